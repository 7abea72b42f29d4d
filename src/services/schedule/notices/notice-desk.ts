import { locales, type Locale } from '#domain/locale.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { oneWaiting } from '#lib/one-waiting.ts';
import type { Log } from '#platform/log/log.ts';
import type { NoticePort } from '#services/schedule/ports.ts';

/** What staff tell, in each language: the same notices, in other words. */
export type ToldNotices = Readonly<Record<Locale, readonly Notice[]>>;

export const nothingTold: ToldNotices = { fr: [], en: [] };

export interface NoticeDesk {
  /** As they were last read; another object when something changed. */
  current(): ToldNotices;
  /** Whether they have been read at all: until then it is not known that there are none. */
  isRead(): boolean;
  /** Reads them now; what cannot be read stays as it was. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface NoticeDeskOptions {
  readonly port: NoticePort;
  readonly log: Log;
  /** They are read again this often, for a backend that announces nothing. */
  readonly everyMs?: number;
  /** Called after something changed. */
  onChange(): void;
}

/** Keeps the notices of staff at hand. Boards never wait for the content: they show what was last read of it. */
export function createNoticeDesk({ port, log, everyMs = 15_000, onChange }: NoticeDeskOptions): NoticeDesk {
  let told = nothingTold;
  let written = writtenOf(told);
  let isAway = false;
  let isRead = false;
  let isClosed = false;

  async function read(): Promise<void> {
    if (isClosed) return;
    try {
      const next = await port.load();
      if (isAway) log.info({}, 'notices are read again');
      isAway = false;
      isRead = true;
      const text = writtenOf(next);
      if (text === written) return;
      told = next;
      written = text;
      onChange();
    } catch (err) {
      if (!isAway) log.warn({ err }, 'notices cannot be read: boards show those read before');
      isAway = true;
    }
  }

  // One after the other, so that what was asked for last is what stays; of many changes in a row each is not read apart.
  const refresh = oneWaiting(read);
  const timer = setInterval(() => void refresh(), everyMs).unref();
  const leave = port.follow(() => void refresh());
  return {
    current: () => told,
    isRead: () => isRead,
    refresh,
    close: async () => {
      clearInterval(timer);
      leave();
      isClosed = true;
      // Ends after the one under way.
      await refresh();
    },
  };
}

const writtenOf = (told: ToldNotices) => JSON.stringify(locales.map((locale) => told[locale]));
