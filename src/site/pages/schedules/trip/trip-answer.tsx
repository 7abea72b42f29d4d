import { minutesLate } from '#domain/departure.ts';
import { departureOf, type Trip, type TripCall } from '#domain/trip.ts';
import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useFigure } from '#site/live/departure-list.tsx';
import { tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import {
  DepartureClock,
  DepartureFigure,
  StateWords,
  StateIcons,
} from '#site/ui/departure-row/departure-row.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { LoadedTrip } from './data.server.ts';

interface TripAnswerProps {
  readonly trip: Trip;
  readonly call: TripCall;
  readonly next: LoadedTrip['next'];
  readonly place: SchedulePlace;
}

/** When the bus is at the rider's stop, before all else. */
export function TripAnswer({ trip, call, next, place }: TripAnswerProps) {
  const texts = useTexts('routes');
  const departure = callToTake(trip, call);
  const { state } = departure;
  const cannotBeTaken = state === 'cancelled' || state === 'skipped';
  return (
    <section className="trip-answer" data-state={state} aria-labelledby="trip-stop">
      <h2 id="trip-stop">
        <VisuallyHidden>{`${texts.trip.yourStop} `}</VisuallyHidden>
        <PlaceName>{call.name}</PlaceName>
      </h2>
      <p className="trip-answer-time">
        {call.hasPassed && !cannotBeTaken ? (
          <span className="trip-passed">
            {texts.trip.passedAt} <ClockText moment={call.expected} size="large" />
          </span>
        ) : (
          <CountingTime trip={trip} call={call} />
        )}
      </p>
      {(!call.hasPassed || cannotBeTaken) && (
        <p className="trip-state">
          <StateIcons state={state} />
          <span>
            {call.isAlightingOnly &&
              !cannotBeTaken &&
              `${isLast(trip, call) ? texts.trip.arrival : texts.board.state.alighting}, `}
            <StateWords departure={departure} minutesLate={minutesLate(departure)} />
            {cannotBeTaken && (
              <>
                {'. '}
                {next ? <NextLink trip={trip} call={call} next={next} place={place} /> : texts.trip.noNext}
              </>
            )}
          </span>
        </p>
      )}
    </section>
  );
}

const isLast = ({ calls }: Trip, call: TripCall) => calls.at(-1) === call;

/** Whoever rides to a stop where nobody may board asks how late the bus is there all the same. */
const callToTake = (trip: Trip, call: TripCall) => departureOf(trip, { ...call, isAlightingOnly: false });

function CountingTime({ trip, call }: Pick<TripAnswerProps, 'trip' | 'call'>) {
  const departure = callToTake(trip, call);
  const figure = useFigure(departure, trip.at);
  return (
    <>
      <DepartureFigure figure={figure} expected={departure.expected} />{' '}
      {figure.kind !== 'none' && <DepartureClock departure={departure} figure={figure} />}
    </>
  );
}

/** The bus to take instead. */
function NextLink({
  trip,
  call,
  next,
  place,
}: TripAnswerProps & { readonly next: NonNullable<LoadedTrip['next']> }) {
  const texts = useTexts('routes').trip;
  const { number, direction } = trip;
  const page = { number, direction, stop: call.code, date: next.date, tripId: next.tripId };
  return (
    <ContentLink href={tripPath(place, page)}>
      {texts.takeNext(formatClock(clockOf(next.expected), place.locale))}
    </ContentLink>
  );
}
