import type { ContentClient } from '#clients/content/content-client.ts';
import type { ScheduleClient } from '#clients/schedule/schedule-client.ts';
import type { LineSummary } from '#domain/line.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { sortByWeight, type Notice } from '#domain/notices/notice.ts';
import { createPartLoader, type PartLoaderOptions } from './part-loader.ts';

/** What the whole site shares: lines and notices. A part that could not be read is empty. */
interface SharedData {
  readonly lines: readonly LineSummary[];
  readonly notices: readonly Notice[];
  readonly generalNotices: readonly Notice[];
  readonly promotedNotices: readonly Notice[];
}

export interface SiteData {
  current(locale: Locale): SharedData;
  /** Loads all parts together. */
  load(): Promise<void>;
}

interface SiteDataOptions extends PartLoaderOptions {
  readonly content: ContentClient;
  readonly schedule: ScheduleClient;
}

const nothing: SharedData = { lines: [], notices: [], generalNotices: [], promotedNotices: [] };

export function createSiteData({ content, schedule, ...options }: SiteDataOptions): SiteData {
  const loadPart = createPartLoader('site data', options);
  const data: Record<Locale, SharedData> = { fr: nothing, en: nothing };

  /** Both versions of a list, merged; each may fail alone. */
  async function noticesOf(selection: 'all' | 'general' | 'promoted', locale: Locale): Promise<Notice[]> {
    const versions = await Promise.all(
      (['notices', 'notices_v2'] as const).map((version) => {
        const load = () => content.loadNotices({ version, selection, locale });
        return loadPart(`${version}:${selection}:${locale}`, load, []);
      }),
    );
    return versions.flat();
  }

  return {
    current: (locale) => data[locale],
    load: async () => {
      await Promise.all([
        loadPart('settings', () => content.loadSettings('fr'), undefined),
        ...locales.map(async (locale) => {
          const [lines, notices, generalNotices, promoted] = await Promise.all([
            loadPart(`lines:${locale}`, () => schedule.loadLines(locale), []),
            noticesOf('all', locale),
            noticesOf('general', locale),
            noticesOf('promoted', locale),
          ]);
          const promotedNotices = sortByWeight(promoted);
          data[locale] = { lines, notices, generalNotices, promotedNotices };
        }),
      ]);
    },
  };
}
