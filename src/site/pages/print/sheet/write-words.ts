import { timeAt } from '#domain/line-print.ts';
import { defaultLanguages, type Locale } from '#domain/locale.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { alongLineWords, requestWords } from '#site/i18n/access-words.ts';
import { formatClock, formatDay, formatDayOfYear, formatHour } from '#site/i18n/format.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import { foreignLang } from '#site/i18n/name-lang.ts';
import type { PageTables } from './lay-out.ts';
import type { SheetFrame } from './sheet-frame.ts';
import type { HoursTable, PrintedSheet, SheetNote, TripsTable } from './sheet-model.ts';

/** The name of a place as HTML, in the language of the feed: a sheet in another one has to say so. */
export function writeName(
  name: string,
  { locale, operator: { languages = defaultLanguages } }: Pick<SheetFrame, 'locale' | 'operator'>,
): string {
  const lang = foreignLang(languages.names, locale);
  const text = escapeHtml(name);
  return lang === undefined ? text : `<span lang="${escapeHtml(lang)}">${text}</span>`;
}

type SheetWords = FullCatalogue['print']['sheet'];

/** « Valable du lundi 12 octobre au vendredi 27 novembre 2026 ». */
export function describeValidity(
  { from, to }: Pick<PrintedSheet, 'from' | 'to'>,
  words: SheetWords,
  locale: Locale,
): string {
  if (from === to) return words.validOn(formatDay(to, locale, 'full'));
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const first = isOneYear ? formatDayOfYear(from, locale) : formatDay(from, locale, 'full');
  return words.valid(first, formatDay(to, locale, 'full'));
}

export function describeNext(
  { next }: Pick<PrintedSheet, 'next'>,
  words: SheetWords,
  locale: Locale,
): string {
  if (next.kind === 'period') return words.next(next.name);
  return next.kind === 'change' ? words.nextFrom(formatDayOfYear(next.from, locale)) : words.nextUnknown;
}

/** A list that is too long for the foot of a table names its first stops. */
const mostStops = 3;

export function describeNote(
  note: SheetNote['note'],
  { stopNames }: Pick<PrintedSheet, 'stopNames'>,
  { texts: { access, print, board }, locale }: Wording,
): string {
  const { sheet, days } = print;
  const { kind, stops } = note;
  if (kind === 'every') {
    const { every } = note;
    if (!every) return '';
    const [from, until] = [every.from, every.until].map((minutes) => formatClock(minutes, locale));
    return `${board.every(every.minutes)}, ${board.between(from ?? '', until ?? '')}`;
  }
  const left = stops.length > mostStops + 1 ? stops.length - mostStops : 0;
  const named = stops
    .slice(0, stops.length - left)
    .map((code) => sheet.noteStop(code, stopNames.get(code) ?? ''));
  const all = left > 0 ? [...named, sheet.otherStops(left)] : named;
  if (kind === 'on-request') {
    const words = requestWords(note.request, access);
    return all.length > 0 ? sheet.atStops(joinWords(all, days.and), words) : words;
  }
  return sheet.notes[kind](joinWords(all, days.and));
}

/** « 801, 3 et 16 ». */
export function joinWords(all: readonly string[], and: string): string {
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} ${and} ${last}`;
}

export interface NoteInWords {
  /** Empty for what is said of the whole table. */
  readonly symbol: string;
  readonly words: string;
}

interface Wording {
  readonly texts: FullCatalogue;
  readonly locale: Locale;
}

/** Under the tables of a page: its symbols, the hours after midnight, the days that run otherwise. */
export function notesInWords(
  sheet: PrintedSheet,
  { tables, notes }: PageTables,
  wording: Wording,
): NoteInWords[] {
  const odd = tables.length > 0 ? exceptionsInWords(sheet.exceptions, wording) : [];
  const along = tables.length > 0 ? alongInWords(sheet, wording) : [];
  return [
    ...symbolsInWords(notes, sheet, wording),
    ...[...lateInWords(tables, wording), ...odd, ...along].map((words) => ({ symbol: '', words })),
  ];
}

export function symbolsInWords(
  notes: readonly SheetNote[],
  names: Pick<PrintedSheet, 'stopNames'>,
  wording: Wording,
): NoteInWords[] {
  return notes.map(({ symbol, note }) => ({ symbol, words: describeNote(note, names, wording) }));
}

export function lateInWords(
  tables: readonly (HoursTable | TripsTable)[],
  { texts, locale }: Wording,
): string[] {
  const late = [...new Set(tables.flatMap(lateHours))].map((hour) =>
    locale === 'fr' ? String(hour % 24) : formatHour(hour, locale),
  );
  return late.length > 0 ? [texts.print.sheet.afterMidnight(late.join(', '))] : [];
}

/** More odd days than these are no exceptions: the foot of a table cannot list them. */
const mostExceptions = 8;

export function exceptionsInWords(exceptions: readonly string[], { texts, locale }: Wording): string[] {
  const odd = exceptions.slice(0, mostExceptions).map((day) => formatDayOfYear(day, locale));
  return odd.length > 0 ? [texts.print.sheet.exceptions(odd.join(', '))] : [];
}

/** How riders get on or off between stops. */
export const alongInWords = ({ along = [] }: Pick<PrintedSheet, 'along'>, { texts }: Wording): string[] =>
  along.map((kind) => `${alongLineWords(kind, texts.access)}.`);

export function writeNotes(notes: readonly NoteInWords[]): string {
  const items = notes.map(
    ({ symbol, words }) => `<li>${symbol ? `<b>${escapeHtml(symbol)}</b> ` : ''}${escapeHtml(words)}</li>`,
  );
  return items.length > 0 ? `<ul class="sheet-notes">${items.join('')}</ul>` : '';
}

/** An address as people type it. */
export const readable = (address: string): string => address.replace(/^https?:\/\//, '');

/** In loops, not in lists: a table of a frequent line has ten thousand times, and is tried at several lengths. */
function lateHours(table: HoursTable | TripsTable): number[] {
  const late = new Set<number>();
  if (table.kind === 'hours') for (const { hour } of table.rows) if (hour >= 24) late.add(hour);
  if (table.kind === 'trips')
    for (const row of table.rows)
      for (let trip = table.trips[0]; trip < table.trips[1]; trip += 1) {
        const time = timeAt(table.grid, row, trip);
        if (time >= midnight) late.add(Math.floor(time / 3600));
      }
  return [...late].toSorted((a, b) => a - b);
}

const midnight = 24 * 3600;
