import { slugOf } from '#lib/slug.ts';
import { loadLineTerms } from '#clients/content/line-terms.ts';
import { passwordPolicies } from '#domain/password-policy.ts';
import { createServiceClock } from '#lib/time/service-clock.ts';
import type { Database } from '#platform/database/database.ts';
import { mountOutbox } from '#platform/mail/outbox-page.ts';
import { deriveKey } from '#platform/secret.ts';
import { httpTransport, type Transport } from '#platform/transport.ts';
import { createAccountsService, type AccountsService } from '#services/accounts/accounts-service.ts';
import { createRemotePlatform } from '#services/accounts/newsletter/remote-platform.ts';
import type { VerifyPerson } from '#services/accounts/ports.ts';
import type { Foundations } from './materials.ts';
import { createMemberNotices } from './member-notices.ts';
import { strategyOf } from './site-place.ts';
import type { Mail } from './open-mail.ts';

interface AccountsNeeds {
  readonly database: Database;
  /** The way to the content, which knows the lines. */
  readonly content: Transport;
  /** Where changes of it are told. */
  readonly channel: string;
  readonly timeZone: string;
  readonly mail: Mail;
  readonly verifyPerson: VerifyPerson;
}

/** Told to every process when all sign-ins of an account are over. */
export const signedOutChannel = 'signed-out';

/** The site itself, as a client that asks for tokens. */
export const siteClient = (secret: string) => ({ id: 'site', secret: deriveKey(secret, 'oauth-client') });

/** Accounts, with the mail they send. */
export function startAccounts(
  { config, materials, store, state, secret, clock, log }: Foundations,
  { database, content, channel, timeZone, mail, verifyPerson }: AccountsNeeds,
): AccountsService {
  const { operator } = materials;
  const { outbox, pages, origin } = mail;
  const { newsletters } = config.accounts;
  const service = createAccountsService({
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
    verifyPerson,
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
      strategy: strategyOf({ config, materials }),
      timeZone,
      clock,
      origin,
    }),
    days: createServiceClock(timeZone, operator.serviceDayStartsAtHour),
    organization: slugOf(operator.shortName),
    newsletters:
      newsletters &&
      createRemotePlatform(httpTransport(newsletters.url, config.apiTimeoutMs), newsletters.key),
    mail,
    trustProxy: config.http.trustProxy,
    accent: operator.colours,
  });
  // Behind a proxy of the same machine, visitors would look like who sits at it.
  if (outbox && config.http.publicUrl === undefined) mountOutbox(service.app, { outbox, timeZone });
  return service;
}
