import type pg from 'pg';
import type { ServiceClock } from '#lib/time/service-clock.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailOffice } from '#services/accounts/mail/mail-office.ts';
import { findEvents } from './find-events.ts';
import type { NoticeSource } from './notice-source.ts';
import { sendDigests } from './send-digests.ts';
import { tellSome } from './tell-followers.ts';

interface WatchOptions {
  readonly pool: pg.Pool;
  readonly source: NoticeSource;
  readonly mails: MailOffice;
  readonly days: ServiceClock;
  /** How many statements of strangers the database takes at once. */
  readonly width: number;
  readonly clock: Clock;
  readonly log: Log;
}

export interface NoticeWatch {
  /** Looks from now on, once the content can be asked. */
  begin(): void;
  /** Looks now, and tells whatever there is to tell. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Notices also begin and end by themselves, with nobody who says so. */
const everyMs = 60_000;

/** Tells members of notices: when the content changes, and when their time comes. */
export function watchNotices(options: WatchOptions): NoticeWatch {
  const { source, log } = options;
  const state = { isClosed: false, isAskedAgain: false };
  let underWay: Promise<void> | undefined;

  async function work(): Promise<void> {
    await findEvents(options);
    while (!state.isClosed && (await tellSome(options)));
    while (!state.isClosed && (await sendDigests(options)));
  }

  async function run(): Promise<void> {
    do {
      state.isAskedAgain = false;
      await work();
    } while (state.isAskedAgain && !state.isClosed);
  }

  /** One at a time; who asks meanwhile has it done once more. */
  function look(): Promise<void> {
    if (underWay) state.isAskedAgain = true;
    underWay ??= run().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  const lookAndLog = () => {
    look().catch((err: unknown) => log.error({ err }, 'members could not be told of notices'));
  };
  let end = () => {};
  return {
    begin: () => {
      const timer = setInterval(lookAndLog, everyMs).unref();
      const unfollow = source.follow(lookAndLog);
      end = () => {
        clearInterval(timer);
        unfollow();
      };
      lookAndLog();
    },
    look,
    close: async () => {
      state.isClosed = true;
      end();
      await underWay?.catch(() => undefined);
    },
  };
}
