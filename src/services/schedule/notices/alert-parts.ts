import { matchesLine, type AffectedStop, type Effect } from '#domain/notices/effect.ts';
import { effectivePeriod, type Notice } from '#domain/notices/notice.ts';
import type { EffectPeriod } from '#domain/notices/effect-period.ts';
import type { Alert, Edition } from '#transit/index.ts';

type Selector = Alert['informedEntities'][number];

/** One thing that a notice does, as real time can say it: what, to whom, when. */
export interface AlertPart {
  readonly effect: Alert['effect'];
  readonly entities: readonly Selector[];
  readonly period: EffectPeriod;
}

/**
 * What a notice does, in the order it says so. An alert has one effect, which holds for all it names whenever it holds: what
 * is of another kind or at another time is another part. None where nothing that it names is in this timetable.
 */
export function listAlertParts(edition: Edition, notice: Notice): AlertPart[] {
  const parts = notice.effects.flatMap((effect) => partsOf(edition, effect));
  const isToldToAll = notice.general || notice.effects.length === 0;
  if (isToldToAll && !notice.effects.some(isForAll))
    parts.push({ effect: 'other-effect', entities: everyone(edition), period: effectivePeriod(notice) });
  return joinAlike(parts.filter(({ entities }) => entities.length > 0));
}

const isForAll = ({ lines, stops, trips }: Effect) => lines.length + stops.length + trips.length === 0;

function partsOf(edition: Edition, effect: Effect): AlertPart[] {
  const { kind, period, lines, trips } = effect;
  const part = (word: AlertPart['effect'], entities: AlertPart['entities']): AlertPart => ({
    effect: word,
    entities,
    period,
  });
  if (isForAll(effect)) return [part(wordForAll(effect), everyone(edition))];
  const riders = trips.length > 0 ? selectTrips(edition, effect) : selectLines(edition, effect);
  // None of what it names is in this timetable: it must not become about every line.
  if (lines.length + trips.length > 0 && riders.length === 0) return [];
  const at = (stops: readonly AffectedStop[]) => selectStops(edition, stops, riders);
  const here = at(effect.stops);
  const closed = [
    part('stop-moved', at(effect.stops.filter(({ replacement }) => replacement !== undefined))),
    part('no-service', at(effect.stops.filter(({ replacement }) => replacement === undefined))),
  ];
  switch (kind) {
    case 'stops-closed':
      // Stops that are not in this timetable are closed to nobody, and riders of the lines are told all the same.
      return here.length > 0 ? closed : [part('other-effect', riders)];
    case 'detour':
      return [part('detour', riders), ...closed];
    case 'trips-cancelled':
      return [part(takesSome(effect) ? 'reduced-service' : 'no-service', riders)];
    case 'delay':
      return [part('significant-delays', riders.length > 0 ? riders : here)];
    case 'other':
      return [part('other-effect', here.length > 0 ? here : riders)];
  }
}

/** Boards take no trip and no stop away from everybody: neither does this. */
function wordForAll({ kind }: Effect): AlertPart['effect'] {
  return kind === 'detour' ? 'detour' : kind === 'delay' ? 'significant-delays' : 'other-effect';
}

/** Whether other trips of the day run. */
const takesSome = ({ trips, period }: Effect) => trips.length > 0 || period.hours !== undefined;

/** The agencies of the feed; where one has no id to be named by, every line. */
function everyone({ timetable: { agencies, lines } }: Edition): Selector[] {
  if (agencies.every(({ id }) => id !== '')) return agencies.map(({ id }) => ({ agencyId: id }));
  return lines.flatMap(({ routeIds }) => routeIds.map((routeId) => ({ routeId })));
}

/** A line may be several routes of the feed. */
function selectLines(edition: Edition, { lines }: Effect): Selector[] {
  const { timetable } = edition;
  return lines.flatMap(({ number, direction }) => {
    const line = timetable.findLine(number);
    const routes = (timetable.lines[line]?.routeIds ?? []).map((routeId) => ({ routeId }));
    if (direction === undefined) return routes;
    const directionId = edition.findDirection(line, direction)?.directionId;
    return directionId === undefined ? [] : routes.map((route) => ({ ...route, directionId }));
  });
}

/** Where lines are named too, those trips of those lines. */
function selectTrips(edition: Edition, effect: Effect): Selector[] {
  const { timetable } = edition;
  return effect.trips.flatMap((tripId) => {
    const trip = timetable.findTrip(tripId);
    if (trip < 0) return [];
    const { line, code } = edition.directionOfTrip(trip);
    const number = timetable.lines[line]?.number ?? '';
    if (effect.lines.length > 0 && !matchesLine(effect, { number, direction: code })) return [];
    return [{ trip: { tripId, scheduleRelationship: 'scheduled' as const } }];
  });
}

/** Each stop to each of those who ride past it; to all where none are named. */
function selectStops(
  { timetable, findStop }: Edition,
  stops: readonly AffectedStop[],
  riders: readonly Selector[],
): Selector[] {
  return stops.flatMap(({ code }) => {
    const stopId = timetable.stops[findStop(code)]?.id;
    if (stopId === undefined) return [];
    return riders.length === 0 ? [{ stopId }] : riders.map((rider) => ({ ...rider, stopId }));
  });
}

/** Parts that say the same at the same times are one. */
function joinAlike(parts: readonly AlertPart[]): AlertPart[] {
  const groups = Map.groupBy(parts, ({ effect, period }) => JSON.stringify([effect, keyOf(period)]));
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const all = [first, ...more].flatMap(({ entities }) => entities);
    return [{ ...first, entities: [...new Map(all.map((each) => [JSON.stringify(each), each])).values()] }];
  });
}

const keyOf = ({ fromMs, untilMs, weekdays, hours }: EffectPeriod) => [fromMs, untilMs, weekdays, hours];
