import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SearchResultJson } from '#contract/content/solr-search.ts';
import { locales, withPrefix, type Locale } from '#domain/locale.ts';
import type { SearchWords } from '#domain/search-words.ts';
import { AppError } from '#lib/errors.ts';
import { within } from '#lib/within.ts';
import type { Log } from '#platform/log/log.ts';
import type { Transport } from '#platform/transport.ts';
import { formatInstant } from '#services/content/store/attribute-value.ts';
import { excerptOf } from './excerpt.ts';
import { searchExternally } from './external-search.ts';
import type { FoundEntry } from './find-entries.ts';
import type { MissedSearches } from './missed-searches.ts';
import {
  listScheduleResults,
  mostOfSchedule,
  scheduleText,
  type ScheduleResult,
  type ScheduleSearch,
} from './schedule-results.ts';
import type { AskedSearch, SearchAnswer } from './search-answer.ts';
import { searchEverything } from './search-everything.ts';
import { indexSynonyms, type SynonymIndex } from './synonym-index.ts';

export interface SearchDeskOptions {
  /** What the operator says of words. */
  readonly words: SearchWords | undefined;
  /** Undefined where nobody knows the lines and the stops. */
  readonly schedules: ScheduleSearch | undefined;
  /** Another service that answers instead, which speaks as Solr does; its own index then has to follow. */
  readonly external: Transport | undefined;
  /** Where searches that found nothing are counted. */
  readonly missed: Pick<MissedSearches, 'note'>;
  readonly log: Log;
}

/** Does the part of the work that asks the database, when it is its turn. */
export type InTurn = <Result>(work: (orm: NodePgDatabase) => Promise<Result>) => Promise<Result>;

/** Where every search is answered. */
export interface SearchDesk {
  search(asked: AskedSearch, inTurn: InTurn): Promise<SearchAnswer>;
}

/** The lines and the stops are not waited for longer: the rest of the answer is there already. */
const scheduleWaitMs = 1500;

export function openSearchDesk(options: SearchDeskOptions): SearchDesk {
  const { words, schedules, external, missed, log } = options;
  const synonyms = Object.fromEntries(
    locales.map((locale) => [locale, indexSynonyms(words, locale)]),
  ) as Readonly<Record<Locale, SynonymIndex>>;

  /**
   * The lines and the stops that are called so; undefined where they could not be asked. The first one is enough where
   * they are no results themselves: that there is one says that the words are a name.
   */
  async function findSchedules({
    typed,
    view: { locale },
    withSchedules,
  }: AskedSearch): Promise<readonly ScheduleResult[] | undefined> {
    const text = scheduleText(typed).slice(0, 100);
    if (!schedules || text.trim() === '') return [];
    const late = () => new AppError('unavailable', 'lines and stops take too long');
    try {
      const asked = schedules.find({ text, locale, limit: withSchedules ? mostOfSchedule : 1 });
      return listScheduleResults(await within(scheduleWaitMs, asked, late), text, {
        locale,
        abbreviations: words?.abbreviations[locale] ?? {},
      });
    } catch (err) {
      log.warn({ err }, 'a search is answered without lines and stops');
      return undefined;
    }
  }

  async function searchHere(
    asked: AskedSearch,
    found: readonly ScheduleResult[],
    inTurn: InTurn,
  ): Promise<SearchAnswer> {
    const { locale } = asked.view;
    const search = { ...asked, synonyms: synonyms[locale], schedules: found };
    const answer = await inTurn((orm) => searchEverything(orm, search));
    const format = (result: FoundEntry | ScheduleResult): SearchResultJson => {
      if (!('target' in result)) return formatEntry(result, answer.words, locale);
      const path = schedules?.pathOf(result.target, { base: answer.schedulesPath ?? '', locale }) ?? '';
      return formatSchedule(result, withPrefix(path, locale), { words: answer.words, locale });
    };
    return { ...answer, results: answer.results.map(format) };
  }

  return {
    search: async (asked, inTurn) => {
      const finding = findSchedules(asked);
      const whole = external
        ? await searchExternally(external, asked)
        : await searchHere(asked, (await finding) ?? [], inTurn);
      const isPartial = asked.withSchedules && (await finding) === undefined;
      const answer = isPartial ? { ...whole, isPartial } : whole;
      const isEmpty = Object.keys(answer.counts).length === 0 && answer.count === 0;
      // Words are missed only where nothing is called so either, which nobody knows while the schedules are away.
      if (isEmpty && asked.offset === 0 && !asked.kinds && (await finding)?.length === 0)
        await missed.note(asked.typed, asked.view);
      return answer;
    },
  };
}

function formatEntry(entry: FoundEntry, words: readonly string[], locale: Locale): SearchResultJson {
  return {
    nid: String(entry.internalId),
    title: entry.title,
    // A file is the same in every language, or another file.
    url: entry.type === 'files' ? entry.path : withPrefix(entry.path, locale),
    type: entry.type,
    excerpt: excerptOf(entry, words),
    langcode: locale,
    changed: formatInstant(entry.changedMs),
    ...(entry.told !== null && { date: entry.told }),
  };
}

function formatSchedule(
  { target, title, detail }: ScheduleResult,
  url: string,
  { words, locale }: { readonly words: readonly string[]; readonly locale: Locale },
): SearchResultJson {
  const isLine = target.kind === 'line';
  return {
    nid: isLine ? target.number : target.code,
    title,
    url,
    type: isLine ? 'lines' : 'stops',
    excerpt: excerptOf({ lead: '', body: detail }, words),
    langcode: locale,
    changed: '',
  };
}
