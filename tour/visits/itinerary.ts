import { seededNumber } from '#demo/seeded-numbers.ts';
import type { Locale } from '#domain/locale.ts';
import { scheduleWords } from '#site/routing/schedule-paths.ts';
import type { Visited } from '../pages/visit.ts';

/** What is visited in one language before any page has led on. */
export interface FirstPages {
  readonly locale: Locale;
  readonly schedules: string;
  readonly lines: readonly string[];
  readonly directions: readonly string[];
  readonly stops: readonly string[];
  readonly others: readonly string[];
}

export interface Sample {
  readonly stops: number;
  readonly lines: number;
  readonly seed: number;
}

/**
 * Sorts the pages of a language by what they are. Which of them are lines is told by the list of all lines, so that an
 * address may look as it likes.
 */
export function sortPages(home: Visited, index: Visited, listed: readonly string[]): FirstPages {
  const locale = home.view?.route.locale ?? 'fr';
  const schedules = home.view?.shell.links['schedules'] ?? '';
  const below = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);
  const words = new Set<string>(Object.values(scheduleWords).map((word) => word[locale]));
  const isWorded = (path: string): boolean => words.has(path.slice(schedules.length + 1).split('/')[0] ?? '');
  const lines = index.links.filter(
    (path) => below(path, schedules) && !isWorded(path) && !path.includes('?'),
  );
  const known = new Set(lines);
  const inSchedules = listed.filter((path) => below(path, schedules) && !isWorded(path) && !known.has(path));
  const directions = inSchedules.filter((path) => known.has(path.replace(/\/[^/]*$/, '')));
  const apart = new Set(directions);
  return {
    locale,
    schedules,
    lines,
    directions,
    stops: inSchedules.filter((path) => !apart.has(path)),
    others: listed.filter((path) => !inSchedules.includes(path) && !known.has(path)),
  };
}

/** Some of a list, the same places of it for the same seed. */
export function takeSome<Each>(list: readonly Each[], count: number, seed: number): Each[] {
  return [...list.keys()]
    .toSorted((one, two) => seededNumber(seed, one) - seededNumber(seed, two))
    .slice(0, count)
    .toSorted((one, two) => one - two)
    .map((place) => list[place] as Each);
}

/** Pages of a line, of a stop and of a stop on a line lead on; the others are ends. */
const crossroads = new Set(['schedule-route', 'schedules-arret', 'schedules-trip']);

/** Pages that a page of a line or a stop leads on to, one of each kind. */
export function leadOn({ path, links, view }: Visited, locale: Locale): readonly string[] {
  if (!crossroads.has(view?.route.name ?? '')) return [];
  const own = path.replace(/\?.*/, '');
  const words = new Set<string>(Object.values(scheduleWords).map((word) => word[locale]));
  const below = links.filter((link) => link.startsWith(`${own}/`));
  const partsOf = (link: string): string[] => link.slice(own.length + 1).split(/[/?]/);
  // A calendar file has the address of its page and a question.
  const worded = (key: 'timetable' | 'trip' | 'map') =>
    links.find(
      (link) =>
        link.split(/[/?]/).includes(scheduleWords[key][locale]) &&
        link.startsWith(own) &&
        !link.includes('format='),
    );
  const stopOnLine = below.find(
    (link) => !link.includes('/', own.length + 1) && !words.has(partsOf(link)[0] ?? ''),
  );
  const found = [worded('timetable'), worded('trip'), worded('map'), stopOnLine];
  return found.filter((link) => link !== undefined);
}
