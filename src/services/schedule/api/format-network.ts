import type { ArretJson } from '#contract/schedule/arret.ts';
import type { ParcoursDirectionJson, ParcoursJson } from '#contract/schedule/parcours.ts';
import type { Bilingual } from '#domain/locale.ts';
import { modeOf } from '#domain/mode.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import {
  describeTrip,
  type Edition,
  isLineAccessible,
  type LineDirection,
  type Period,
  periodOn,
  platformOf,
  runningDays,
  splitHeadsign,
  type Timetable,
} from '#transit/index.ts';
import { operatorOfLine } from './line-operator.ts';
import { dayOf, type ScheduleView } from './schedule-context.ts';

/** With the days it runs in a period; without one, in the whole feed, and printed as it is today. */
export function formatLine(view: ScheduleView, line: number, period?: Period): ParcoursJson {
  const { edition, dialect, locale } = view;
  const [main, back] = edition.directions[line] ?? [];
  const number = numberOf(edition, line);
  const operator = operatorOfLine(edition.timetable, line);
  const { sortOrder } = edition.timetable.lines[line] ?? {};
  const mainCode = main ? dialect.codeOf(main) : '0';
  const printed = period ?? periodOn(edition.timetable, dayOf(view, undefined));
  const print = { line: number, from: printed && formatServiceDate(printed.from), locale };
  return {
    noParcours: number,
    description: descriptionOf(view, line),
    codeDirectionPrincipale: mainCode,
    descriptionDirectionPrincipale: main ? directionNameOf(view, main) : null,
    codeDirectionRetour: back ? dialect.codeOf(back) : oppositeOf(mainCode),
    descriptionDirectionRetour: back ? directionNameOf(view, back) : null,
    codeTypeService: view.serviceTypeOf(line),
    ...formatMode(edition, line),
    accessible: main !== undefined && isLineAccessible(edition, line),
    jours: runningDays(edition, { line, period }),
    ...(operator && { exploitant: operator.name }),
    ...(sortOrder !== undefined && { rang: sortOrder }),
    urlTraceGIF: view.printAddress({ ...print, format: 'gif' }),
    urlTracePDF: view.printAddress({ ...print, format: 'pdf' }),
  };
}

/** A stop is written the same in every answer of its edition and language, and goes with its edition. */
const stopsWritten: Bilingual<WeakMap<Timetable['stops'][number], ArretJson>> = {
  fr: new WeakMap(),
  en: new WeakMap(),
};

export function formatDirection(view: ScheduleView, direction: LineDirection): ParcoursDirectionJson {
  const { edition, dialect, locale } = view;
  const known = dialect.written[locale].get(direction);
  if (known) return known;
  const { line } = direction;
  const written = {
    noParcours: numberOf(edition, line),
    description: descriptionOf(view, line),
    codeDirection: dialect.codeOf(direction),
    descriptionDirection: directionNameOf(view, direction),
    codeTypeService: view.serviceTypeOf(line),
    ...formatMode(edition, line),
    accessible: isLineAccessible(edition, line),
  };
  dialect.written[locale].set(direction, written);
  return written;
}

/** What a line carries its riders by; nothing for a bus. */
export function formatMode({ timetable }: Edition, line: number): { typeTransport?: number } {
  const { routeType } = timetable.lines[line] ?? { routeType: undefined };
  return routeType === undefined || modeOf(routeType) === 'bus' ? {} : { typeTransport: routeType };
}

function numberOf({ timetable }: Edition, line: number): string {
  return timetable.lines[line]?.number ?? '';
}

const namesOf = ({ edition, locale }: ScheduleView) => edition.namesIn(locale);

function directionNameOf(view: ScheduleView, direction: LineDirection): string {
  return namesOf(view).directionName(direction);
}

/** Its name, or where it goes when the feed gives it none. */
export function descriptionOf(view: ScheduleView, line: number): string {
  const ends = (view.edition.directions[line] ?? []).map((direction) => directionNameOf(view, direction));
  return namesOf(view).lineName(line) || ends.join(' - ');
}

/** The wire wants a code for the opposite direction of a line that has only one: north and south, east and west are pairs. */
function oppositeOf(code: string): string {
  return /^\d+$/.test(code) ? String(Number(code) ^ 1) : code;
}

export function formatStop(view: ScheduleView, index: number): ArretJson {
  const stop = view.edition.timetable.stops[index];
  if (!stop) return nowhere;
  const writtenBefore = stopsWritten[view.locale];
  const known = writtenBefore.get(stop);
  if (known) return known;
  const names = namesOf(view);
  const { code, latitude, longitude, accessible } = stop;
  const platform = platformOf(view.edition.timetable, index);
  const name = names.stopName(index);
  const zone = view.edition.zoneAt(index);
  const written = {
    noArret: code,
    nom: name,
    description: names.stopDescription(index) || name,
    latitude,
    longitude,
    accessible: accessible === true,
    ...(platform !== undefined && { quai: platform }),
    ...(view.edition.isStation(index) && { nombreQuais: view.edition.placesOf(index).length }),
    ...(zone !== undefined && { fuseau: zone }),
  };
  writtenBefore.set(stop, written);
  return written;
}

/** Where a bus goes, without the word for its direction. */
export function formatHeadsign(view: ScheduleView, headsign: string): string {
  return splitHeadsign(namesOf(view).headsign(headsign)).name;
}

/** A destination that was kept without the word for its direction. */
export function formatDestination(view: ScheduleView, destination: string): string {
  return namesOf(view).headsign(destination);
}

/** Where a trip goes by its own headsign. */
export function destinationOf(view: ScheduleView, trip: number): string {
  return formatHeadsign(view, describeTrip(view.edition.timetable, trip).headsign);
}

const nowhere: ArretJson = {
  noArret: '',
  nom: '',
  description: '',
  latitude: 0,
  longitude: 0,
  accessible: false,
};
