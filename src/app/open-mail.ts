import { join } from 'node:path';
import { locales, type Bilingual } from '#domain/locale.ts';
import type { MailHouse } from '#domain/mail/mail-text.ts';
import type { Operator } from '#domain/operator.ts';
import type { Database } from '#platform/database/database.ts';
import { mailPlan } from '#platform/delivery/delivery.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import { createOutbox, type Outbox } from '#platform/mail/outbox.ts';
import { createSmtpThread } from '#platform/mail/smtp-thread.ts';
import { openJobQueue, type JobQueue } from '#platform/queue/job-queue.ts';
import type { Foundations } from './materials.ts';
import { createSitePages, type SitePages } from './site-pages.ts';
import { strategyOf } from './site-place.ts';

/** What the services of a process mail with: one queue in the database, one way out. */
export interface Mail {
  readonly queue: JobQueue;
  readonly sender: MailSender;
  /** Where mails stay that no server takes. */
  readonly outbox: Outbox | undefined;
  readonly house: Bilingual<MailHouse>;
  /** `Name <address>`. */
  readonly from: string;
  /** The pages of the site that mails lead to. */
  readonly pages: SitePages;
  /** Scheme and host of the site, known once it listens. */
  origin(): string;
  close(): Promise<void>;
}

/** The longest that a mail server is waited for. */
const longestSendMs = 60_000;

/** To a server of the operator, or to an outbox that a newcomer can read. */
export async function openMail(
  { config, materials, clock, log, ownOrigin }: Foundations,
  { database, queues }: { readonly database: Database; readonly queues: readonly string[] },
): Promise<Mail> {
  const { operator } = materials;
  const { smtpUrl, from, leaseMs } = config.mail;
  const origin = () =>
    config.http.publicUrl ?? ownOrigin() ?? `http://${config.http.host}:${config.http.port}`;
  const pages = createSitePages(operator, { origin, strategy: strategyOf({ config, materials }) });
  const plan = mailPlan(leaseMs / 1000);
  const queue = await openJobQueue({
    database,
    queues: Object.fromEntries(queues.map((name) => [name, plan])),
    log,
  });
  const outbox =
    smtpUrl === undefined ? createOutbox({ folder: join(config.dataDir, 'outbox'), clock, log }) : undefined;
  // A mail whose answer comes after its lease would go twice.
  const limits = { wholeMs: Math.min(longestSendMs, leaseMs / 2) };
  const sender = outbox ?? createSmtpThread({ url: smtpUrl ?? '', log, limits });
  return {
    queue,
    sender,
    outbox,
    house: housesOf(operator, pages),
    from: from ?? `${operator.shortName} <${senderAt(origin())}>`,
    pages,
    origin,
    close: async () => {
      await queue.close();
      await sender.close();
    },
  };
}

const senderAt = (origin: string) => `ne-pas-repondre@${new URL(origin).hostname}`;

function housesOf({ name, shortName, address, phones }: Operator, pages: SitePages): Bilingual<MailHouse> {
  const { general } = phones;
  const option = general?.option === undefined ? '' : `, option\u00a0${general.option}`;
  const houses = locales.map((locale) => [
    locale,
    {
      name: name[locale],
      shortName,
      ...(address && {
        postalAddress: `${address.street}, ${address.city} (${address.province}) ${address.postalCode}`,
        addressLocale: address.locale,
      }),
      get home() {
        return pages.home(locale);
      },
      ...(general && { phone: general.number + option }),
    },
  ]);
  return Object.fromEntries(houses) as Bilingual<MailHouse>;
}
