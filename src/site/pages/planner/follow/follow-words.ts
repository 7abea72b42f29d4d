import { figureOf } from '#domain/departure.ts';
import { busInstead, type Followed, type FollowState } from '#domain/journeys/follow.ts';
import type { FollowedRide } from '#domain/journeys/followed-rides.ts';
import type { Locale } from '#domain/locale.ts';
import { clockOf, dayOf, type Moment } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { capitalize } from '#lib/capitalize.ts';
import { requestWords } from '#site/i18n/access-words.ts';
import type { CatalogueWith } from '#site/i18n/catalogue.ts';
import { formatClock, formatDayOfYear } from '#site/i18n/format.ts';
import { keyOfTrip, type FollowData } from './follow-data.ts';

/** What is said of a journey at a moment: the same for those who see and those who listen. */
export interface FollowWords {
  readonly title: string;
  readonly help: readonly string[];
  readonly warning?: string;
  /** The names of the network that stand in them. */
  readonly names: readonly string[];
}

interface Wording {
  readonly texts: CatalogueWith<'journeys'>['journeys']['following'];
  readonly every: CatalogueWith<'journeys'>['journeys']['every'];
  readonly board: CatalogueWith<'journeys'>['board'];
  readonly access: CatalogueWith<'journeys'>['access'];
  readonly locale: Locale;
  /** That of the operator. */
  readonly timeZone: string;
  readonly later: FollowData['later'];
  readonly now: number;
}

const minuteMs = 60_000;
const minutesTo = ({ at }: Moment, now: number) => Math.max(0, Math.floor((at - now) / minuteMs));

export function followWords(followed: Followed, wording: Wording): FollowWords {
  const warning = changeWords(followed, wording);
  return {
    ...stateWords(followed, wording),
    ...(warning !== undefined && { warning }),
    names: followed.rides.flatMap(({ trip, on, off }) => [trip.towards, on.name, off.name]),
  };
}

function stateWords(
  { state, arriveAt, rides }: Followed,
  wording: Wording,
): Pick<FollowWords, 'title' | 'help'> {
  const { texts, now, locale } = wording;
  const arrivedAt = rides.at(-1)?.everyMinutes === undefined ? texts.arrivedAt : texts.arrivedAbout;
  const arrival = arriveAt ? [arrivedAt(formatClock(clockOf(arriveAt), locale))] : [];
  if (state.kind === 'leave') return leaveWords(state, wording);
  if (state.kind === 'wait') {
    const { ride, walkSeconds } = state;
    const walk = walkSeconds > 0 ? [walkWords(ride, wording)] : [];
    return { title: waitTitle(ride, wording), help: [...walk, ...busWords(ride, wording)] };
  }
  if (state.kind === 'ride') {
    const goesOn = state.goesOnAs.map((number) => texts.goesOnAs(number, state.ride.trip.mode));
    const help = [...goesOn, getOffWords(state, wording), ...arrival];
    return { title: texts.onBus(state.ride.trip.number), help };
  }
  if (state.kind === 'walk')
    return { title: texts.lastWalk(Math.max(1, minutesTo(state.arriveAt, now))), help: arrival };
  if (state.kind === 'arrived') return { title: texts.arrived, help: [] };
  if (state.kind === 'unknown') return { title: texts.unknown, help: [] };
  const instead = insteadWords(state.ride, wording);
  return {
    title: brokenTitle(state, wording),
    help: [...(instead === undefined ? [] : [instead]), texts.broken],
  };
}

function leaveWords(
  { ride, leaveAt }: Extract<FollowState, { kind: 'leave' }>,
  wording: Wording,
): Pick<FollowWords, 'title' | 'help'> {
  const { texts, now, locale } = wording;
  const clock = formatClock(clockOf(leaveAt), locale);
  const figure = figureOf({ state: 'planned', expected: leaveAt }, now);
  const title =
    ride.everyMinutes !== undefined && figure.kind !== 'now' && dayUnlessToday(leaveAt, wording) === undefined
      ? texts.leaveAbout(clock)
      : figure.kind === 'clock'
        ? texts.leaveAt(clock, dayUnlessToday(leaveAt, wording))
        : figure.kind === 'minutes'
          ? texts.leaveIn(figure.minutes, clock)
          : texts.leaveNow;
  return { title, help: [walkWords(ride, wording), ...busWords(ride, wording)] };
}

