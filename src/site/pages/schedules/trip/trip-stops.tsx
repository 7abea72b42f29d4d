import { shortEnd } from '#domain/line.ts';
import type { Replacement } from '#domain/notices/notice-ref.ts';
import { busBetween, isLate, passedBefore, type Trip, type TripCall } from '#domain/trip.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { stopPath, tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import type { SpineFold } from '#site/ui/stop-spine/spine-parts.ts';
import { NoTime, SpineClock } from '#site/ui/stop-spine/spine-when.tsx';
import { StopSpine, type SpineRow } from '#site/ui/stop-spine/stop-spine.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { SkippedNote } from '../skipped-note.tsx';
import type { LoadedTrip } from './data.server.ts';

interface TripStopsProps {
  readonly trip: Trip;
  /** Which call is the rider's. */
  readonly yours: number;
  readonly connections: LoadedTrip['connections'];
  readonly place: SchedulePlace;
}

/** Fewer stops than these are not worth a fold. */
const fewestPassed = 2;
/** After the rider's stop a long trip is cut short; its end stays. */
const shownAfter = 8;
const fewestMore = 5;

/** Every stop of the trip on its line: those behind the bus folded away on phones, the bus between two of them. */
export function TripStops({ trip, yours, connections, place }: TripStopsProps) {
  const texts = useTexts('routes').trip;
  const last = trip.calls.length - 1;
  const rows = trip.calls.map((call, index): SpineRow => {
    const { code, name, platform, timeZone, isSkipped, isAlightingOnly, hasPassed, replacement } = call;
    const isYours = index === yours;
    const isShown = isYours || index === last;
    return {
      code,
      name,
      platform,
      timeZone,
      isYours,
      isSkipped: isSkipped && !trip.isCancelled,
      ...(replacement && !trip.isCancelled && { note: <SkippedNote instead={insteadOf(replacement)} /> }),
      isAlightingOnly,
      // That of the rider's stop stands above all stops.
      onRequest: isYours || trip.isCancelled ? undefined : call.onRequest,
      hasPassed: hasPassed && !trip.isCancelled,
      href: isYours ? stopPath(place, code) : tripPath(place, { ...pageOf(trip), stop: code }),
      when: <CallTime call={call} isCancelled={trip.isCancelled} />,
      lines: isShown ? connections[code] : undefined,
    };
  });
  return (
    <section className="trip-line" aria-labelledby="trip-stops">
      <h2 id="trip-stops" className="visually-hidden">
        {texts.stops}
      </h2>
      <StopSpine line={trip} rows={rows} yours="large" buses={useBuses(trip)} folds={useFolds(trip, yours)} />
      {trip.calls.some(({ isApproximate }) => isApproximate) && (
        <p className="trip-approximate">{`${texts.aboutMark} ${texts.approximate}`}</p>
      )}
    </section>
  );
}

const insteadOf = ({ stop, walkMinutes }: Replacement) => ({ code: stop.code, name: stop.name, walkMinutes });

const pageOf = ({ number, direction, tripDate: date, tripId }: Trip) => ({ number, direction, date, tripId });

function CallTime({ call, isCancelled }: { readonly call: TripCall; readonly isCancelled: boolean }) {
  const texts = useTexts('routes').trip;
  if (isCancelled)
    return (
      <>
        <VisuallyHidden>{`${texts.cancelledStop}, `}</VisuallyHidden>
        <s className="trip-cancelled">
          <ClockText moment={call.planned} />
        </s>
      </>
    );
  if (call.isSkipped) return <NoTime />;
  return (
    <>
      {call.isApproximate && (
        <>
          <span aria-hidden="true">{`${texts.aboutMark}\u00a0`}</span>
          <VisuallyHidden>{`${texts.about} `}</VisuallyHidden>
        </>
      )}
      <SpineClock {...call} planned={isLate(call) ? call.planned : call.expected} />
    </>
  );
}

function useBuses(trip: Trip) {
  const texts = useTexts('routes').trip;
  const { bus, calls } = trip;
  const between = busBetween(trip);
  if (!bus || !between || trip.isCancelled) return [];
  const from = calls[between.after]?.name ?? '';
  const to = calls[between.after + 1]?.name ?? '';
  const vehicle = texts.vehicle(bus.id, trip.mode);
  const words = bus.isStanding ? texts.at(vehicle, to) : texts.between(vehicle, from, to);
  return [{ id: bus.id, ...between, words }];
}

function useFolds(trip: Trip, yours: number): SpineFold[] {
  const texts = useTexts('routes').trip;
  const { calls, isCancelled } = trip;
  const passed = isCancelled ? 0 : passedBefore(trip, yours);
  const words = (
    <>
      {texts.stopsPassed(passed)}{' '}
      <span className="trip-since">
        {texts.since} <PlaceName>{shortEnd(calls[0]?.name ?? '')}</PlaceName>
      </span>
    </>
  );
  const from = yours + shownAfter;
  const to = calls.length - 1;
  return [
    ...(passed >= fewestPassed ? [{ from: 0, to: passed, words, isPassed: true, isOpenWide: true }] : []),
    ...(to - from >= fewestMore ? [{ from, to, words: texts.stopsMore(to - from) }] : []),
  ];
}
