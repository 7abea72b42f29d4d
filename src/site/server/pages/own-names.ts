import type { ScheduleClient } from '#clients/schedule/schedule-client.ts';
import { defaultLanguages, type Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import { ownWords } from '#platform/log/error-fields.ts';
import type { Log } from '#platform/log/log.ts';
import { foreignLang } from '#site/i18n/name-lang.ts';

export type FindOwnNames = (data: unknown, locale: Locale) => Promise<readonly string[] | undefined>;

/** Screens that show names of the network. */
const ofNetwork = /^(?:schedules|print|planner)\/|^content\/(?:home|search)$/;

export const hasNetworkNames = (screen: string): boolean => ofNetwork.test(screen);

/**
 * The names of the network that a page shows in the language of the page: all others are in that of the feed, and marked
 * so. Where they cannot be read every name is taken as one of those, which most are.
 */
export function createOwnNames(
  schedule: Pick<ScheduleClient, 'loadTranslatedNames'>,
  { languages = defaultLanguages }: Pick<Operator, 'languages'>,
  log: Log,
): FindOwnNames {
  return async (data, locale) => {
    if (foreignLang(languages.names, locale) === undefined) return undefined;
    const names = await schedule.loadTranslatedNames(locale).catch((thrown: unknown) => {
      log.warn({ reason: ownWords(thrown) }, 'translated names could not be read');
      return [];
    });
    if (names.length === 0) return undefined;
    const found = new Set<string>();
    collect(data, new Set(names), found);
    return found.size === 0 ? undefined : [...found];
  };
}

function collect(value: unknown, names: ReadonlySet<string>, found: Set<string>): void {
  if (typeof value === 'string') {
    if (names.has(value)) found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, names, found);
  }
}
