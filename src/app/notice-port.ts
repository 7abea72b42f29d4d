import { createCopies } from '#clients/copies/copies.ts';
import { loadNotices } from '#clients/content/notices/load-notices.ts';
import { parseNotice } from '#clients/content/notices/parse-notice.ts';
import type { Locale } from '#domain/locale.ts';
import { mergeNotices } from '#domain/notices/merge-notices.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Transport } from '#platform/transport.ts';
import type { NoticePort } from '#services/schedule/ports.ts';

interface NoticePortOptions {
  /** The way to the content, wherever it is. */
  readonly content: Transport;
  /** Told of here when the content changes. */
  readonly store: CacheStore;
  readonly channel: string;
  /** Where the last good copy is kept, so that a start during an outage knows which stops are closed. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
}

const prefix = 'schedule-notices:';
/** They are asked for again each time; the copies are for bad days. */
const life = { freshMs: 0, keepMs: 0 };

/**
 * Nobody waits for these loads, so a slow one is waited for: taking the older copy instead would hide a change until the
 * next look. The transport ends each load long before.
 */
const slowMs = 120_000;

/** The notices of the content, for timetables. */
export function createNoticePort(options: NoticePortOptions): NoticePort & { close(): Promise<void> } {
  const { content, store, channel } = options;
  const copies = createCopies({ ...options, slowMs });

  async function loadIn(locale: Locale): Promise<Notice[]> {
    const versions = (['notices', 'notices_v2'] as const).map((version) =>
      loadNotices(content, { version, selection: 'all', locale }),
    );
    return mergeNotices((await Promise.all(versions)).flat());
  }

  const read = (locale: Locale) =>
    copies.read({ key: `${prefix}${locale}`, ...life, load: () => loadIn(locale) });
  return {
    load: async () => {
      const [fr, en] = await Promise.all([read('fr'), read('en')]);
      return { fr, en };
    },
    read: ({ data, included = [] }) => parseNotice(data, included),
    follow: (changed) => store.subscribe(channel, () => changed()),
    close: () => copies.close(),
  };
}
