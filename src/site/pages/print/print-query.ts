import { foldCapitals } from '#lib/fold-capitals.ts';
import { findDayNumber } from '#lib/time/calendar-day.ts';
import type { Addresses } from '#domain/operator.ts';
import { isStopCode } from '#domain/stop.ts';
import { readPathName, writePathName } from '#lib/path-name.ts';
import type { Paper } from './sheet/paper.ts';
import { paperOf } from './sheet/paper.ts';

/** What an address asks to print. */
export interface PrintQuery {
  /** Numbers of lines; none where the sheets of stops are asked for with all their lines. */
  readonly lines: readonly string[];
  /** Both unless given. */
  readonly direction: string | undefined;
  /** `2026-11-16`; today without one. */
  readonly date: string | undefined;
  /** Numbers of stops: the columns of a line’s sheet, or those whose sheets are printed. */
  readonly stops: readonly string[];
  /** Every time at every stop. */
  readonly isWhole: boolean;
  readonly sheet: 'line' | 'pole';
  readonly paper: Paper;
  readonly isPdf: boolean;
}

/** A document of more lines takes long to make and to print: a whole network is several booklets. */
export const mostLines = 30;
const mostStops = 6;

const listOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[,;]/))
    .map((text) => text.trim())
    .map((text) => readPathName(text) ?? text);

interface NameRules {
  /** As it is looked for. */
  readLine(text: string): string;
  isLine(text: string): boolean;
  isStop(text: string): boolean;
}

/** What a text may name: any line and stop where they stand in addresses by their names, else numbers alone. */
const rulesOf: Readonly<Record<Addresses, NameRules>> = {
  numbers: {
    readLine: foldCapitals,
    isLine: (text) => /^\d{1,4}[A-Z]?$/.test(text),
    isStop: (text) => /^\d{1,6}$/.test(text),
  },
  names: { readLine: (text) => text, isLine: (text) => /^\P{C}{1,80}$/u.test(text), isStop: isStopCode },
};

/** `no-date` where the date is none of the calendar. Numbers that cannot be one are left out. */
export function readPrintQuery(
  query: URLSearchParams,
  addresses: Addresses = 'numbers',
): PrintQuery | 'no-date' {
  const date = dateOf(query.get('date') ?? '');
  if (date === 'no-date') return date;
  const { readLine, isLine, isStop } = rulesOf[addresses];
  const lines = listOf(query.getAll('parcours')).map(readLine);
  const stops = listOf(query.getAll('arrets'));
  const numbers = [...new Set(lines.filter(isLine))];
  const isWhole = stops.includes(wholeWord);
  const codes = stops.filter((text) => text !== wholeWord && isStop(text));
  return {
    lines: numbers,
    direction: query.get('direction')?.trim() || undefined,
    date,
    stops: [...new Set(codes)].slice(0, mostStops),
    isWhole,
    sheet: query.get('feuille') === poleWord || (numbers.length === 0 && stops.length > 0) ? 'pole' : 'line',
    paper: paperOf(query.get('papier')),
    isPdf: query.get('format') === 'pdf',
  };
}

const wholeWord = 'tous';
const poleWord = 'poteau';

/** `2026-11-16`, or `20261116` as the schedule service writes it. */
function dateOf(text: string): string | undefined {
  if (text === '') return undefined;
  const day = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
  return findDayNumber(day) === undefined ? 'no-date' : day;
}

/** The same question as an address has it, in one way only: nothing else of what was asked goes on. */
export function formatPrintQuery(query: Partial<PrintQuery>): string {
  const { lines = [], direction, date, stops = [], isWhole, sheet, paper, isPdf } = query;
  const parts = new URLSearchParams({
    ...(lines.length > 0 && { parcours: lines.map(writePathName).join(',') }),
    ...(direction !== undefined && { direction }),
    ...(date !== undefined && { date }),
    ...((stops.length > 0 || isWhole) && {
      arrets: isWhole ? wholeWord : stops.map(writePathName).join(','),
    }),
    ...(sheet === 'pole' && lines.length > 0 && { feuille: poleWord }),
    ...(paper === 'a4' && { papier: paper }),
    ...(isPdf && { format: 'pdf' }),
  });
  const text = parts.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
