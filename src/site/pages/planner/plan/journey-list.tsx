import { figureOf } from '#domain/departure.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { formatMoney } from '#site/i18n/format-number.ts';
import { useAtTime } from '#site/live/server-clock.ts';
import { AboutClock } from '#site/ui/clock-text/about-clock.tsx';
import { StateIcons, StateWords } from '#site/ui/departure-row/departure-row.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { JourneyRow, JourneyWarning } from './results-data.ts';

interface JourneyListProps {
  readonly rows: readonly JourneyRow[];
  /** The moment the page was drawn for. */
  readonly at: number;
}

/** Every way that was found, each one target: what it takes, when to leave, whether to trust it, what it costs. */
export function JourneyList({ rows, at }: JourneyListProps) {
  return (
    <ol className="journeys">
      {rows.map((row) => (
        <li key={row.key}>
          <Row row={row} at={at} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row, at }: { readonly row: JourneyRow; readonly at: number }) {
  const { board, journeys: texts } = useTexts('journeys');
  const locale = useLocale();
  const { label, state, cents, warnings } = row;
  return (
    <ContentLink className="journey" href={row.href} aria-current={row.isChosen ? 'true' : undefined}>
      {label && <span className="journey-label">{texts.labels[label]}</span>}
      <span className="journey-legs">
        {row.legs.map((leg, index) => (
          <span className="journey-leg" key={index}>
            {leg.kind === 'walk' ? (
              <span className="journey-walk">
                <Icon name="walk" />
                <span aria-hidden="true">{leg.minutes}</span>
                <VisuallyHidden>{`${texts.walkMinutes(leg.minutes)}, `}</VisuallyHidden>
              </span>
            ) : (
              <NumberBadge line={leg} />
            )}
          </span>
        ))}
      </span>{' '}
      <LeaveIn row={row} at={at} />{' '}
      <span className="journey-times">
        <AboutClock moment={row.departure} isAbout={row.isDepartureAbout} />{' '}
        <Icon name="arrow-right" size="s" />
        <VisuallyHidden>{`, ${row.isArrivalAbout ? texts.toAbout : texts.to} `}</VisuallyHidden>{' '}
        <b>
          <AboutClock moment={row.arrival} isAbout={row.isArrivalAbout} />
        </b>{' '}
        <span className="journey-minutes">{texts.minutes(row.minutes)}</span>
      </span>{' '}
      <span className="journey-state">
        {state && (
          <>
            <StateIcons state={state.state} />
            {row.everyMinutes === undefined ? (
              <StateWords departure={state} minutesLate={state.minutesLate} />
            ) : (
              board.every(row.everyMinutes)
            )}
          </>
        )}
        {cents !== undefined && <span className="journey-cents">{` ${formatMoney(cents, locale)}`}</span>}
      </span>
      {warnings.map((warning, index) => (
        <span className="journey-warning" key={index}>
          <Icon name="warning" size="s" />
          <span>{<WarningWords warning={warning} />}</span>
        </span>
      ))}
    </ContentLink>
  );
}

function WarningWords({ warning }: { readonly warning: JourneyWarning }): string {
  const texts = useTexts('journeys').journeys;
  if (warning.kind === 'cancelled') return texts.cancelled(warning.number);
  if (warning.kind === 'by-phone') return texts.byPhone(warning.number);
  if (warning.kind === 'missed') return texts.missed;
  if (warning.kind === 'tight') return texts.tight(warning.minutes);
  if (warning.kind === 'last') return texts.lastOf(warning.number);
  return texts.notice(warning.number, warning.title);
}

/** How long until one has to leave: minutes while they count, the clock beyond. */
function LeaveIn({ row, at }: { readonly row: JourneyRow; readonly at: number }) {
  const { board, journeys: texts } = useTexts('journeys');
  const key = useAtTime(at, (now) => {
    if (row.departure.at < now - 60_000) return 'left';
    const figure = figureOf({ state: 'planned', expected: row.departure }, now);
    return figure.kind === 'minutes' ? figure.minutes : figure.kind;
  });
  const isLive = row.state?.state === 'live' || row.state?.state === 'late';
  // One that comes every so often is not left for at a minute.
  if (key === 'clock' || key === 'none' || row.isDepartureAbout) return null;
  if (typeof key !== 'number')
    return <span className="journey-leave">{key === 'left' ? texts.left : texts.leaveNowWords}</span>;
  return (
    <span className="journey-leave">
      <span className="journey-leave-in">{texts.leaveIn}</span>{' '}
      <span className="journey-figure" data-live={isLive || undefined}>
        <b>{key}</b>
        {`\u00a0${board.minutes}`}
      </span>
    </span>
  );
}
