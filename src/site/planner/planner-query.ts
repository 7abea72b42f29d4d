import type { PlaceSide } from '#domain/journeys/journey.ts';
import { placeWordsMaxLength } from '#domain/journeys/place.ts';

/** The names of the fields, the same in both languages: an address is passed on from one to the other. */
export const fields = {
  from: 'de',
  to: 'a',
  when: 'quand',
  date: 'date',
  time: 'heure',
  lessWalking: 'moins_marche',
  wheelchair: 'fauteuil',
  /** What the button that hands over to the maps service sends. */
  open: 'ouvrir',
  /** The form is to be shown, with what was answered. */
  edit: 'modifier',
  /** Which of the journeys found is looked at, by its id. */
  journey: 'trajet',
  format: 'format',
} as const;

/** What that button sends. */
export const openValue = 'cartes';

/** Beside the words of a place: its id, the words that id belongs to, and what was chosen from a list without script. */
export const idField = (side: PlaceSide) => `${fields[side]}_id`;
export const nameField = (side: PlaceSide) => `${fields[side]}_nom`;
export const choiceField = (side: PlaceSide) => `${fields[side]}_choix`;

export const placeSides = ['from', 'to'] as const;

export const whenValues = { now: 'maintenant', depart: 'depart', arrive: 'arrivee' } as const;
export type When = keyof typeof whenValues;

/** A place as an address or a form has it. */
export interface TypedPlace {
  readonly text: string;
  /** What the itinerary service calls it; none where it was only typed. */
  readonly id?: string;
}

/** What a rider asks for. */
export interface PlannerQuery {
  readonly from: TypedPlace;
  readonly to: TypedPlace;
  readonly when: When;
  /** `2026-11-16`; empty where it was left out. */
  readonly date: string;
  /** `13:05`; likewise. */
  readonly time: string;
  readonly lessWalking: boolean;
  readonly wheelchair: boolean;
}

/** The same with what an address asks of the page. */
export interface PlannerAddress extends PlannerQuery {
  readonly choices: Readonly<Partial<Record<PlaceSide, string>>>;
  readonly opensMaps: boolean;
  readonly isEdit: boolean;
  readonly journey: string;
  readonly format: string;
  /** Somebody asked something: an address without places shows an empty form. */
  readonly isAsked: boolean;
  /** It was sent by the form, or says less than the address of an answer. */
  readonly isRaw: boolean;
}

const longestId = 200;
const longestJourney = 2000;

/** Whatever an address says is understood as far as it can be; the first of several values counts. */
export function readPlanner(query: URLSearchParams): PlannerAddress {
  const read = (name: string, longest: number) =>
    (query.get(name) ?? '')
      .slice(0, longest)
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .trim();
  const placeOf = (side: PlaceSide): TypedPlace => {
    const text = read(fields[side], placeWordsMaxLength);
    const id = read(idField(side), longestId);
    // Whoever changed the words without script means the words, and not the place that was chosen before.
    const isChanged = query.has(nameField(side)) && read(nameField(side), placeWordsMaxLength) !== text;
    return id === '' || isChanged ? { text } : { text: text === '' ? id : text, id };
  };
  const [from, to] = [placeOf('from'), placeOf('to')];
  const asked = read(fields.when, 20);
  const when = (Object.keys(whenValues) as When[]).find((key) => whenValues[key] === asked) ?? 'now';
  const [date, time] = [read(fields.date, 20), readTime(read(fields.time, 20))];
  const sent = placeSides.some((side) => query.has(nameField(side)) || query.has(choiceField(side)));
  return {
    from,
    to,
    when,
    date,
    time,
    lessWalking: read(fields.lessWalking, 5) === '1',
    wheelchair: read(fields.wheelchair, 5) === '1',
    choices: Object.fromEntries(
      placeSides.flatMap((side) => {
        const id = read(choiceField(side), longestId);
        return id === '' ? [] : [[side, id]];
      }),
    ),
    opensMaps: query.has(fields.open),
    isEdit: read(fields.edit, 5) === '1',
    journey: (query.get(fields.journey) ?? '').slice(0, longestJourney),
    format: read(fields.format, 10),
    isAsked: placeSides.some((side) => query.has(fields[side]) || query.has(idField(side))),
    isRaw: sent || !from.id || !to.id || (when !== 'now' && (date === '' || time === '')),
  };
}

/** `13:05`, from whatever a browser sends for a time: some have no field for one, and people type « 13 h 5 ». */
function readTime(text: string): string {
  const [, hour = '', minute = '', half] =
    /^(\d{1,2})\s*[:h]\s*(\d{1,2})?(?::\d\d)?\s*([ap])?/i.exec(text) ?? [];
  if (hour === '') return text;
  const isAfternoon = half?.toLowerCase() === 'p' && Number(hour) < 12;
  const hours = isAfternoon
    ? Number(hour) + 12
    : half?.toLowerCase() === 'a' && Number(hour) === 12
      ? 0
      : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/** What an address says besides the question. */
interface Besides {
  readonly journey?: string | undefined;
  readonly format?: 'ics' | undefined;
  readonly isEdit?: boolean;
}

/** The address of an answer: what was asked, in its order, and nothing else. */
export function formatPlanner(
  base: string,
  query: PlannerQuery,
  { journey, format, isEdit }: Besides = {},
): string {
  const { from, to, when, date, time, lessWalking, wheelchair } = query;
  const place = (side: PlaceSide, { text, id }: TypedPlace) => [
    ...(text === '' ? [] : [[fields[side], text]]),
    ...(id === undefined ? [] : [[idField(side), id]]),
  ];
  const pairs = [
    ...place('from', from),
    ...place('to', to),
    ...(when === 'now'
      ? []
      : [
          [fields.when, whenValues[when]],
          [fields.date, date],
          [fields.time, time],
        ]),
    ...(lessWalking ? [[fields.lessWalking, '1']] : []),
    ...(wheelchair ? [[fields.wheelchair, '1']] : []),
    ...(journey ? [[fields.journey, journey]] : []),
    ...(isEdit ? [[fields.edit, '1']] : []),
    ...(format ? [[fields.format, format]] : []),
  ];
  return pairs.length === 0 ? base : `${base}?${new URLSearchParams(pairs)}`;
}
