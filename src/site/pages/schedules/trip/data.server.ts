import { nextUsable } from '#domain/departure.ts';
import { lineRefOf, shortEnd, type LineRef } from '#domain/line.ts';
import type { StopDay } from '#domain/timetable.ts';
import { findCall, type Trip, type TripCall } from '#domain/trip.ts';
import { toAppError } from '#lib/errors.ts';
import { clockOf, type Moment } from '#lib/time/moment.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatClock } from '#site/i18n/format.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { transitTrip } from '#site/pages/structured.server.ts';
import { linePath, stopPath, tripPath } from '#site/routing/schedule-paths.ts';
import { loadTripMap, type TripMapData } from '../maps/trip-map.server.ts';
import {
  boardLifetime,
  firstEnd,
  isAway,
  noSchedule,
  notFound,
  placeOf,
  requireDate,
  scheduleInfo,
  stopCodeOf,
} from '../schedule-page.server.ts';
import { writeDeparture } from './departure-ics.server.ts';

/** Another trip of the line at the same stop. */
export interface OtherTrip {
  readonly tripId: string;
  readonly date: string;
  readonly planned: Moment;
  readonly expected: Moment;
}

export interface LoadedTrip {
  readonly kind: 'trip';
  readonly trip: Trip;
  /** The number of the rider's stop. */
  readonly stop: string;
  readonly before?: OtherTrip | undefined;
  readonly after?: OtherTrip | undefined;
  /** What can be taken instead, where this one cannot. */
  readonly next?: OtherTrip | undefined;
  /** Lines to change to, at the rider's stop and where the trip ends. */
  readonly connections: Readonly<Record<string, readonly LineRef[]>>;
  readonly isAccessible: boolean;
  /** Who runs it, where several agencies run the lines of the network. */
  readonly operator?: string;
  /** Where it goes; the page stands without it. */
  readonly map?: TripMapData;
}

export type TripData = { readonly kind: 'failed'; readonly number: string } | LoadedTrip;

/** A trip, seen from one of its stops. */
export const loadTrip: PageLoader<TripData> = async (context) => {
  const { locale, params, url } = context;
  const texts = catalogues[locale];
  const number = params['parcours'] ?? '';
  try {
    const trip = await requireTrip(context);
    const code = stopCodeOf(context);
    const place = placeOf(context);
    const call = trip.calls[findCall(trip, code) ?? -1];
    if (!call) throw notFound(texts.trip.notAtStop);
    const { tripId, tripDate: date, direction, towards } = trip;
    if (trip.number !== number || direction !== params['direction']) {
      const to = tripPath(place, { number: trip.number, direction, stop: code, date, tripId }) + url.search;
      return { kind: 'redirect', status: 302, to };
    }
    if (url.searchParams.get('format') === 'ics') return writeDeparture(context, trip, call);
    const [around, map] = await Promise.all([
      loadAround(context, trip, call),
      loadTripMap(context, trip, code),
    ]);
    const [first = call] = trip.calls;
    const leaves = formatClock(clockOf(first.planned), locale);
    return {
      kind: 'page',
      status: 200,
      info: scheduleInfo(context, {
        title: texts.trip.title(number, shortEnd(towards), leaves),
        summary: texts.trip.summary(number, shortEnd(towards), call.name),
        above: [
          { title: `${texts.ui.line} ${number}`, path: linePath(place, { number, direction }) },
          { title: call.name, path: stopPath(place, code) },
        ],
      }),
      data: { kind: 'trip', trip, stop: code, ...around, ...(map && { map }) },
      structured: transitTrip(trip, call, { url }),
      keep: boardLifetime,
      trueUntilMs: firstEnd(trip.notices ?? [], context.now),
    };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    context.log.error({ err: thrown, line: number }, 'a trip could not be read');
    return {
      kind: 'page',
      status: 503,
      info: scheduleInfo(context, { title: `${texts.ui.line} ${number}`, summary: texts.board.failed }),
      data: { kind: 'failed', number },
      keep: 'never',
    };
  }
};

/** The trip of the address on its date. An id that the service refuses to read names no trip. */
async function requireTrip(context: LoaderContext): Promise<Trip> {
  const { schedule, locale, params } = context;
  const { scheduleAnswers } = catalogues[locale];
  const date = requireDate(context) ?? '';
  const tripId = params['voyage'] ?? '';
  const trip = await schedule.loadTrip({ tripId, date, locale }).catch((thrown: unknown) => {
    const { code } = toAppError(thrown);
    if (code === 'not-found') throw noSchedule(thrown, context);
    if (code === 'bad-request') return undefined;
    throw thrown;
  });
  if (!trip) throw notFound(scheduleAnswers.unknownTrip);
  return trip;
}

type Around = Pick<LoadedTrip, 'before' | 'after' | 'next' | 'connections' | 'isAccessible' | 'operator'>;

/** What stands around the trip; the page stands without it. */
async function loadAround(
  { schedule, locale, log }: LoaderContext,
  trip: Trip,
  call: TripCall,
): Promise<Around> {
  const { number, direction, tripDate: date } = trip;
  const tell = (err: unknown): undefined => {
    log.warn({ err }, 'a trip is shown without what stands around it');
    return undefined;
  };
  const [day, sheet] = await Promise.all([
    schedule.loadStopDay({ number, direction, stop: call.code, date, locale }).catch(tell),
    schedule.loadLine({ number, date, locale }).catch(tell),
  ]);
  const stops = sheet?.directions.find((each) => each.direction === direction)?.stops ?? [];
  const shown = [call.code, trip.calls.at(-1)?.code];
  const connections = stops.flatMap(({ code, lines }) =>
    shown.includes(code) && lines.length > 0 ? [[code, lines.map(lineRefOf)] as const] : [],
  );
  return {
    ...findOthers(day, trip, call),
    connections: Object.fromEntries(connections),
    isAccessible: sheet?.isAccessible ?? false,
    ...(sheet?.about?.operator && { operator: sheet.about.operator.name }),
  };
}

function findOthers(
  day: StopDay | undefined,
  trip: Trip,
  call: TripCall,
): Omit<Around, 'connections' | 'isAccessible' | 'operator'> {
  const departures = (day?.departures ?? [])
    // A bus that only lets riders off is no other one to take, unless this is where riders get off.
    .filter(({ state }) => call.isAlightingOnly || state !== 'alighting')
    .toSorted((one, two) => one.planned.at - two.planned.at);
  const own = departures.findIndex(
    ({ tripId, planned }) => tripId === trip.tripId && planned.at === call.planned.at,
  );
  const toOther = (departure: StopDay['departures'][number] | undefined): OtherTrip | undefined =>
    departure && {
      tripId: departure.tripId,
      date: departure.tripDate,
      planned: departure.planned,
      expected: departure.expected,
    };
  const cannotBeTaken = trip.isCancelled || call.isSkipped;
  const usable = cannotBeTaken ? nextUsable(departures, { ...trip, planned: call.planned }) : undefined;
  return {
    before: own > 0 ? toOther(departures[own - 1]) : undefined,
    after: own >= 0 ? toOther(departures[own + 1]) : undefined,
    next: usable && toOther({ ...usable, hasPassed: false }),
  };
}
