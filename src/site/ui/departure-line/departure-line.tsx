import type { Departure, DepartureState, Figure } from '#domain/departure.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { askingIcons } from '#site/ui/access-note/access-note.tsx';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './departure-line.css';

interface DepartureLineProps {
  departure: Departure;
  /** What stands large: the minutes, the clock, or the word that the bus is here. */
  figure: Figure;
  /** Whole minutes it is late. */
  minutesLate: number;
}

const icons: Readonly<Record<DepartureState, IconName>> = {
  live: 'live',
  planned: 'clock',
  late: 'late',
  cancelled: 'cancelled',
  skipped: 'pole-barred',
  alighting: 'drop-off',
};

/** One bus at a stop of the rider's own, in one line: it is no target, since the whole stop is one. */
export function DepartureLine({ departure, figure, minutesLate }: DepartureLineProps) {
  const {
    board: texts,
    access: { short: asking },
  } = useTexts();
  const { state, expected } = departure;
  const boarding = departure.onRequest?.boarding;
  const isOff = state === 'cancelled' || state === 'skipped';
  const words = state === 'late' ? texts.late(minutesLate) : texts.state[state];
  return (
    <span className="departure-line" data-state={state}>
      <NumberBadge line={departure} size="s" says="number" />{' '}
      <span className="departure-line-to">
        <PlaceName>{departure.towards}</PlaceName>
      </span>{' '}
      {isOff ? (
        <>
          <s className="departure-line-at">
            <ClockText moment={expected} />
          </s>{' '}
          <span className="departure-line-off">
            <Icon name={icons[state]} size="s" />
            {words}
          </span>
        </>
      ) : (
        <>
          <span className="departure-line-figure">
            <LineFigure figure={figure} departure={departure} />
          </span>{' '}
          <span className="departure-line-at">
            <Icon name={icons[state]} size="s" />
            {boarding && <Icon name={askingIcons[boarding]} size="s" />}
            {figure.kind !== 'clock' && figure.kind !== 'every' && <ClockText moment={expected} />}
            <VisuallyHidden>{`, ${words}${boarding ? `, ${asking[boarding]}` : ''}`}</VisuallyHidden>
          </span>
        </>
      )}
    </span>
  );
}

function LineFigure({ figure, departure }: Pick<DepartureLineProps, 'figure' | 'departure'>) {
  const texts = useTexts().board;
  if (figure.kind === 'now') return <strong className="departure-line-now">{texts.now}</strong>;
  if (figure.kind === 'every') return texts.every(figure.minutes);
  if (figure.kind !== 'minutes') return <ClockText moment={departure.expected} />;
  return (
    <>
      <span aria-hidden="true">
        <b>{figure.minutes}</b>
        {`\u00a0${texts.minutes}`}
      </span>
      <VisuallyHidden>{`${texts.inMinutes(figure.minutes)}, `}</VisuallyHidden>
    </>
  );
}
