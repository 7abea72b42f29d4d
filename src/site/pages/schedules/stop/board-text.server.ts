import {
  canBoard,
  eachPeriodOnce,
  endOfSchedule,
  figureOf,
  minutesLate,
  nextUsable,
  outcomeOf,
  type Departure,
  type StopBoard,
} from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import { modeOfLines } from '#domain/mode.ts';
import { clockOf, dayOf } from '#lib/time/moment.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatClock, formatDay, formatDayOfYear, formatWeekday } from '#site/i18n/format.ts';
import { closureWords } from '#site/i18n/closure-words.ts';
import { platformWords } from '#site/i18n/platform-words.ts';
import { stateWords } from '#site/i18n/state-words.ts';

const most = 15;

/** A board as plain text: for terminals, small displays and people who want nothing else. One departure, one line. */
export function formatBoardText(board: StopBoard, locale: Locale): string {
  const { scheduleAnswers } = catalogues[locale];
  const { name, code, platforms } = board.stop;
  const rows = eachPeriodOnce(board.departures)
    .slice(0, most)
    .map((departure) => rowOf(departure, board, locale));
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return [
    platforms === undefined ? scheduleAnswers.stopTitle(name, code) : scheduleAnswers.stationTitle(name),
    ...headOf(board, locale),
    ...noticesOf(board, locale),
    '',
    ...(lines.length > 0 ? lines.map((line) => line.trimEnd()) : emptyOf(board, locale)),
    '',
  ]
    .map(plain)
    .join('\n');
}

/** What a terminal cannot show, and what it would obey, is left out. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
}

function headOf({ trust, departures }: StopBoard, locale: Locale): string[] {
  const { board } = catalogues[locale];
  const [first] = departures;
  const day = first ? [formatDayOfYear(dayOf(first.planned), locale)] : [];
  const updated = trust.updated && formatClock(clockOf(trust.updated), locale);
  if (trust.kind === 'live' && updated) return [...day, `${updated}, ${board.state.live}`];
  if (trust.kind === 'stale' && updated) return [...day, `${board.updatedAt(updated)} ${board.plannedTimes}`];
  return [...day, board.plannedTimes];
}

/** The closure of the stop, then every notice felt here, a line each. */
function noticesOf(
  { closure, day: today, notices = [], otherNotices = 0 }: StopBoard,
  locale: Locale,
): string[] {
  const { board: texts, ui } = catalogues[locale];
  return [
    ...(closure ? [`! ${closureWords(closure, { texts, locale, today })}`] : []),
    ...notices.map((notice) => `! ${ui.severity[notice.severity]}. ${notice.title}`),
    ...(otherNotices > 0 ? [`! ${texts.otherNotices(otherNotices)}`] : []),
  ];
}

function rowOf(departure: Departure, board: StopBoard, locale: Locale): string[] {
  const texts = catalogues[locale].board;
  const figure = figureOf(departure, board.at);
  const minutes =
    figure.kind === 'minutes' ? `${figure.minutes} ${texts.minutes}` : figure.kind === 'now' ? texts.now : '';
  const { every } = departure;
  const clock =
    figure.kind === 'every' && every
      ? `${texts.every(figure.minutes)} ${texts.until(formatClock(clockOf(every.until), locale))}`
      : formatClock(clockOf(departure.expected), locale);
  const { platform } = departure;
  const from = platform ? [platformWords(platform, catalogues[locale])] : [];
  return [departure.number, departure.towards, ...from, clock, minutes, stateOf(departure, board, locale)];
}

function stateOf(departure: Departure, { departures, day }: StopBoard, locale: Locale): string {
  const next = departure.state === 'cancelled' ? nextUsable(departures, departure) : undefined;
  const facts = {
    departure,
    minutesLate: minutesLate(departure),
    nextClock: next && clockOf(next.expected),
    dayWords: departure.day === day ? undefined : formatWeekday(dayOf(departure.expected), locale),
  };
  const { access, board: texts } = catalogues[locale];
  const words = stateWords(facts, texts, locale);
  const { boarding, phone } = (canBoard(departure) && departure.onRequest) || {};
  if (!boarding) return words;
  return `${words}, ${access.short[boarding]}${phone === undefined ? '' : ` ${phone}`}`;
}

function emptyOf(board: StopBoard, locale: Locale): string[] {
  const texts = catalogues[locale].board;
  const outcome = outcomeOf(board);
  if (outcome.kind === 'ended')
    return [texts.ended(formatClock(clockOf(outcome.lastLeft), locale), modeOfLines(board.lines))];
  if (outcome.kind !== 'no-schedule') return [texts.noService];
  const end = endOfSchedule(board);
  return [end === undefined ? texts.noSchedule : texts.over(formatDay(end, locale))];
}
