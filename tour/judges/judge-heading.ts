import { fold } from '#lib/fold.ts';
import type { Timetable } from '#transit/index.ts';
import type { Fault } from '../fault.ts';
import type { Visited } from '../pages/visit.ts';

/** How a feed names its lines and stops, in every language it has. */
export interface FeedNames {
  readonly lines: readonly string[];
  readonly stops: readonly string[];
}

export function namesOf({ lines, stops, translations }: Timetable): FeedNames {
  const given = (names: readonly string[]) => [
    ...new Set(names.map((name) => plain(name) || name).filter((name) => name !== '')),
  ];
  const texts = (list: readonly (readonly [number, string])[]) => list.map(([, text]) => text);
  return {
    lines: given([
      ...lines.flatMap(({ number, name }) => [number, name]),
      ...translations.flatMap(({ lineNames }) => texts(lineNames)),
    ]),
    stops: given([
      ...stops.flatMap(({ name, description }) => [name, description]),
      ...translations.flatMap(({ stopNames }) => texts(stopNames)),
    ]),
  };
}

/** Routes of a line, and of a stop. */
const ofLines = new Set([
  'schedule-route',
  'schedule-timetable',
  'schedule-line-map',
  'printable-schedules-schedule',
]);
const ofStops = new Set(['schedules-arret', 'schedules-trip']);
/** Those of a stop on a line are headed by where the line goes from there. */
const headedByStops = new Set(['schedules-arret']);

/** A page of a line or a stop names one of the feed in its title, and the page of a stop in its main heading too. */
export function judgeHeading({ path, status, document, view }: Visited, names: FeedNames): Fault[] {
  const kind = view?.route.name ?? '';
  const isOfLine = ofLines.has(kind);
  if (status !== 200 || !(isOfLine || ofStops.has(kind))) return [];
  const known = isOfLine ? names.lines : names.stops;
  const texts = [document.title, ...(headedByStops.has(kind) ? [document.headings.join(' ')] : [])];
  return texts
    .filter((text) => !known.some((name) => has(text, name)))
    .map((text) => ({
      kind: 'title',
      path,
      about: `names no ${isOfLine ? 'line' : 'stop'} of the feed: ${text}`,
    }));
}

/** A name of signs alone stands as it is. */
const has = (text: string, name: string): boolean =>
  plain(name) === '' ? text.includes(name) : ` ${plain(text)} `.includes(` ${name} `);

/** Typography may have made other spaces and quotes of those of the feed. */
const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
