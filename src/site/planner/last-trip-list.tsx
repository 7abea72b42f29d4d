import { forgetTrips, useLastTrips } from '#site/device/last-trips.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { formatPlanner } from './planner-query.ts';

/** The last trips asked for on this device, as links to their answer now. Nothing where there are none. */
export function LastTripList({ action, most }: { readonly action: string; readonly most: number }) {
  const texts = useTexts('planner').planner;
  const trips = useLastTrips().slice(0, most);
  if (trips.length === 0) return null;
  const forget = () => {
    forgetTrips();
    announce(texts.forgotten);
  };
  return (
    <div className="last-trips">
      <ul aria-label={texts.last}>
        {trips.map(({ from, to }) => (
          <li key={`${from.id} ${to.id}`}>
            <ContentLink href={formatPlanner(action, { ...nowAsUsual, from, to })}>
              <Icon name="clock" size="s" />
              <span>{`${from.text} → ${to.text}`}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
      <Button kind="quiet" flush="both" onClick={forget}>
        {texts.forget}
      </Button>
    </div>
  );
}

const nowAsUsual = { when: 'now', date: '', time: '', lessWalking: false, wheelchair: false } as const;
