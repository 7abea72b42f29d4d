import type { Locale } from '#domain/locale.ts';
import type { QuickTarget } from '#domain/quick-select.ts';
import type { LinesAndStops } from '#domain/stop-search.ts';
import { findOwn } from '#lib/find-own.ts';
import { fold, foldWords } from '#lib/fold.ts';

/** Finds lines and stops, in the service that knows them, and says where the site shows them. */
export interface ScheduleSearch {
  find(question: ScheduleQuestion): Promise<LinesAndStops>;
  /** A path below that of the schedules, in the words of the language. */
  pathOf(target: QuickTarget, place: { readonly base: string; readonly locale: Locale }): string;
}

interface ScheduleQuestion {
  readonly text: string;
  readonly locale: Locale;
  readonly limit: number;
}

/** A line or a stop that answers. */
export interface ScheduleResult {
  readonly target: QuickTarget;
  readonly title: string;
  /** Where the line goes, or the number of the stop. */
  readonly detail: string;
  /** It is called exactly what was typed. */
  readonly isExact: boolean;
  /** It is called something like it. */
  readonly isApproximate: boolean;
}

/** As many of each as the schedule service finds at most. */
export const mostOfSchedule = 50;

const words = {
  fr: { line: 'Parcours', stop: 'Arrêt' },
  en: { line: 'Route', stop: 'Stop' },
} as const;

/** What people say around a number: with one of these it is still the number alone that counts. */
const aroundNumbers = new Set(
  [
    'arret arrets autobus bus circuit horaire horaires heure heures ligne no numero parcour parcours passage passe poteau',
    'ferry funiculaire funicular metro monorail telepherique train tram tramway traversier trolleybus',
    'prochain quand trajet line next number route schedule schedules stop time times timetable when',
  ].flatMap((line) => line.split(' ')),
);

/** They join the words of a name, and are left out as often as not. */
const smallWords = new Set([
  'a',
  'at',
  'au',
  'd',
  'de',
  'des',
  'du',
  'for',
  'l',
  'la',
  'le',
  'les',
  'of',
  'pour',
  'the',
]);

/** What the schedule service is asked: `horaire du 800` is 800. */
export function scheduleText(typed: string): string {
  const telling = foldWords(typed).filter((word) => !aroundNumbers.has(word) && word.length > 0);
  const numbers = telling.filter((word) => /^\d{1,4}[a-z]?$/.test(word));
  const others = telling.filter((word) => !numbers.includes(word) && !smallWords.has(word));
  return numbers.length === 1 && others.length === 0 ? (numbers[0] ?? typed) : typed;
}

/** What a place is, which is said or left out. */
const places = new Set('arret gare ligne parcours route station stop term terminal terminus'.split(' '));
/** What a street is: left out of names only for who says that a street is meant. */
const streets = new Set('av ave avenue boul boulevard blvd bd ch chemin rte rue street'.split(' '));

/** The words of a name that are its own; all of them where there are no others. */
function ownWords(name: string, isStreet: boolean): readonly string[] {
  const all = foldWords(name).filter((word) => !smallWords.has(word));
  const own = all.filter((word) => !places.has(word) && !(isStreet && streets.has(word)));
  return own.length > 0 ? own : all;
}

interface NamedBy {
  readonly locale: Locale;
  /** What the operator takes for short: `ste` for `sainte`. */
  readonly abbreviations: Readonly<Record<string, readonly string[]>>;
}

/** Both lists as one: what is called exactly so, then stops before the lines that only lead there. */
export function listScheduleResults(
  { lines, stops }: LinesAndStops,
  typed: string,
  { locale, abbreviations }: NamedBy,
): readonly ScheduleResult[] {
  const isStreet = foldWords(typed).some((word) => streets.has(word));
  const asked = ownWords(typed, isStreet);
  const isWord = (own: string, word = '') =>
    own === word || (findOwn(abbreviations, word) ?? []).some((meant) => fold(meant) === own);
  const isAsked = (name: string) => {
    const own = ownWords(name, isStreet);
    return own.length === asked.length && own.every((word, at) => isWord(word, asked[at]));
  };
  const foundLines = lines.map(({ number, description, isApproximate = false }): ScheduleResult => ({
    target: { kind: 'line', number },
    title: `${words[locale].line} ${number}`,
    detail: description,
    isExact: isAsked(number),
    isApproximate,
  }));
  const foundStops = stops.map(({ code, name, isApproximate = false }): ScheduleResult => ({
    target: { kind: 'stop', code },
    title: name,
    detail: `${words[locale].stop} ${code}`,
    isExact: isAsked(code) || isAsked(name),
    isApproximate,
  }));
  const found = /\d/.test(typed) ? [...foundLines, ...foundStops] : [...foundStops, ...foundLines];
  return found.toSorted((one, two) => Number(two.isExact) - Number(one.isExact));
}
