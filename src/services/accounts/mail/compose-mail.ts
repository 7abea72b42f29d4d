import type { Clock } from '#platform/clock.ts';
import { guessBounds } from '#services/accounts/guess-limits.ts';
import { addState, linkLifeMs } from '#services/accounts/links.ts';
import type { Composed } from '#platform/delivery/mail-book.ts';
import type { ComposeOptions, Gathered } from './gathered.ts';
import type { MailKind } from './mail-facts.ts';
import { composeDigest, composeNotice } from './compose-notice.ts';
import type { WaitingMail } from './read-mails.ts';
import { subscriptionLink } from './subscription-link.ts';
import { writeMail } from './write-mail.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Gather = {
  readonly [Kind in MailKind]: (waiting: WaitingMail, options: ComposeOptions) => Gathered<Kind>;
};

const secondsOf = (clock: Clock) => Math.floor(clock.now() / 1000);

/** Links are made when the mail leaves: their time begins then, and none is kept anywhere. */
function accountLink(
  purpose: 'activation' | 'reset',
  account: NonNullable<WaitingMail['account']>,
  { links, clock }: ComposeOptions,
) {
  const parts = { purpose, uid: account.id, timestamp: secondsOf(clock), state: account.linkState } as const;
  return { uid: parts.uid, timestamp: parts.timestamp, hash: links.hashOf(parts) };
}

function gatherActivation(
  waiting: WaitingMail,
  options: ComposeOptions,
  page: 'activation' | 'validation' = 'activation',
): Gathered<'activation'> {
  const { account, locale } = waiting;
  if (!account || account.isActive) return { dropped: 'the account is active already' };
  if (account.mail !== waiting.recipient) return { dropped: 'the address has changed since' };
  const href = options.pages[page](accountLink('activation', account, options), locale);
  return { facts: { href, hours: linkLifeMs.activation / hourMs } };
}

const gather: Gather = {
  activation: (waiting, options) => gatherActivation(waiting, options),
  'address-validation': (waiting, options) => gatherActivation(waiting, options, 'validation'),
  taken: ({ locale }, { pages }) => ({
    facts: { login: pages.login(locale), reset: pages.askReset(locale) },
  }),
  reset: ({ account, recipient, locale }, options) => {
    if (!account || account.mail !== recipient) return { dropped: 'the address has changed since' };
    const { timestamp, hash } = accountLink('reset', account, options);
    const href = options.pages.reset({ name: account.mail, temp: `${timestamp}.${hash}` }, locale);
    return { facts: { href, hours: linkLifeMs.reset / hourMs } };
  },
  'address-left': ({ locale }, { pages }) => ({ facts: { contact: pages.contact(locale) } }),
  'password-changed': ({ locale }, { pages }) => ({ facts: { reset: pages.askReset(locale) } }),
  'sign-in-failures': ({ locale }, { pages }) => ({
    facts: { reset: pages.askReset(locale), failures: guessBounds.account.told },
  }),
  'newsletter-confirmation': ({ newsletter, locale }, options) => {
    if (newsletter?.state !== 'pending') return { dropped: 'the subscription needs no confirmation' };
    const link = subscriptionLink(
      'add',
      {
        uid: newsletter.id,
        organization: newsletter.organization,
        state: addState(newsletter.endedMs),
      },
      options,
    );
    return { facts: { href: options.pages.confirmSubscription(link, locale), days: linkLifeMs.add / dayMs } };
  },
  notice: composeNotice,
  digest: composeDigest,
  'account-deleted': ({ locale }, { pages }) => ({ facts: { contact: pages.contact(locale) } }),
};

/** Headers of every mail of a program: nobody's holiday notice answers it. */
const ownHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

export function createCompose(options: ComposeOptions): (waiting: WaitingMail) => Composed {
  const { house, from, clock } = options;
  const domain = /@([^\s>@]+)/.exec(from)?.[1] ?? 'localhost';
  return (waiting) => {
    const { id, kind, recipient, locale, account } = waiting;
    if (comesBack(waiting, clock.now())) return { dropped: 'mail to the address comes back' };
    const gathered = gather[kind](waiting, options);
    if ('dropped' in gathered) return gathered;
    const person = { firstName: account?.firstName ?? '' };
    const setting = { person, house: house[locale], locale };
    // Each kind is gathered for its own words.
    const { subject, html, text } = writeMail(kind, gathered.facts as never, setting);
    const headers = { ...ownHeaders, ...unsubscribeHeaders(gathered.oneClick) };
    const messageId = `<${id}@${domain}>`;
    return { mail: { from, to: recipient, subject, text, html, messageId, headers, atMs: clock.now() } };
  };
}

/** What somebody asked for themselves, and cannot do without. */
const askedFor: readonly MailKind[] = [
  'activation',
  'address-validation',
  'reset',
  'newsletter-confirmation',
];

/**
 * Nothing more goes to an address that refused mail for good. What its owner asks for is tried once more a day later: a
 * mailbox may have been full, and nobody else could let them in again.
 */
function comesBack({ kind, account, newsletter, recipient }: WaitingMail, nowMs: number): boolean {
  const ofAccount = account?.mail === recipient ? account.bouncedMs : null;
  const bouncedMs = Math.max(ofAccount ?? -Infinity, newsletter?.bouncedMs ?? -Infinity);
  return askedFor.includes(kind) ? nowMs - bouncedMs < dayMs : bouncedMs > -Infinity;
}

/** One press in the mail program ends it (RFC 8058). */
function unsubscribeHeaders(oneClick: string | undefined): Record<string, string> {
  if (oneClick === undefined) return {};
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
