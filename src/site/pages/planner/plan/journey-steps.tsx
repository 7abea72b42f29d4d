import type { ReactNode } from 'react';
import type { CallTimes } from '#domain/journeys/journey.ts';
import { clockOf, type Moment } from '#lib/time/moment.ts';
import { formatDistance } from '#site/i18n/format-distance.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { NoticeOfBoard } from '#site/live/board-notices.tsx';
import { RequestNote } from '#site/ui/access-note/access-note.tsx';
import { AboutClock } from '#site/ui/clock-text/about-clock.tsx';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { StateIcons, StateWords } from '#site/ui/departure-row/departure-row.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { NamedText } from '../named-text.tsx';
import type { ChangeStep, JourneyStep, OffStep, RideStep, StepPlace, WalkStep } from './results-data.ts';
import './steps.css';

interface JourneyStepsProps {
  readonly steps: readonly JourneyStep[];
  readonly arrival: Moment;
  /** One arrives by a bus that comes every so often alone. */
  readonly isAbout?: boolean | undefined;
  readonly to: string;
  /** Where all notices are. */
  readonly notices: string;
}

/** The journey on a vertical line: where one walks it is dotted, where one rides it has the colour of the bus. */
export function JourneySteps({ steps, arrival, isAbout, to, notices }: JourneyStepsProps) {
  const { journeys: texts, planner } = useTexts('journeys', 'planner');
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <Step key={index} step={step} notices={notices} />
      ))}
      <li className="step" data-kind="end">
        <span className="step-time">
          <AboutClock moment={arrival} isAbout={isAbout} />
        </span>
        <span className="step-dot" aria-hidden="true" />
        <div className="step-body">
          <b>
            <NamedText text={texts.arrival(to)} names={to === planner.myPosition ? [] : [to]} />
          </b>
        </div>
      </li>
    </ol>
  );
}

function Step({ step, notices }: { readonly step: JourneyStep; readonly notices: string }) {
  if (step.kind === 'ride') return <Ride step={step} notices={notices} />;
  return <OnFoot step={step} />;
}

interface RowProps {
  readonly kind: string;
  readonly time: ReactNode;
  readonly place: StepPlace;
  readonly type?: string;
  readonly children?: ReactNode;
}

function StepRow({ kind, time, place, type, children }: RowProps) {
  const { board } = useTexts();
  return (
    <li className="step" data-kind={kind} data-type={type}>
      <span className="step-time">{time}</span>
      <span className="step-dot" aria-hidden="true" />
      <div className="step-body">
        <b>
          <PlaceName>{place.name}</PlaceName>
        </b>{' '}
        {place.stopCode !== undefined && <StopTag number={place.stopCode} />}
        {place.platform !== undefined && (
          <span className="step-platform">{` ${board.platform(place.platform)}`}</span>
        )}
        {children}
      </div>
    </li>
  );
}

/** The time that holds, under one that does not. */
function Times({ times, isAbout }: { readonly times: CallTimes; readonly isAbout?: boolean | undefined }) {
  const texts = useTexts('journeys').journeys;
  const { planned, expected } = times;
  if (planned.local === expected.local) return <AboutClock moment={expected} isAbout={isAbout} />;
  return (
    <>
      <VisuallyHidden>{`${texts.planned} `}</VisuallyHidden>
      <s>
        <ClockText moment={planned} />
      </s>{' '}
      <ClockText moment={expected} />
    </>
  );
}

function Walk({ minutes, metres }: { readonly minutes: number; readonly metres: number }) {
  const texts = useTexts('journeys').journeys;
  const locale = useLocale();
  return (
    <p className="step-soft">
      <Icon name="walk" size="s" />
      {metres > 0 ? texts.walk(minutes, formatDistance(metres, locale)) : texts.walkMinutes(minutes)}
    </p>
  );
}

function OnFoot({ step }: { readonly step: WalkStep | ChangeStep | OffStep }) {
  if (step.kind === 'walk')
    return (
      <StepRow
        kind="walk"
        time={<AboutClock moment={step.departure} isAbout={step.isAbout} />}
        place={step.from}
      >
        <Walk minutes={step.minutes} metres={step.metres} />
      </StepRow>
    );
  return (
    <StepRow kind="walk" time={<Times times={step.arrival} isAbout={step.isAbout} />} place={step.at}>
      {step.walk && <Walk {...step.walk} />}
      {step.kind === 'change' && step.state !== 'safe' && <Tight step={step} />}
    </StepRow>
  );
}

/** A change that may be missed, and what happens then. */
function Tight({ step }: { readonly step: ChangeStep }) {
  const texts = useTexts('journeys').journeys;
  const locale = useLocale();
  const isMissed = step.state === 'missed';
  const clock = step.next && formatClock(clockOf(step.next), locale);
  const last = isMissed ? texts.missedLast : texts.tightLast;
  const then = isMissed ? texts.missedHelp : texts.tightHelp;
  return (
    <p className="step-tight">
      <Icon name="warning" />
      <span>
        <strong>{`${isMissed ? texts.missed : texts.tight(step.minutes)}.`}</strong>{' '}
        {step.isLast ? last(step.number) : clock !== undefined && then(step.number, clock, step.mode)}
      </span>
    </p>
  );
}

function Ride({ step, notices }: { readonly step: RideStep; readonly notices: string }) {
  const texts = useTexts('journeys').journeys;
  const type = useServiceType(step.serviceTypeCode);
  const { board } = useTexts();
  const locale = useLocale();
  const { everyMinutes } = step;
  const isEvery = everyMinutes !== undefined;
  const words = <NamedText text={texts.towards(step.towards)} names={[step.towards]} />;
  return (
    <StepRow
      kind="ride"
      type={type.key}
      time={<Times times={step.departure} isAbout={isEvery} />}
      place={step.from}
    >
      {step.staysOn && <p className="step-soft">{texts.stayOn(step.mode)}</p>}
      {step.isGuaranteed && <p className="step-soft">{texts.guaranteed(step.mode)}</p>}
      <div className="step-bus">
        <NumberBadge line={step} />
        <div>
          <p className="step-towards">
            {step.href === undefined ? words : <ContentLink href={step.href}>{words}</ContentLink>}
          </p>
          <p className="step-soft" data-state={step.shown.state}>
            <StateIcons state={step.shown.state} />
            {isEvery && step.shown.state === 'planned' ? (
              texts.every(formatClock(clockOf(step.departure.expected), locale), board.every(everyMinutes))
            ) : (
              <StateWords departure={step.shown} minutesLate={step.shown.minutesLate} />
            )}
          </p>
          {step.operator !== undefined && (
            <p className="step-soft">
              <span>
                {texts.operatedBy} <PlaceName>{step.operator}</PlaceName>
              </span>
            </p>
          )}
          {step.onRequest && <RequestNote request={step.onRequest} />}
          {step.isLast && (
            <p className="step-soft">
              <Icon name="moon" size="s" />
              {texts.lastOfDay}
            </p>
          )}
        </div>
      </div>
      {step.notices.map((notice) => (
        <NoticeOfBoard key={notice.id} notice={notice} base={notices} />
      ))}
      <details className="step-stops">
        <summary>{texts.stops(step.stops.length, step.minutes)}</summary>
        <ol>
          {step.stops.map(({ name, at }, index) => (
            <li key={index}>
              <AboutClock moment={at} isAbout={isEvery} /> <PlaceName>{name}</PlaceName>
            </li>
          ))}
        </ol>
      </details>
    </StepRow>
  );
}
