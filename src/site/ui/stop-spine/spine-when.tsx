import type { DepartureState, Figure } from '#domain/departure.ts';
import type { Moment } from '#lib/time/moment.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';

interface SpineMinutesProps {
  state: DepartureState;
  figure: Figure;
  expected: Moment;
}

const icons: Readonly<Record<DepartureState, IconName>> = {
  live: 'live',
  late: 'live',
  planned: 'clock',
  alighting: 'drop-off',
  cancelled: 'cancelled',
  skipped: 'pole-barred',
};

/** The next bus at a stop of a line: in how many minutes, and whether that is live. */
export function SpineMinutes({ state, figure, expected }: SpineMinutesProps) {
  const texts = useTexts();
  if (figure.kind === 'none') return <NoTime />;
  return (
    <span className="spine-minutes" data-state={state}>
      <Icon name={icons[state]} size="s" />
      <VisuallyHidden>{`${texts.board.state[state === 'late' ? 'live' : state]}, `}</VisuallyHidden>
      {figure.kind === 'clock' ? (
        <ClockText moment={expected} />
      ) : figure.kind === 'now' ? (
        texts.board.now
      ) : figure.kind === 'every' ? (
        texts.board.every(figure.minutes)
      ) : (
        <>
          <span aria-hidden="true">{`${figure.minutes}\u00a0${texts.board.minutes}`}</span>
          <VisuallyHidden>{texts.board.inMinutes(figure.minutes)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

interface SpineClockProps {
  planned: Moment;
  expected: Moment;
  isLive: boolean;
  hasPassed?: boolean;
}

/** When a trip calls at a stop: what is expected, and beside it the time that fell. */
export function SpineClock({ planned, expected, isLive, hasPassed }: SpineClockProps) {
  const texts = useTexts('routes');
  return (
    <span className="spine-clock" data-state={hasPassed ? 'passed' : isLive ? 'live' : 'planned'}>
      {hasPassed && <VisuallyHidden>{`${texts.line.leftAt} `}</VisuallyHidden>}
      <ClockText moment={expected} />
      {planned.local !== expected.local && (
        <>
          {' '}
          <s>
            <VisuallyHidden>{`${texts.board.insteadOf} `}</VisuallyHidden>
            <ClockText moment={planned} />
          </s>
        </>
      )}
    </span>
  );
}

/** No bus stops there. */
export function NoTime() {
  const texts = useTexts('routes').line;
  return (
    <span className="spine-minutes" data-state="skipped">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{texts.noStop}</VisuallyHidden>
    </span>
  );
}
