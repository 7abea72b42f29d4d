import { isRidePart } from '#domain/journeys/journey-id.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { useAnnounced } from '#site/live/use-announced.ts';
import type { PageProps } from '#site/pages/page-props.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { FollowAnswer } from './follow-answer.tsx';
import { keyOfTrip, type FollowData } from './follow-data.ts';
import { FollowSteps } from './follow-steps.tsx';
import { FollowTrust } from './follow-trust.tsx';
import { followWords } from './follow-words.ts';
import { RideWatch, useFollowed } from './use-followed.tsx';
import './page.css';

/** Goes with the rider: when to leave, where to get off, whether the change holds. */
export default function FollowPage({ view, data }: PageProps<FollowData>) {
  const { journeys, board, access } = useTexts('journeys');
  const { following: texts, every } = journeys;
  const locale = useLocale();
  const { timeZone } = view.shell.operator;
  const { followed, now, heardAt, onHeard } = useFollowed(data);
  const words = followWords(followed, {
    texts,
    every,
    board,
    access,
    locale,
    timeZone,
    later: data.later,
    now,
  });
  const { state, change } = followed;
  const stops = state.kind === 'ride' ? state.stopsLeft : '';
  // Says aloud that there is something else to do now.
  useAnnounced(`${state.kind} ${stops} ${change?.state ?? ''}`, () => [words.title, ...words.help].join(' '));
  const parts = new Map(data.parts.filter(isRidePart).map((part) => [keyOfTrip(part), part]));
  const isBroken = state.kind === 'cancelled' || state.kind === 'missed';
  const { again, againFrom, own } = data.paths;
  return (
    <div className="page-width follow">
      {[...parts].map(([key, part]) => (
        <RideWatch key={key} part={part} first={data.trips[key]} onHeard={onHeard} at={data.at} />
      ))}
      <h1 id={pageHeadingId} tabIndex={-1}>
        {texts.heading('')}
        <PlaceName>{data.to}</PlaceName>
      </h1>
      <FollowAnswer followed={followed} words={words} />
      <FollowTrust followed={followed} heardAt={heardAt} timeZone={timeZone} />
      <FollowSteps followed={followed} now={now} to={data.to} />
      <div className="follow-ways screen-only">
        <ButtonLink
          kind={isBroken || state.kind === 'unknown' ? 'primary' : 'secondary'}
          href={(isBroken && againFrom[keyOfTrip(state.ride.trip)]) || again}
        >
          {texts.findOther}
        </ButtonLink>
        <span className="without-script">
          <a className="button" data-kind="quiet" href={own}>
            <span>{texts.refresh}</span>
          </a>
        </span>
      </div>
    </div>
  );
}
