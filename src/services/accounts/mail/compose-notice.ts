import type { Bilingual } from '#domain/locale.ts';
import { noticesOrganization } from '#domain/member.ts';
import type { ComposeOptions, Gathered } from './gathered.ts';
import type { NoticeFacts } from './mail-facts.ts';
import type { WaitingMail } from './read-mails.ts';
import { subscriptionLink } from './subscription-link.ts';

/** What a notice says to everyone who is told of it, in both languages. */
export type NoticeWords = Omit<NoticeFacts, 'event' | 'because' | 'choices' | 'unsubscribe'>;

export type NoticeBulletin = Bilingual<NoticeWords>;

/** Whether somebody who left or stopped it meanwhile is told no more; why. */
const whyDropped = (account: WaitingMail['account']): string | undefined =>
  account?.isActive ? undefined : 'nobody is there to be told';

/** The ways out of every mail about notices. */
function waysOut({ account, locale }: WaitingMail, options: ComposeOptions) {
  const uid = account?.id ?? 0;
  const link = subscriptionLink('remove', { uid, organization: noticesOrganization }, options);
  const { pages } = options;
  return {
    choices: pages.choices(locale),
    unsubscribe: pages.confirmUnsubscription(link, locale),
    oneClick: pages.oneClick(link),
  };
}

export function composeNotice(waiting: WaitingMail, options: ComposeOptions): Gathered<'notice'> {
  const { account, bulletin, data, locale } = waiting;
  const dropped = whyDropped(account) ?? (bulletin ? undefined : 'the notice is gone');
  if (dropped !== undefined) return { dropped };
  const { [locale]: words } = bulletin as unknown as NoticeBulletin;
  // What it is to this person: an update is new to who hears of it for the first time.
  const { event, because } = data as Pick<NoticeFacts, 'because' | 'event'>;
  const { oneClick, ...out } = waysOut(waiting, options);
  return { facts: { ...words, event, because, ...out }, oneClick };
}

/** All that was decided since the morning before. */
export function composeDigest(waiting: WaitingMail, options: ComposeOptions): Gathered<'digest'> {
  const dropped = whyDropped(waiting.account);
  if (dropped !== undefined) return { dropped };
  const { notices = [] } = waiting.data as {
    readonly notices?: readonly Omit<NoticeFacts, 'choices' | 'unsubscribe'>[];
  };
  const { oneClick, ...out } = waysOut(waiting, options);
  return { facts: { notices: notices.map((notice) => ({ ...notice, ...out })), ...out }, oneClick };
}
