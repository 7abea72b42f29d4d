import type { Locale } from '#domain/locale.ts';
import { decodePath } from '#lib/decode-path.ts';
import { readPathName, writePathName } from '#lib/path-name.ts';

/** Where the schedule screens stand: the address of their module, in the language of the page. */
export interface SchedulePlace {
  /** `/horaires-et-trajets/horaires`. */
  readonly base: string;
  readonly locale: Locale;
}

interface LinePage {
  readonly number: string;
  readonly direction?: string | undefined;
  /** `2026-11-16`; today without one. */
  readonly date?: string | undefined;
}

interface DirectionPage extends LinePage {
  readonly direction: string;
}

interface TripPage extends DirectionPage {
  readonly stop: string;
  /** The service date of the trip. */
  readonly date: string;
  readonly tripId: string;
}

/** The words of addresses, in each language. */
export const scheduleWords = {
  timetable: { fr: 'horaire', en: 'timetable' },
  trip: { fr: 'voyage', en: 'trip' },
  map: { fr: 'carte', en: 'map' },
  cancellations: { fr: 'annulations', en: 'cancellations' },
  myStops: { fr: 'mes-arrets', en: 'my-stops' },
  displays: { fr: 'affichages', en: 'displays' },
  lobby: { fr: 'hall', en: 'lobby' },
  text: { fr: 'texte', en: 'text' },
  embed: { fr: 'cadre', en: 'embed' },
} as const;

/** The words that stand before a line or a stop whose name could be taken for something else. */
export const nameWords = {
  line: { fr: 'parcours', en: 'route' },
  stop: { fr: 'arret', en: 'stop' },
} as const;

/** A line that stands in an address as it is; another stands behind its word (decision 0065). */
export const plainLine = String.raw`\d{1,3}[A-Z]?`;
/** A stop likewise: its number is longer than that of any such line. */
export const plainStop = String.raw`\d{4,}`;

const join = (base: string, ...parts: readonly (string | undefined)[]): string =>
  [base, ...parts.flatMap((part) => (part === undefined ? [] : encodeURIComponent(part)))].join('/');

const plain = { line: new RegExp(`^${plainLine}$`), stop: new RegExp(`^${plainStop}$`) };

/** The parts of an address that name a line or a stop: its own name alone decides on them, whatever others there are. */
function named(kind: 'line' | 'stop', name: string, locale: Locale): readonly string[] {
  return plain[kind].test(name) ? [name] : [nameWords[kind][locale], writePathName(name)];
}

export function linePath({ base, locale }: SchedulePlace, { number, direction, date }: LinePage): string {
  return join(base, ...named('line', number, locale), direction, date);
}

/** What a service type is found by on the page of all schedules; lines of no known type stand under `others`. */
export const typeAnchor = (key: string | undefined): string => `type-${key ?? 'others'}`;

export function timetablePath(
  { base, locale }: SchedulePlace,
  { number, direction, date }: DirectionPage,
): string {
  return join(base, ...named('line', number, locale), direction, scheduleWords.timetable[locale], date);
}

export function lineMapPath({ base, locale }: SchedulePlace, { number, direction }: DirectionPage): string {
  return join(base, ...named('line', number, locale), direction, scheduleWords.map[locale]);
}

/** A page of a line seen from a stop of it, which other pages take over. */
export function seenFrom(path: string, stop: string | undefined): string {
  return stop === undefined ? path : `${path}?arret=${encodeURIComponent(stop)}`;
}

export function stopOnLinePath(
  { base, locale }: SchedulePlace,
  { number, direction, stop, date }: DirectionPage & { readonly stop: string },
): string {
  return join(base, ...named('line', number, locale), direction, ...named('stop', stop, locale), date);
}

/** A timetable that a device kept names no trips: its departures lead to those of their line at the stop. */
export function tripPath(place: SchedulePlace, trip: TripPage): string {
  const { base, locale } = place;
  const { number, direction, stop, date, tripId } = trip;
  if (tripId === '') return stopOnLinePath(place, { number, direction, stop });
  const atStop = [...named('line', number, locale), direction, ...named('stop', stop, locale)];
  return join(base, ...atStop, date, scheduleWords.trip[locale], tripId);
}

/** The trip of a departure seen from its stop; from a station, at the platform it leaves from. */
export function departurePath(
  place: SchedulePlace,
  { number, direction, tripDate, tripId, platform }: DepartureAt,
  stop: string,
): string {
  return tripPath(place, { number, direction, stop: platform?.code ?? stop, date: tripDate, tripId });
}

interface DepartureAt {
  readonly number: string;
  readonly direction: string;
  readonly tripDate: string;
  readonly tripId: string;
  readonly platform?: { readonly code: string };
}

export function stopPath({ base, locale }: SchedulePlace, code: string, date?: string): string {
  return join(base, ...named('stop', code, locale), date);
}

const wordedStop = new RegExp(`/(?:${Object.values(nameWords.stop).join('|')})/([^/]+)$`);

/** The stop at the end of an address, whose number may go on with its name; empty where there is none. */
export function stopAtEnd(path: string): string {
  const name = wordedStop.exec(path)?.[1];
  if (name !== undefined) return readPathName(decodePath(name, decodeURIComponent)) ?? '';
  return /\/(\d+)[^/]*$/.exec(path)?.[1] ?? '';
}

export function cancellationsPath({ base, locale }: SchedulePlace, date?: string): string {
  return join(base, scheduleWords.cancellations[locale], date);
}

/** A page of the schedules that has no number in its address. */
export function schedulePagePath(
  { base, locale }: SchedulePlace,
  page: 'map' | 'myStops' | 'displays',
): string {
  return join(base, scheduleWords[page][locale]);
}

/** Other ways to show the board of a stop: on a screen in a lobby, as plain text, in a frame of another site. */
export const displayModes = ['lobby', 'text', 'embed'] as const;
export type DisplayMode = (typeof displayModes)[number];

/** What asks for one of them at the address of a stop. */
const displayParameter = { fr: 'affichage', en: 'display' } as const;

export function displayPath(place: SchedulePlace, code: string, mode: DisplayMode): string {
  const { locale } = place;
  return `${stopPath(place, code)}?${displayParameter[locale]}=${scheduleWords[mode][locale]}`;
}

/** Either language's word, in either language's address: links are passed on. */
export function displayModeOf(query: URLSearchParams): DisplayMode | undefined {
  const asked = query.get(displayParameter.fr) ?? query.get(displayParameter.en);
  return displayModes.find((mode) => scheduleWords[mode].fr === asked || scheduleWords[mode].en === asked);
}

export function displayHelpPath({ base, locale }: SchedulePlace, mode: DisplayMode): string {
  return join(base, scheduleWords.displays[locale], scheduleWords[mode][locale]);
}
