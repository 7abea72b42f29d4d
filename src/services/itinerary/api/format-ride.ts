import type { SectionJson } from '#contract/itinerary/journeys.ts';
import { physicalModes } from '#domain/journeys/physical-mode.ts';
import { modeOf } from '#domain/mode.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import {
  describeRide,
  findLastOfDay,
  splitHeadsign,
  traceRide,
  type OnRequest,
  type RideCall,
  type RideLeg,
} from '#transit/index.ts';
import { formatTime } from './envelope.ts';
import { formatLine, type JourneyWords } from './journey-words.ts';
import { formatStop, formatStopPlace } from './format-place.ts';

export function formatRide({ view, locale }: JourneyWords, leg: RideLeg): SectionJson {
  const { edition } = view;
  const { timetable } = edition;
  const names = edition.namesIn(locale);
  const facts = describeRide(view, leg);
  const { number, colour, textColour, agency, routeType } = timetable.lines[facts.line] ?? { number: '' };
  const operator = timetable.agencies.find(({ id }) => id === agency) ?? timetable.agencies[0];
  const vehicle = physicalModes[modeOf(routeType ?? 3)];
  const [boarded, left] = [facts.calls[0], facts.calls.at(-1)] as [RideCall, RideCall];
  const time = timesIn(view);
  const trip = `vehicle_journey:${timetable.tripId(leg.trip)}:${formatServiceDate(leg.date)}`;
  const headsign = splitHeadsign(names.headsign(facts.headsign)).name;
  return {
    type: 'public_transport',
    duration: (leg.arriveAt - leg.departAt) / 1000,
    from: formatStopPlace(view, leg.from, locale),
    to: formatStopPlace(view, leg.to, locale),
    departure_date_time: time(leg.departAt),
    arrival_date_time: time(leg.arriveAt),
    base_departure_date_time: time(boarded.plannedDepartAt),
    base_arrival_date_time: time(left.plannedArriveAt),
    data_freshness: facts.isLive ? 'realtime' : 'base_schedule',
    ...(facts.everySeconds !== undefined && { headway_seconds: facts.everySeconds }),
    ...(facts.onRequest && { on_request: formatRequest(facts.onRequest, operator?.phone) }),
    display_informations: {
      network: operator?.name ?? '',
      physical_mode: vehicle,
      commercial_mode: vehicle,
      code: number,
      label: number,
      name: names.lineName(facts.line),
      color: colour ?? '',
      text_color: textColour ?? '',
      direction: headsign,
      headsign,
      description: '',
      trip_short_name: '',
      equipments: facts.accessible === true ? ['has_wheelchair_accessibility'] : [],
      links: [],
    },
    additional_informations: [
      facts.isApproximate ? 'has_datetime_estimated' : 'regular',
      ...(isLastOfDay({ view }, leg) ? ['last_of_day'] : []),
    ],
    stop_date_times: facts.calls
      .filter(({ isSkipped }) => !isSkipped)
      .map((call) => ({
        stop_point: formatStop(view, call.stop, locale),
        arrival_date_time: time(call.arriveAt),
        departure_date_time: time(call.departAt),
        base_arrival_date_time: time(call.plannedArriveAt),
        base_departure_date_time: time(call.plannedDepartAt),
      })),
    geojson: formatLine(traceRide(timetable, leg)),
    links: [
      { type: 'vehicle_journey', id: trip },
      { type: 'line', id: `line:${number}` },
    ],
  };
}

function formatRequest(request: OnRequest, phone: string | undefined) {
  const isPhoned = request.boarding === 'phone' || request.alighting === 'phone';
  return { ...request, ...(isPhoned && phone && { phone }) };
}

/** Most buses leave a stop when they arrive, and as planned: the same time is written once. */
function timesIn(view: JourneyWords['view']): (instant: number) => string {
  let [last, text] = [Number.NaN, ''];
  return (instant) => {
    if (instant !== last) [last, text] = [instant, formatTime(view, instant)];
    return text;
  };
}

/** Whether no later bus of its line and direction leaves there on the rider's day. */
function isLastOfDay({ view }: Pick<JourneyWords, 'view'>, { trip, from, departAt }: RideLeg): boolean {
  const { edition } = view;
  const direction = edition.directionOfTrip(trip);
  const last = findLastOfDay(view, { stop: from, direction, date: edition.clock.dateAt(departAt) });
  return last === undefined || last <= departAt;
}

/** Later than this a bus is said to be late. */
const lateSeconds = 300;

/** Whether a section is much later than planned; times of one section are on the same clock but for two hours a year. */
export function isLate({
  departure_date_time: expected,
  base_departure_date_time: planned,
}: SectionJson): boolean {
  if (planned === undefined) return false;
  return secondsOf(expected) - secondsOf(planned) >= lateSeconds;
}

function secondsOf(time: string): number {
  const [, date = '', hours = '0', minutes = '0', seconds = '0'] =
    /^(\d{8})T(\d\d)(\d\d)(\d\d)$/.exec(time) ?? [];
  const day = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`) / 1000;
  return day + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
