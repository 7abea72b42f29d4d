import type { Followed } from '#domain/journeys/follow.ts';
import { minutesLate } from '#domain/departure.ts';
import { departureOf, type TripCall } from '#domain/trip.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { AboutClock } from '#site/ui/clock-text/about-clock.tsx';
import { StateIcons, StateWords } from '#site/ui/departure-row/departure-row.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { NamedText } from '../named-text.tsx';

interface FollowStepsProps {
  readonly followed: Followed;
  readonly now: number;
  readonly to: string;
}

/** Every bus of the journey with its times as they stand; what lies behind is soft. */
export function FollowSteps({ followed, now, to }: FollowStepsProps) {
  const { board, journeys: texts } = useTexts('journeys');
  const { rides, arriveAt } = followed;
  if (rides.length === 0) return null;
  return (
    <section aria-labelledby="follow-steps">
      <h2 id="follow-steps" className="visually-hidden">
        {texts.following.steps}
      </h2>
      <ol className="follow-steps">
        {rides.map(({ trip, on, off, everyMinutes }) => {
          const isEvery = everyMinutes !== undefined;
          const departure = departureOf(trip, { ...on, isAlightingOnly: false });
          return (
            <li key={`${trip.tripId} ${on.code}`} data-past={off.expected.at < now || undefined}>
              <NumberBadge line={trip} />
              <div>
                <p>
                  <StepTime call={on} isCancelled={trip.isCancelled} isAbout={isEvery} />{' '}
                  <PlaceName>{on.name}</PlaceName>
                </p>
                <p className="follow-state">
                  <StateIcons state={departure.state} />
                  {isEvery && departure.state === 'planned' ? (
                    board.every(everyMinutes)
                  ) : (
                    <StateWords departure={departure} minutesLate={minutesLate(departure)} />
                  )}
                </p>
                <p>
                  <StepTime call={off} isCancelled={trip.isCancelled} isAbout={isEvery} />{' '}
                  <PlaceName>{off.name}</PlaceName>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      {arriveAt && (
        <p className="follow-end">
          <b>
            <AboutClock moment={arriveAt} isAbout={rides.at(-1)?.everyMinutes !== undefined} />
          </b>{' '}
          <NamedText text={texts.arrival(to)} names={[to]} />
        </p>
      )}
    </section>
  );
}

interface StepTimeProps {
  readonly call: TripCall;
  readonly isCancelled: boolean;
  readonly isAbout: boolean;
}

/** Struck where no bus comes; its state says so in words. */
function StepTime({ call, isCancelled, isAbout }: StepTimeProps) {
  const Mark = isCancelled || call.isSkipped ? 's' : 'b';
  return (
    <Mark>
      <AboutClock moment={call.expected} isAbout={isAbout} />
    </Mark>
  );
}
