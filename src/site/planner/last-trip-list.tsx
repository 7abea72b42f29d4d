import { useEffect, useRef, useState } from 'react';
import { forgetTrips, useLastTrips, type LastTrip } from '#site/device/last-trips.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { formatPlanner } from './planner-query.ts';

interface LastTripListProps {
  readonly action: string;
  readonly most: number;
}

/** The last trips asked for on this device, and a button that forgets them. Nothing where there are none. */
export function LastTripList({ action, most }: LastTripListProps) {
  const texts = useTexts('planner').planner;
  const trips = useLastTrips().slice(0, most);
  const [isForgotten, setForgotten] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone with the list: what became of it takes the focus, and is read out by that.
  useEffect(() => {
    if (isForgotten) words.current?.focus();
  }, [isForgotten]);
  if (trips.length === 0)
    return isForgotten ? (
      <p ref={words} tabIndex={-1}>
        {texts.forgotten}
      </p>
    ) : null;
  const forget = () => {
    forgetTrips();
    setForgotten(true);
  };
  return (
    <div className="last-trips">
      <TripLinks action={action} trips={trips} />
      <Button kind="quiet" flush="both" onClick={forget}>
        {texts.forget}
      </Button>
    </div>
  );
}

/** The latest of them on the home page, in room that is there whether there are any or not. */
export function HomeTrips({ action, most }: LastTripListProps) {
  const texts = useTexts('planner').planner;
  const trips = useLastTrips().slice(0, most);
  return (
    <div className="home-trips">
      {trips.length === 0 ? (
        <p>{texts.noneLast}</p>
      ) : (
        <div className="last-trips">
          <TripLinks action={action} trips={trips} />
        </div>
      )}
    </div>
  );
}

/** Each leads to its answer now. */
function TripLinks({ action, trips }: { readonly action: string; readonly trips: readonly LastTrip[] }) {
  const texts = useTexts('planner').planner;
  return (
    <ul aria-label={texts.last}>
      {trips.map(({ from, to }) => (
        <li key={`${from.id} ${to.id}`}>
          <ContentLink href={formatPlanner(action, { ...nowAsUsual, from, to })}>
            <Icon name="clock" size="s" />
            <span>
              <PlaceName>{from.text}</PlaceName> → <PlaceName>{to.text}</PlaceName>
            </span>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

const nowAsUsual = { when: 'now', date: '', time: '', lessWalking: false, wheelchair: false } as const;
