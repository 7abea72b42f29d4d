import { requestAt, requestsFor, type OnRequest, type RequestRows } from '#domain/access.ts';
import { lettersOf, type LetteredNote } from '#domain/grid-notes.ts';
import type { Locale } from '#domain/locale.ts';
import type { Stop } from '#domain/stop.ts';
import type { TimetableGrid } from '#domain/timetable.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatWeekday } from '#site/i18n/format.ts';
import { dayAfter, dayInMonth } from './day-in-month.ts';
import { minutesOf } from './grid-sheet.server.ts';
import type { GridMarks, NamedStop, PlannedCall } from './timetable-data.ts';

/** The stops of a direction in the order of travel, each once. */
export function stopsOf({ stops }: { readonly stops: readonly Stop[] }): NamedStop[] {
  return [...new Map(stops.map(({ code, name }) => [code, { code, name }])).values()];
}

/** The trips at a stop, in the order of their times: buses overtake. */
export function callsAt(
  { stops, trips }: TimetableGrid,
  code: string,
  notes: readonly LetteredNote[],
): PlannedCall[] {
  const calls = stops.flatMap((stop, row) => {
    if (stop.code !== code) return [];
    return trips.flatMap((trip, column) => {
      const time = trip.times[row] ?? undefined;
      if (time === undefined) return [];
      const letters = lettersOf(trip, notes);
      const request = requestAt(trip, row);
      const often = trip.notes.find(({ kind }) => kind === 'every')?.every;
      return {
        minutes: minutesOf(time),
        tripId: trip.tripId,
        column,
        row,
        ...(letters !== undefined && { letters }),
        ...(trip.isCancelled && { isCancelled: true as const }),
        ...(trip.skippedRows.includes(row) && { isSkipped: true as const }),
        ...(trip.alightingRows.includes(row) && { isAlightingOnly: true as const }),
        ...(often && {
          often: { minutes: often.minutes, until: minutesOf(time) + often.until - often.from },
        }),
        ...(request && { onRequest: withoutRows(request) }),
      };
    });
  });
  return calls.toSorted((one, two) => one.minutes - two.minutes);
}

const withoutRows = ({ rows: _rows, ...request }: RequestRows): OnRequest => request;

const daySeconds = 24 * 3600;

/** The marks that occur in the tables of a page. */
export function marksOf(grids: readonly TimetableGrid[], locale: Locale): GridMarks {
  const date = grids[0]?.date ?? '';
  const trips = grids.flatMap((grid) => grid.trips);
  const requests = trips.flatMap((trip) => trip.requests ?? []);
  const isNight = trips.some(({ times }) => times.some((time) => (time ?? 0) >= daySeconds));
  return {
    gaps: trips.some(({ times }) => times.includes(null)),
    cancelled: trips.some(({ isCancelled }) => isCancelled),
    skipped: trips.some(({ skippedRows }) => skippedRows.length > 0),
    alighting: trips.some(({ alightingRows }) => alightingRows.length > 0),
    approximate: trips.some(({ approximateRows }) => approximateRows.length > 0),
    ...(requests.length > 0 && {
      requests: (['phone', 'driver'] as const).flatMap((asked) => requestsFor(requests, asked) ?? []),
    }),
    ...(isNight && { night: { day: dayInMonth(dayAfter(date), locale), words: nightWords(date, locale) } }),
  };
}

/** The names of the stops that notes speak of. */
export function namesIn(
  notes: readonly LetteredNote[],
  grids: readonly TimetableGrid[],
): Readonly<Record<string, string>> {
  const told = new Set(notes.flatMap(({ stops }) => stops));
  const stops = grids.flatMap((grid) => grid.stops).filter(({ code }) => told.has(code));
  return Object.fromEntries(stops.map(({ code, name }) => [code, name]));
}

function nightWords(date: string, locale: Locale): string {
  const [evening, morning] = [date, dayAfter(date)].map((day) => formatWeekday(day, locale));
  return catalogues[locale].timetable.nightOf(evening ?? '', morning ?? '');
}
