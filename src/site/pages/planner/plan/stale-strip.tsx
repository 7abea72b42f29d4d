import { formatTime } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Strip } from '#site/ui/strip/strip.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

interface StaleStripProps {
  /** The moment the answer is true for. */
  readonly at: number;
  readonly timeZone: string;
  /** The address of the page, to load it again. */
  readonly url: string;
}

/** Says that the times are planned ones, since when, and asks for newer ones. */
export function StaleStrip({ at, timeZone, url }: StaleStripProps) {
  const { board, journeys } = useTexts('journeys');
  const locale = useLocale();
  return (
    <div className="plan-stale">
      <Strip icon="live-broken">
        {`${board.updatedAt(formatTime(at, { locale, timeZone }))} `}
        <b>{board.plannedTimes}</b> <ContentLink href={url}>{journeys.refresh}</ContentLink>
      </Strip>
    </div>
  );
}
