import type { Followed, FollowedRide } from '#domain/journeys/follow.ts';
import { clockOf, type Moment } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/service-types.tsx';
import { keyOfTrip, type FollowData } from './follow-data.ts';

interface FollowAnswerProps {
  readonly followed: Followed;
  readonly now: number;
  readonly data: FollowData;
}

const icons: Readonly<Record<Followed['state']['kind'], IconName>> = {
  leave: 'walk',
  wait: 'bus',
  ride: 'bus',
  walk: 'walk',
  arrived: 'check-circle',
  cancelled: 'cancelled',
  unknown: 'alert',
};

/** What to do now, before all else. */
export function FollowAnswer({ followed, now, data }: FollowAnswerProps) {
  const { title, help, warning } = useFollowWords(followed, now, data);
  const { state } = followed;
  const line =
    'ride' in state && (state.kind === 'wait' || state.kind === 'ride' || state.kind === 'cancelled');
  return (
    <section className="follow-answer" data-state={state.kind} aria-labelledby="follow-now">
      {line ? <NumberBadge line={state.ride.trip} /> : <Icon name={icons[state.kind]} size="l" />}
      <div>
        <h2 id="follow-now">{title}</h2>
        {help.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {warning && (
          <p className="follow-warning">
            <Icon name="warning" size="s" />
            <span>{warning}</span>
          </p>
        )}
      </div>
    </section>
  );
}

const minuteMs = 60_000;
const minutesTo = (at: number, now: number) => Math.max(0, Math.floor((at - now) / minuteMs));

interface FollowWords {
  readonly title: string;
  readonly help: readonly string[];
  readonly warning?: string;
}

/** The same words for those who see and those who listen. */
export function useFollowWords(followed: Followed, now: number, data: FollowData): FollowWords {
  const texts = useTexts('journeys').journeys.following;
  const locale = useLocale();
  const clock = (moment: Moment) => formatClock(clockOf(moment), locale);
  const { state, change, arriveAt } = followed;
  const warning = change && changeWords();
  const arrival = arriveAt ? [texts.arrivedAt(clock(arriveAt))] : [];
  const bus = ({ trip, on }: FollowedRide) =>
    `${texts.waitFor(trip.number, trip.towards)}, ${texts.at(on.name)}, ${clock(on.expected)}.`;
  const with_ = (title: string, help: readonly string[]): FollowWords => ({
    title,
    help,
    ...(warning !== undefined && { warning }),
  });

  if (state.kind === 'leave') {
    const minutes = minutesTo(state.leaveAt, now);
    const { ride } = state;
    const walk = texts.walkTo(Math.max(1, Math.round(ride.walkBefore / 60)), ride.on.name);
    return with_(minutes < 1 ? texts.leaveNow : texts.leaveIn(minutes), [walk, bus(ride)]);
  }
  if (state.kind === 'wait')
    return with_(texts.busIn(minutesTo(state.ride.on.expected.at, now)), [bus(state.ride)]);
  if (state.kind === 'ride') {
    const { stopsLeft, ride } = state;
    const { name } = ride.off;
    const words =
      stopsLeft <= 0
        ? texts.getOff(name)
        : stopsLeft === 1
          ? texts.next(name)
          : stopsLeft === 2
            ? texts.nextButOne(name)
            : texts.stopsLeft(stopsLeft, name);
    return with_(texts.onBus(ride.trip.number), [words, ...arrival]);
  }
  if (state.kind === 'walk')
    return with_(texts.lastWalk(Math.max(1, minutesTo(state.arriveAt.at, now))), arrival);
  if (state.kind === 'arrived') return { title: texts.arrived, help: [] };
  if (state.kind === 'cancelled') {
    const { trip } = state.ride;
    const next = data.next[keyOfTrip(trip)];
    return {
      title: texts.cancelled(trip.number),
      help: next ? [texts.nextChoice(trip.number, clock(next))] : [],
    };
  }
  return { title: texts.unknown, help: [] };

  function changeWords(): string {
    if (!change) return '';
    const { number } = change.to.trip;
    const minutes = Math.max(0, Math.floor(change.slackMs / minuteMs));
    if (change.state === 'safe') return texts.safe(number, minutes);
    const next = data.next[keyOfTrip(change.to.trip)];
    const then = next ? texts.nextChoice(number, clock(next)) : texts.noNext(number);
    return `${change.state === 'tight' ? texts.tight(number, minutes) : texts.missed(number)} ${then}`;
  }
}
