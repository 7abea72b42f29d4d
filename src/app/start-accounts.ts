import { join } from 'node:path';
import { loadLineTerms } from '#clients/content/line-terms.ts';
import { locales, type Bilingual } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import { passwordPolicies } from '#domain/password-policy.ts';
import { createServiceClock } from '#lib/time/service-clock.ts';
import { createCaptcha } from '#platform/captcha/captcha.ts';
import type { Database } from '#platform/database/database.ts';
import { createOutbox } from '#platform/mail/outbox.ts';
import { mountOutbox } from '#platform/mail/outbox-page.ts';
import { createSmtpThread } from '#platform/mail/smtp-thread.ts';
import { deriveKey } from '#platform/secret.ts';
import { httpTransport, type Transport } from '#platform/transport.ts';
import { createAccountsService, type AccountsService } from '#services/accounts/accounts-service.ts';
import type { MailHouse } from '#domain/mail/mail-text.ts';
import { createRemotePlatform } from '#services/accounts/newsletter/remote-platform.ts';
import type { SitePages } from '#services/accounts/ports.ts';
import type { Foundations } from './materials.ts';
import { createMemberNotices } from './member-notices.ts';
import { createSitePages } from './site-pages.ts';

interface AccountsNeeds {
  readonly database: Database;
  /** The way to the content, which knows the lines. */
  readonly content: Transport;
  /** Where changes of it are told. */
  readonly channel: string;
  readonly timeZone: string;
}

/** The longest that a mail server is waited for. */
const longestSendMs = 60_000;

/** Told to every process when all sign-ins of an account are over. */
export const signedOutChannel = 'signed-out';

/** The site itself, as a client that asks for tokens. */
export const siteClient = (secret: string) => ({ id: 'site', secret: deriveKey(secret, 'oauth-client') });

/** Accounts, with the mail they send: to a server of the operator, or to an outbox that a newcomer can read. */
export async function startAccounts(
  { config, materials: { operator }, store, state, secret, clock, log, ownOrigin }: Foundations,
  { database, content, channel, timeZone }: AccountsNeeds,
): Promise<AccountsService> {
  const origin = () =>
    config.http.publicUrl ?? ownOrigin() ?? `http://${config.http.host}:${config.http.port}`;
  const pages = createSitePages(operator, { origin, strategy: config.locales.strategy });
  const { smtpUrl, from, leaseMs } = config.mail;
  const outbox =
    smtpUrl === undefined ? createOutbox({ folder: join(config.dataDir, 'outbox'), clock, log }) : undefined;
  // A mail whose answer comes after its lease would go twice.
  const limits = { wholeMs: Math.min(longestSendMs, leaseMs / 2) };
  const sender = outbox ?? createSmtpThread({ url: smtpUrl ?? '', log, limits });
  const { newsletters } = config.accounts;
  const captcha = createCaptcha({ secret: deriveKey(secret, 'captcha'), clock, state });
  const service = await createAccountsService({
    database,
    state,
    clock,
    log,
    publicUrl: config.http.publicUrl && `${config.http.publicUrl}/services/accounts`,
    linkKey: deriveKey(secret, 'account-links'),
    insideKey: deriveKey(secret, 'inside'),
    clients: [siteClient(secret), ...config.accounts.clients],
    policy: passwordPolicies[config.accounts.passwordPolicy],
    listLines: () => loadLineTerms(content),
    verifyPerson: async (token, purpose) => (await captcha.verify(token, purpose)) === 'ok',
    tellSignedOut: (accountId) =>
      void store.publish(signedOutChannel, String(accountId)).catch((err: unknown) => {
        log.warn({ err }, 'a sign-out could not be told; sessions of it end at their next call');
      }),
    pages,
    notices: createMemberNotices({
      content,
      store,
      channel,
      operator,
      strategy: config.locales.strategy,
      timeZone,
      clock,
      origin,
    }),
    days: createServiceClock(timeZone, operator.serviceDayStartsAtHour),
    organization: operator.shortName.toLowerCase(),
    newsletters:
      newsletters &&
      createRemotePlatform(httpTransport(newsletters.url, config.apiTimeoutMs), newsletters.key),
    mail: {
      sender,
      house: housesOf(operator, pages),
      from: from ?? `${operator.shortName} <${senderAt(origin())}>`,
      leaseS: leaseMs / 1000,
    },
    trustProxy: config.http.trustProxy,
    accent: operator.colours,
  });
  // Behind a proxy of the same machine, visitors would look like who sits at it.
  if (outbox && config.http.publicUrl === undefined) mountOutbox(service.app, { outbox, timeZone });
  return service;
}

const senderAt = (origin: string) => `ne-pas-repondre@${new URL(origin).hostname}`;

function housesOf({ name, shortName, address, phones }: Operator, pages: SitePages): Bilingual<MailHouse> {
  const { street, city, province, postalCode } = address;
  const houses = locales.map((locale) => [
    locale,
    {
      name: name[locale],
      shortName,
      postalAddress: `${street}, ${city} (${province}) ${postalCode}`,
      get home() {
        return pages.home(locale);
      },
      phone: `${phones.general.number}, option\u00a0${phones.general.option}`,
      addressLocale: address.locale,
    },
  ]);
  return Object.fromEntries(houses) as Bilingual<MailHouse>;
}
