import type { ArretJson } from '#contract/schedule/arret.ts';
import type { ParcoursDirectionJson, ParcoursJson } from '#contract/schedule/parcours.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import {
  describeTrip,
  type Edition,
  isLineAccessible,
  type LineDirection,
  type Period,
  periodOn,
  runningDays,
  splitHeadsign,
  type Timetable,
} from '#transit/index.ts';
import { dayOf, type ScheduleView } from './schedule-context.ts';

/** With the days it runs in a period; without one, in the whole feed, and printed as it is today. */
export function formatLine(view: ScheduleView, line: number, period?: Period): ParcoursJson {
  const { edition, dialect } = view;
  const [main, back] = edition.directions[line] ?? [];
  const { number } = lineOf(edition, line);
  const mainCode = main ? dialect.codeOf(main) : '0';
  const printed = period ?? periodOn(edition.timetable, dayOf(view, undefined));
  const print = { line: number, from: printed && formatServiceDate(printed.from) };
  return {
    noParcours: number,
    description: descriptionOf(view, line),
    codeDirectionPrincipale: mainCode,
    descriptionDirectionPrincipale: main?.name ?? null,
    codeDirectionRetour: back ? dialect.codeOf(back) : oppositeOf(mainCode),
    descriptionDirectionRetour: back?.name ?? null,
    codeTypeService: view.serviceTypeOf(line),
    accessible: main !== undefined && isLineAccessible(edition, line),
    jours: runningDays(edition, { line, period }),
    urlTraceGIF: view.printAddress({ ...print, format: 'gif' }),
    urlTracePDF: view.printAddress({ ...print, format: 'pdf' }),
  };
}

/** A stop is written the same in every answer of its edition, and goes with it. */
const stopsWritten = new WeakMap<Timetable['stops'][number], ArretJson>();

export function formatDirection(view: ScheduleView, direction: LineDirection): ParcoursDirectionJson {
  const { edition, dialect } = view;
  const known = dialect.written.get(direction);
  if (known) return known;
  const { line } = direction;
  const written = {
    noParcours: lineOf(edition, line).number,
    description: descriptionOf(view, line),
    codeDirection: dialect.codeOf(direction),
    descriptionDirection: direction.name,
    codeTypeService: view.serviceTypeOf(line),
    accessible: isLineAccessible(edition, line),
  };
  dialect.written.set(direction, written);
  return written;
}

function lineOf({ timetable }: Edition, line: number) {
  return timetable.lines[line] ?? { number: '', name: '' };
}

/** Its name, or where it goes when the feed gives it none. */
export function descriptionOf({ edition }: ScheduleView, line: number): string {
  const ends = (edition.directions[line] ?? []).map(({ name }) => name);
  return lineOf(edition, line).name || ends.join(' - ');
}

/** The wire wants a code for the opposite direction of a line that has only one: north and south, east and west are pairs. */
function oppositeOf(code: string): string {
  return /^\d+$/.test(code) ? String(Number(code) ^ 1) : code;
}

export function formatStop({ edition }: ScheduleView, index: number): ArretJson {
  const stop = edition.timetable.stops[index];
  if (!stop) return nowhere;
  const known = stopsWritten.get(stop);
  if (known) return known;
  const { code, name, description, latitude, longitude, accessible } = stop;
  const written = {
    noArret: code,
    nom: name,
    description: description || name,
    latitude,
    longitude,
    accessible: accessible === true,
  };
  stopsWritten.set(stop, written);
  return written;
}

/** Where a bus goes, without the word for its direction. */
export function formatHeadsign(_view: ScheduleView, headsign: string): string {
  return splitHeadsign(headsign).name;
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
