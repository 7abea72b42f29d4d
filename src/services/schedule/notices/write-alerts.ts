import { locales, type Locale } from '#domain/locale.ts';
import { listIntervals, type Interval } from '#domain/notices/list-intervals.ts';
import type { Cause, Notice } from '#domain/notices/notice.ts';
import type { Severity } from '#domain/notices/severity.ts';
import type { NoticeAddress } from '#services/schedule/ports.ts';
import type { Alert, Edition, FeedEntity, TranslatedText } from '#transit/index.ts';
import { listAlertParts, type AlertPart } from './alert-parts.ts';

/** The same notice in each language it was read in. */
export type NoticeInLanguages = Readonly<Partial<Record<Locale, Notice>>>;

interface AlertQuestion {
  readonly edition: Edition;
  /** ms */
  readonly now: number;
  readonly noticeAddress: NoticeAddress;
}

/**
 * A notice of staff as real time writes it: an alert for each thing it does, all in its words. The first has the notice's
 * own id, and each keeps its id when others are over.
 */
export function writeAlerts(
  { edition, now, noticeAddress }: AlertQuestion,
  told: NoticeInLanguages,
): FeedEntity[] {
  const notice = told.fr ?? told.en;
  if (!notice) return [];
  const words = wordsOf(told, noticeAddress);
  return listAlertParts(edition, notice).flatMap((part, place) => {
    const intervals = listIntervals(periodOf(part, notice), edition.clock, now);
    if (intervals.length === 0) return [];
    const id = place === 0 ? notice.id : `${notice.id}-${place + 1}`;
    const alert: Alert = {
      activePeriods: intervals.filter(isBounded).map(formatInterval),
      informedEntities: part.entities,
      cause: notice.cause ? causes[notice.cause] : 'unknown-cause',
      effect: part.effect,
      severityLevel: severities[notice.severity],
      ...words,
    };
    return [{ id, isDeleted: false, alert }];
  });
}

const causes: Readonly<Record<Cause, Alert['cause']>> = {
  weather: 'weather',
  works: 'construction',
  accident: 'accident',
  event: 'special-event',
  strike: 'strike',
  holiday: 'holiday',
  maintenance: 'maintenance',
  other: 'other-cause',
};

/** What is graver than information is told unasked, however little it does: real time calls that a warning. */
const severities: Readonly<Record<Severity, Alert['severityLevel']>> = {
  standard: 'info',
  faible: 'warning',
  moyen: 'warning',
  eleve: 'severe',
};

/** Where it has no dates, while it is posted. */
function periodOf({ period }: AlertPart, { postedFromMs, postedUntilMs }: Notice): AlertPart['period'] {
  return {
    ...period,
    fromMs: period.fromMs ?? postedFromMs,
    untilMs: period.untilMs ?? postedUntilMs,
  };
}

/** One without any bound is not written: an alert without periods holds as long as it is there. */
const isBounded = ({ fromMs, untilMs }: Interval) => fromMs !== undefined || untilMs !== undefined;

function formatInterval({ fromMs, untilMs }: Interval): Alert['activePeriods'][number] {
  return {
    ...(fromMs !== undefined && { start: Math.floor(fromMs / 1000) }),
    ...(untilMs !== undefined && { end: Math.ceil(untilMs / 1000) }),
  };
}

/** As its page has them, in every language it has words in. */
function wordsOf(told: NoticeInLanguages, noticeAddress: NoticeAddress) {
  return {
    headerText: translate(told, ({ title }) => title),
    // Programs want both: what has no sentence of its own says its title.
    descriptionText: translate(told, ({ title, summary }) => summary ?? title),
    url: locales.flatMap((locale) => {
      const text = told[locale] && noticeAddress(told[locale], locale);
      return text === undefined ? [] : [{ text, language: locale }];
    }),
  };
}

/** A notice without a translation has its words in the other language, and says so. */
function translate(told: NoticeInLanguages, read: (notice: Notice) => string): TranslatedText {
  const texts = new Map<Locale, string>();
  for (const locale of locales) {
    const notice = told[locale];
    const language = notice?.locale ?? locale;
    if (notice && !texts.has(language)) texts.set(language, read(notice));
  }
  return [...texts].map(([language, text]) => ({ text, language }));
}
