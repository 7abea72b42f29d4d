import type { FastifyInstance } from 'fastify';
import { jsonApiMediaType } from '#contract/content/json-api.ts';
import type { Bilingual } from '#domain/locale.ts';
import type { ThemedColour } from '#domain/operator.ts';
import type { PasswordPolicy } from '#domain/password-policy.ts';
import type { StateStore } from '#platform/cache-store/cache-store.ts';
import type { ServiceClock } from '#lib/time/service-clock.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { orOutage } from '#platform/database/outage.ts';
import { takeText } from '#platform/http/body-parsers.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { mountEndpoints, type AnyEndpoint } from '#platform/http/mount.ts';
import { mountOpenApi } from '#platform/http/api-page/mount-api.ts';
import { originAsked } from '#platform/http/origin-asked.ts';
import { serviceBase } from '#platform/http/service-base.ts';
import type { TrustedProxies } from '#platform/http/trusted-proxies.ts';
import type { Log } from '#platform/log/log.ts';
import { deriveKey } from '#platform/secret.ts';
import { startDelivery, type MailCounts } from '#platform/delivery/delivery.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { JobQueue, QueueLook } from '#platform/queue/job-queue.ts';
import { createAccountTurns } from './acts/account-turns.ts';
import type { ActContext } from './acts/act-context.ts';
import type { CallContext, OAuthClient } from './api/call-context.ts';
import { formatError } from './api/errors.ts';
import { followerEndpoints } from './api/follower-endpoints.ts';
import { oauthEndpoints } from './api/oauth-endpoints.ts';
import { profileEndpoints } from './api/profile-endpoints.ts';
import { staffEndpoints } from './api/staff-endpoints.ts';
import { subscriptionEndpoints } from './api/subscription-endpoints.ts';
import { userEndpoints } from './api/user-endpoints.ts';
import { usersEndpoints } from './api/users-endpoints.ts';
import { createDevices } from './devices.ts';
import { createLimits } from './limits.ts';
import { createLinks } from './links.ts';
import { createCompose } from './mail/compose-mail.ts';
import { createMailOffice, mailQueues, mailRounds } from './mail/mail-office.ts';
import type { MailHouse } from '#domain/mail/mail-text.ts';
import { createMailBook } from './mail/read-mails.ts';
import type { NewsletterPlatform } from './newsletter/newsletter-platform.ts';
import { createOwnPlatform } from './newsletter/own-platform.ts';
import type { NoticeSource } from './notices/notice-source.ts';
import { watchNotices } from './notices/watch-notices.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import type { ListLines, SitePages, VerifyPerson } from './ports.ts';
import { startAccountRetention } from './retention/retention.ts';

export interface AccountsServiceOptions {
  readonly database: Database;
  readonly state: StateStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Where this service answers, when the request does not tell it. */
  readonly publicUrl?: string | undefined;
  /** Signs the links in mails. */
  readonly linkKey: string;
  readonly insideKey: string;
  readonly clients: readonly OAuthClient[];
  readonly policy: PasswordPolicy;
  readonly listLines: ListLines;
  readonly verifyPerson: VerifyPerson;
  /** Told when every sign-in of an account is over: whoever shows it as signed in must not do so any more. */
  readonly tellSignedOut: (accountId: number) => void;
  readonly pages: SitePages;
  readonly notices: NoticeSource;
  /** Of the operator's days. */
  readonly days: ServiceClock;
  /** Whose newsletter a member's choice is about. */
  readonly organization: string;
  /** Who keeps the subscribers of newsletters; this service unless given. */
  readonly newsletters?: NewsletterPlatform | undefined;
  readonly mail: {
    /** With the queues of `mailQueues`; closed by who opened it, as the sender is. */
    readonly queue: JobQueue;
    readonly sender: MailSender;
    readonly house: Bilingual<MailHouse>;
    readonly from: string;
  };
  readonly trustProxy?: TrustedProxies;
  readonly accent?: ThemedColour;
}

