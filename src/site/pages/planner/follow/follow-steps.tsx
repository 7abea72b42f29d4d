import type { Followed } from '#domain/journeys/follow.ts';
import { minutesLate } from '#domain/departure.ts';
import { departureOf, type TripCall } from '#domain/trip.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { StateIcons, StateWords } from '#site/ui/departure-row/departure-row.tsx';
import { NumberBadge } from '#site/ui/line-badge/service-types.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { NamedText } from './named-text.tsx';

interface FollowStepsProps {
  readonly followed: Followed;
  readonly now: number;
  readonly to: string;
}

/** Every bus of the journey with its times as they stand; what lies behind is soft. */
export function FollowSteps({ followed, now, to }: FollowStepsProps) {
  const texts = useTexts('journeys').journeys;
  const { rides, arriveAt } = followed;
  if (rides.length === 0) return null;
  return (
    <section aria-labelledby="follow-steps">
      <h2 id="follow-steps" className="visually-hidden">
        {texts.following.steps}
      </h2>
      <ol className="follow-steps">
        {rides.map(({ trip, on, off }) => {
          const departure = departureOf(trip, { ...on, isAlightingOnly: false });
          return (
            <li key={`${trip.tripId} ${on.code}`} data-past={off.expected.at < now || undefined}>
              <NumberBadge line={trip} />
              <div>
                <p>
                  <StepTime call={on} isCancelled={trip.isCancelled} /> <PlaceName>{on.name}</PlaceName>
                </p>
                <p className="follow-state">
                  <StateIcons state={departure.state} />
                  <StateWords departure={departure} minutesLate={minutesLate(departure)} />
                </p>
                <p>
                  <StepTime call={off} isCancelled={trip.isCancelled} /> <PlaceName>{off.name}</PlaceName>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      {arriveAt && (
        <p className="follow-end">
          <b>
            <ClockText moment={arriveAt} />
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
}

/** Struck where no bus comes; its state says so in words. */
function StepTime({ call, isCancelled }: StepTimeProps) {
  const Mark = isCancelled || call.isSkipped ? 's' : 'b';
  return (
    <Mark>
      <ClockText moment={call.expected} />
    </Mark>
  );
}
