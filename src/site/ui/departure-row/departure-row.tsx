import type { ReactNode } from 'react';
import type { Departure, DepartureState, Figure } from '#domain/departure.ts';
import type { PlatformRef } from '#domain/stop.ts';
import { clockOf, type Moment } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { platformWords } from '#site/i18n/platform-words.ts';
import { stateWords, type StateFacts } from '#site/i18n/state-words.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { askingIcons } from '#site/ui/access-note/access-note.tsx';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './departure-row.css';

export interface DepartureRowProps {
  departure: Departure;
  /** What stands large: the minutes, the clock, or the word that the bus is here. */
  figure: Figure;
  /** Whole minutes it is late. */
  minutesLate: number;
  /** The clock, in minutes of the day, of the next bus of the same line that can be taken instead. */
  nextClock?: number | undefined;
  /** The day in words, for a departure of another day. */
  dayWords?: string | undefined;
  /** Its trip; without one the row is no link. */
  href?: string | undefined;
  /** What to do instead, under the words of its state. */
  children?: ReactNode;
}

const stateIcons: Readonly<Record<DepartureState, readonly IconName[]>> = {
  live: ['live'],
  planned: ['clock'],
  late: ['live', 'late'],
  cancelled: ['cancelled'],
  skipped: ['pole-barred'],
  alighting: ['drop-off'],
};

/** One bus at one stop: one target, read in the order a rider asks: which, where to, when, and whether to trust it. */
export function DepartureRow(props: DepartureRowProps) {
  const { departure, figure, href, children } = props;
  const told = (
    <>
      <StateIcons state={departure.state} />
      <span>
        <StateWords {...props} />
        <Asking departure={departure} />
        {children}
      </span>
    </>
  );
  const inside = (
    <>
      <span className="departure-badge">
        <NumberBadge line={departure} says="number" />
      </span>{' '}
      <span className="departure-to">
        <PlaceName>{departure.towards}</PlaceName>
      </span>{' '}
      <span className="departure-time">
        <DepartureFigure figure={figure} expected={departure.expected} />{' '}
        {figure.kind !== 'none' && <DepartureClock departure={departure} figure={figure} />}
      </span>{' '}
      <span className="departure-state">
        {departure.platform ? (
          <>
            <DeparturePlatform platform={departure.platform} /> <span className="departure-told">{told}</span>
          </>
        ) : (
          told
        )}
      </span>
    </>
  );
  const look = {
    className: 'departure',
    'data-state': departure.state,
    'data-figure': figure.kind,
  };
  if (href === undefined) return <div {...look}>{inside}</div>;
  return (
    <ContentLink {...look} href={href}>
      {inside}
    </ContentLink>
  );
}

/** Where it leaves from, on the board of a station. */
function DeparturePlatform({ platform }: { readonly platform: PlatformRef }) {
  return <span className="departure-platform">{platformWords(platform, useTexts())}</span>;
}

/** Whom to ask before it stops here, in short: where to phone stands under the list. */
function Asking({ departure: { onRequest, state } }: Pick<DepartureRowProps, 'departure'>) {
  const texts = useTexts().access.short;
  const isOff = state === 'cancelled' || state === 'skipped';
  if (!onRequest?.boarding || isOff) return null;
  return (
    <span className="departure-request">
      <Icon name={askingIcons[onRequest.boarding]} size="s" /> {texts[onRequest.boarding]}
    </span>
  );
}

export function StateIcons({ state }: Pick<Departure, 'state'>) {
  return stateIcons[state].map((name) => <Icon key={name} name={name} size="s" />);
}

/** What stands large: the minutes, the clock, or the word that the bus is here. */
export function DepartureFigure({
  figure,
  expected,
}: {
  readonly figure: Figure;
  readonly expected: Moment;
}) {
  const texts = useTexts().board;
  if (figure.kind === 'now') return <strong className="departure-now">{texts.now}</strong>;
  if (figure.kind === 'clock') return <ClockText moment={expected} size="large" />;
  if (figure.kind === 'every')
    return <strong className="departure-every">{texts.every(figure.minutes)}</strong>;
  if (figure.kind === 'none')
    return (
      <span className="departure-none" aria-hidden="true">
        –
      </span>
    );
  return (
    <span className="departure-minute">
      <span aria-hidden="true">
        <b>{figure.minutes}</b>
        {`\u00a0${texts.minutes}`}
      </span>
      <VisuallyHidden>{`${texts.inMinutes(figure.minutes)}, `}</VisuallyHidden>
    </span>
  );
}

/** Beside the minutes: the clock, and the time that no longer holds. */
export function DepartureClock({ departure, figure }: Pick<DepartureRowProps, 'departure' | 'figure'>) {
  const texts = useTexts().board;
  const locale = useLocale();
  const { state, planned, expected, every } = departure;
  if (figure.kind === 'every' && every)
    return <span className="departure-clock">{texts.until(formatClock(clockOf(every.until), locale))}</span>;
  if (state === 'late')
    return (
      <span className="departure-clock">
        {figure.kind !== 'clock' && (
          <b>
            <ClockText moment={expected} />
          </b>
        )}{' '}
        <VisuallyHidden>{`${texts.insteadOf} `}</VisuallyHidden>
        <s>
          <ClockText moment={planned} />
        </s>
      </span>
    );
  if (figure.kind === 'clock') return null;
  return (
    <span className="departure-clock">
      <ClockText moment={expected} />
    </span>
  );
}

/** Whether to trust it, and what to do if not. */
export function StateWords(facts: StateFacts) {
  return stateWords(facts, useTexts().board, useLocale());
}