function waitTitle({ on, trip: { mode }, everyMinutes }: FollowedRide, wording: Wording): string {
  const { texts, board, now, locale } = wording;
  if (everyMinutes !== undefined && dayUnlessToday(on.expected, wording) === undefined)
    return texts.comesEvery(board.every(everyMinutes), mode);
  const figure = figureOf({ state: 'planned', expected: on.expected }, now);
  return figure.kind === 'clock'
    ? texts.comesAt(formatClock(clockOf(on.expected), locale), dayUnlessToday(on.expected, wording), mode)
    : texts.comesIn(figure.kind === 'minutes' ? figure.minutes : 0, mode);
}

const walkWords = ({ walkBefore, on }: FollowedRide, { texts }: Wording) =>
  texts.walkTo(Math.max(1, Math.round(walkBefore / 60)), on.name);

/** Which bus to take, and whom to ask before it stops there. */
function busWords(
  { trip, on, everyMinutes, onRequest }: FollowedRide,
  { texts, board, access, every, locale }: Wording,
): string[] {
  const clock = formatClock(clockOf(on.expected), locale);
  const time = everyMinutes === undefined ? clock : every(clock, board.every(everyMinutes));
  const bus = texts.takeBus(trip.number, trip.towards, { stop: on.name, time });
  return [bus, ...(onRequest ? [`${capitalize(requestWords(onRequest, access))}.`] : [])];
}

function getOffWords(
  { off: { name }, stopsLeft }: Extract<FollowState, { kind: 'ride' }>,
  { texts }: Wording,
): string {
  if (stopsLeft <= 0) return texts.getOff(name);
  if (stopsLeft === 1) return texts.next(name);
  return stopsLeft === 2 ? texts.nextButOne(name) : texts.stopsLeft(stopsLeft, name);
}

function brokenTitle(
  { kind, ride }: Extract<FollowState, { kind: 'cancelled' | 'missed' }>,
  { texts }: Wording,
): string {
  const { trip, on, off } = ride;
  if (kind === 'missed') return texts.missed(trip.number);
  return trip.isCancelled
    ? texts.cancelled(trip.number)
    : texts.skips(trip.number, (on.isSkipped ? on : off).name);
}

/** The change ahead, and what to take where it may fail. */
function changeWords({ change }: Followed, wording: Wording): string | undefined {
  if (!change) return undefined;
  const { texts, board } = wording;
  const { everyMinutes } = change.to;
  const { number } = change.to.trip;
  if (everyMinutes !== undefined) return texts.changeEvery(number, board.every(everyMinutes));
  const minutes = Math.max(0, Math.floor(change.slackMs / minuteMs));
  if (change.state === 'safe') return texts.safe(number, minutes);
  const then = insteadWords(change.to, wording);
  const words = change.state === 'tight' ? texts.tight(number, minutes) : `${texts.missed(number)}.`;
  return then === undefined ? words : `${words} ${then}`;
}

function insteadWords(ride: FollowedRide, { texts, later, now, locale }: Wording): string | undefined {
  const { number, mode } = ride.trip;
  const next = busInstead(ride, later[keyOfTrip(ride.trip)], now);
  if (next === undefined) return undefined;
  return next === 'none'
    ? texts.noNext(number)
    : texts.nextChoice(number, formatClock(clockOf(next), locale), mode);
}

function dayUnlessToday(moment: Moment, { timeZone, now, locale }: Wording): string | undefined {
  const day = dayOf(moment);
  return day === dayOf(momentIn(timeZone, now)) ? undefined : formatDayOfYear(day, locale);
}