export interface AccountsService {
  readonly app: FastifyInstance;
  /** What the program is told at its start and its end. */
  readonly act: ActContext;
  /** What came of mails since the start, and the lane of passwords, for who operates the program. */
  readonly watched: { readonly mails: MailCounts; readonly passwords: Passwords['lane'] };
  /** What waits to be mailed, by queue. */
  lookAtQueues(): Promise<Readonly<Record<string, QueueLook>>>;
  /** Looks at the notices from now on: services beside it can be asked. */
  begin(): void;
  /** Looks at the notices now, as it does by itself every minute. */
  tellOfNotices(): Promise<void>;
  /** Erases what was held long enough, as it does by itself every hour; gives how much of each went. */
  eraseWhatIsDue(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

/** Who has a profile, what they chose, and the mail that goes to them (contract, section 5). */
export function createAccountsService(options: AccountsServiceOptions): AccountsService {
  const { database, clock, log, mail } = options;
  const { pool } = database;
  const { queue } = mail;
  const links = createLinks(options.linkKey);
  const compose = createCompose({ links, pages: options.pages, house: mail.house, from: mail.from, clock });
  const delivery = startDelivery({
    pool,
    queue,
    sender: mail.sender,
    book: createMailBook(compose),
    rounds: mailRounds,
    clock,
    log,
  });
  const passwords = createPasswords();
  const mails = createMailOffice({ queue, clock, onWake: () => delivery.wake() });
  const act: ActContext = {
    pool,
    clock,
    links,
    passwords,
    limits: createLimits({ state: options.state, clock, key: deriveKey(options.linkKey, 'limits') }),
    devices: createDevices({ key: deriveKey(options.linkKey, 'devices'), now: () => clock.now() }),
    turns: createAccountTurns(),
    policy: options.policy,
    mails,
    newsletters: options.newsletters ?? createOwnPlatform({ pool, clock, links, mails }),
    organization: options.organization,
    listLines: options.listLines,
    verifyPerson: options.verifyPerson,
    tellSignedOut: options.tellSignedOut,
  };
  const watch = watchNotices({
    pool,
    source: options.notices,
    mails: act.mails,
    days: options.days,
    width: database.outside.width,
    clock,
    log,
  });
  const retention = startAccountRetention({ pool, clock, log });
  const app = createApp(options, { act, ...options });
  return {
    app,
    act,
    watched: { mails: delivery.counts, passwords: passwords.lane },
    lookAtQueues: async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(mailQueues).map(async ([kind, name]) => [kind, await queue.look(name)] as const),
        ),
      ),
    begin: () => watch.begin(),
    tellOfNotices: () => watch.look(),
    eraseWhatIsDue: () => retention.run(),
    close: async () => {
      await watch.close();
      await retention.close();
      await delivery.close();
      await passwords.close();
    },
  };
}

function createApp(
  { log, trustProxy = 0, accent }: AccountsServiceOptions,
  context: CallContext,
): FastifyInstance {
  const app = createHttpApp({
    log,
    trustProxy,
    formatError: (error, request) => {
      const headers = request.headers as Record<string, string | undefined>;
      const base = serviceBase({ headers, origin: originAsked(request) }, context.publicUrl);
      return formatError(error, { url: request.url, href: `${base}${request.url}` });
    },
  });
  // Each endpoint reads the text itself: a form, JSON, or JSON:API.
  app.removeAllContentTypeParsers();
  takeText(app, '*');
  app.addHook('onSend', async (_request, reply, payload) => {
    if (String(reply.getHeader('content-type')).startsWith(jsonApiMediaType))
      reply.header('content-type', jsonApiMediaType);
    return payload;
  });
  const endpoints = [
    ...oauthEndpoints(context),
    ...userEndpoints(context),
    ...usersEndpoints(context),
    ...profileEndpoints(context),
    ...subscriptionEndpoints(context),
    ...followerEndpoints(context),
    ...staffEndpoints(context),
  ].map((endpoint): AnyEndpoint => ({
    ...endpoint,
    handle: (request) => orOutage(() => endpoint.handle(request)),
  }));
  mountEndpoints(app, endpoints);
  void app.register(async (scope) => mountEndpoints(scope, endpoints), { prefix: '/en' });
  mountOpenApi(app, {
    title: { fr: 'Profils', en: 'Profiles' },
    description: {
      fr: 'Profils, connexions, abonnements et infolettres. Chaque adresse existe aussi sous /en.',
      en: 'Profiles, sign-ins, subscriptions and newsletters. Every path also stands under /en.',
    },
    language: 'en',
    accent,
    endpoints,
  });
  return app;
}
