import type { Followed, FollowState } from '#domain/journeys/follow.ts';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import type { FollowWords } from './follow-words.ts';
import { NamedText } from '../named-text.tsx';

interface FollowAnswerProps {
  readonly followed: Followed;
  readonly words: FollowWords;
}

const icons: Readonly<Record<FollowState['kind'], IconName>> = {
  leave: 'walk',
  wait: 'vehicle',
  ride: 'vehicle',
  walk: 'walk',
  arrived: 'check-circle',
  cancelled: 'cancelled',
  missed: 'alert',
  unknown: 'alert',
};

/** What to do now, before all else. */
export function FollowAnswer({ followed: { state, change }, words }: FollowAnswerProps) {
  const { title, help, warning, names } = words;
  const line = 'ride' in state && state.kind !== 'leave' && state.kind !== 'walk' && state.ride.trip;
  return (
    <section className="follow-answer" data-state={state.kind} aria-labelledby="follow-now">
      {line ? <NumberBadge line={line} /> : <Icon name={icons[state.kind]} size="l" />}
      <div>
        <h2 id="follow-now">
          <NamedText text={title} names={names} />
        </h2>
        {help.map((sentence) => (
          <p key={sentence}>
            <NamedText text={sentence} names={names} />
          </p>
        ))}
        {warning !== undefined && (
          <p className="follow-change" data-state={change?.state}>
            <Icon name={change?.state === 'safe' ? 'check-circle' : 'warning'} size="s" />
            <span>{warning}</span>
          </p>
        )}
      </div>
    </section>
  );
}
