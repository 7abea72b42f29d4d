import { Remembered } from './remembered.ts';
import type { Timetable } from './timetable.ts';

/** A text of the feed and where it stands: `{ table: 'stops', field: 'stop_name', record: '1025', value: 'Gare' }`. */
interface FactText {
  readonly table: string;
  readonly field: string;
  /** The id of the record. */
  readonly record: string;
  readonly value: string;
}

type Book = ReadonlyMap<string, string>;
const books = new Remembered<Timetable, 'all', Book>(1);

/**
 * The text in another language as translations.txt gives it, for the record itself before any record with that value;
 * without one, the feed's own text. `en-CA` falls back on `en`.
 */
export function translateFact(timetable: Timetable, fact: FactText, language: string): string {
  if (timetable.translations.length === 0) return fact.value;
  const book = books.get(timetable, 'all', () => makeBook(timetable));
  for (const tongue of fallbacksOf(language)) {
    const place = [fact.table, fact.field, tongue];
    // A trip calls at many stops: its id alone does not say whose text is meant.
    const own = fact.table === 'stop_times' ? undefined : book.get(key(...place, 'record', fact.record));
    const found = own ?? book.get(key(...place, 'value', fact.value));
    if (found !== undefined) return found;
  }
  return fact.value;
}

function makeBook(timetable: Timetable): Book {
  const book = new Map<string, string>();
  for (const { table, field, language, text, record, value } of timetable.translations) {
    if (text === '') continue;
    const [kind, name] = record === '' ? ['value', value] : ['record', record];
    const place = key(table, field, language.toLowerCase(), kind, name);
    if (!book.has(place)) book.set(place, text);
  }
  return book;
}

function fallbacksOf(language: string): readonly string[] {
  const whole = language.toLowerCase();
  const [tongue = whole] = whole.split('-');
  return tongue === whole ? [whole] : [whole, tongue];
}

const key = (...words: readonly string[]): string => words.join('\n');
