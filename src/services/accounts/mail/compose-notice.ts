import type { Bilingual } from '#domain/locale.ts';
import { noticesOrganization } from '#domain/member.ts';
import type { ComposeOptions, Gathered } from './gathered.ts';
import type { NoticeFacts } from './mail-facts.ts';
import type { WaitingMail } from './read-mails.ts';
import { subscriptionLink } from './subscription-link.ts';

/** What a notice says to everyone who is told of it, in both languages. */
export type NoticeWords = Omit<NoticeFacts, 'event' | 'because' | 'choices' | 'unsubscribe'>;

export type NoticeBulletin = Bilingual<NoticeWords>;

type Because = NoticeFacts['because'];

/** Whether it still concerns them: they may have stopped it since it was decided. */
function isWanted(account: WaitingMail['account'], because: Because): boolean {
  if (!account) return false;
  return 'general' in because
    ? account.wantsGeneral
    : because.lines.some((number) => account.wantedLines.includes(number));
}

/** Why somebody is told no more; undefined where they are. */
function whyDropped(account: WaitingMail['account'], reasons: readonly Because[]): string | undefined {
  if (!account?.isActive) return 'nobody is there to be told';
  return reasons.some((because) => isWanted(account, because))
    ? undefined
    : 'they have stopped these notices';
}

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
  // What it is to this person: an update is new to who hears of it for the first time.
  const { event, because } = data as Pick<NoticeFacts, 'because' | 'event'>;
  const dropped = whyDropped(account, [because]) ?? (bulletin ? undefined : 'the notice is gone');
  if (dropped !== undefined) return { dropped };
  const { [locale]: words } = bulletin as unknown as NoticeBulletin;
  const { oneClick, ...out } = waysOut(waiting, options);
  return { facts: { ...words, event, because, ...out }, oneClick };
}

/** All that was decided since the morning before. */
export function composeDigest(waiting: WaitingMail, options: ComposeOptions): Gathered<'digest'> {
  const { account } = waiting;
  const { notices = [] } = waiting.data as {
    readonly notices?: readonly Omit<NoticeFacts, 'choices' | 'unsubscribe'>[];
  };
  const dropped = whyDropped(
    account,
    notices.map(({ because }) => because),
  );
  if (dropped !== undefined) return { dropped };
  const wanted = notices.filter(({ because }) => isWanted(account, because));
  const { oneClick, ...out } = waysOut(waiting, options);
  return { facts: { notices: wanted.map((notice) => ({ ...notice, ...out })), ...out }, oneClick };
}
