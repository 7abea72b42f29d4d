import type { ContentClient } from '#clients/content/content-client.ts';
import type { LineSummary, ScheduleClient } from '#clients/schedule/schedule-client.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { sortBySeverity, type Notice } from '#domain/notice.ts';
import { toAppError } from '#lib/errors.ts';
import type { Log } from '#platform/log.ts';

/** What the whole site shares: lines and notices. A part that could not be read is empty. */
export interface SharedData {
  readonly lines: readonly LineSummary[];
  readonly notices: readonly Notice[];
  readonly generalNotices: readonly Notice[];
  readonly promotedNotices: readonly Notice[];
}

export interface SiteData {
  current(locale: Locale): SharedData;
  /** Loads all parts together. One that fails is logged and reported, keeps its last value, and stops nothing. */
  load(): Promise<void>;
}

export interface SiteDataOptions {
  readonly content: ContentClient;
  readonly schedule: ScheduleClient;
  readonly log: Log;
  report(error: unknown, part: string): void;
}

const nothing: SharedData = { lines: [], notices: [], generalNotices: [], promotedNotices: [] };

export function createSiteData({ content, schedule, log, report }: SiteDataOptions): SiteData {
  const data: Record<Locale, SharedData> = { fr: nothing, en: nothing };
  /** The last good list of each part. */
  const lists = new Map<string, readonly Notice[]>();

  async function part<T>(name: string, load: () => Promise<T>, last: T): Promise<T> {
    try {
      return await load();
    } catch (error) {
      const { code, message } = toAppError(error);
      log.warn({ part: name, code, reason: message }, 'a part of the site data could not be loaded');
      report(error, name);
      return last;
    }
  }

  /** Both versions of a list, merged; each may fail alone. */
  async function noticesOf(selection: 'all' | 'general' | 'promoted', locale: Locale): Promise<Notice[]> {
    const versions = await Promise.all(
      (['notices', 'notices_v2'] as const).map(async (version) => {
        const name = `${version}:${selection}:${locale}`;
        const load = () => content.loadNotices(version, selection, locale);
        const list = await part<readonly Notice[]>(name, load, lists.get(name) ?? []);
        lists.set(name, list);
        return list;
      }),
    );
    return versions.flat();
  }

  return {
    current: (locale) => data[locale],
    load: async () => {
      const [lines] = await Promise.all([
        part('lines', () => schedule.loadLines(), data.fr.lines),
        part('settings', () => content.loadSettings('fr'), undefined),
        ...locales.map(async (locale) => {
          const [notices, generalNotices, promoted] = await Promise.all(
            (['all', 'general', 'promoted'] as const).map((selection) => noticesOf(selection, locale)),
          );
          const promotedNotices = sortBySeverity(promoted ?? []);
          data[locale] = {
            ...data[locale],
            notices: notices ?? [],
            generalNotices: generalNotices ?? [],
            promotedNotices,
          };
        }),
      ]);
      for (const locale of locales) data[locale] = { ...data[locale], lines };
    },
  };
}
