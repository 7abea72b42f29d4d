import { useTexts } from '#site/i18n/texts.tsx';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { AboutClock } from '#site/ui/clock-text/about-clock.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { ShareButton } from '#site/ui/share-button/share-button.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { JourneyPriceLine } from './journey-price.tsx';
import { JourneySteps } from './journey-steps.tsx';
import type { JourneyDetail } from './results-data.ts';

interface JourneyViewProps {
  readonly journey: JourneyDetail;
  /** What is shared under this name. */
  readonly title: string;
  /** Where one arrives. */
  readonly to: string;
  /** Where all notices are. */
  readonly notices: string;
}

/** One journey whole: its times, its steps, its price, and what can be done with it. */
export function JourneyView({ journey, title, to, notices }: JourneyViewProps) {
  const texts = useTexts('journeys').journeys;
  const { departure, arrival, minutes, changes, walkMinutes, steps, paths } = journey;
  const facts = [
    texts.minutes(minutes),
    ...(steps.some(({ kind }) => kind === 'ride') ? [texts.changes(changes)] : []),
    ...(walkMinutes > 0 ? [texts.onFoot(walkMinutes)] : []),
  ];
  return (
    <section className="plan-journey" aria-labelledby="plan-journey">
      <header>
        <h2 id="plan-journey">
          <AboutClock moment={departure} isAbout={journey.isDepartureAbout} /> <Icon name="arrow-right" />
          <VisuallyHidden>{`, ${journey.isArrivalAbout ? texts.toAbout : texts.to} `}</VisuallyHidden>{' '}
          <AboutClock moment={arrival} isAbout={journey.isArrivalAbout} />
        </h2>
        <p>{facts.join(', ')}</p>
      </header>
      <JourneySteps
        steps={steps}
        arrival={arrival}
        isAbout={journey.isArrivalAbout}
        to={to}
        notices={notices}
      />
      <JourneyPriceLine journey={journey} />
      <div className="plan-tools screen-only">
        {paths.follow !== undefined && (
          <ButtonLink icon="live" href={paths.follow}>
            {texts.follow}
          </ButtonLink>
        )}
        <span className="needs-script">
          <ShareButton title={title} page={paths.own} label={texts.share} />
        </span>
        {paths.calendar !== undefined && (
          // A file, which no navigation can show.
          <a className="button" data-kind="quiet" href={paths.calendar} aria-label={texts.calendarName}>
            <Icon name="calendar" />
            <span>{texts.calendar}</span>
          </a>
        )}
        <span className="needs-script">
          <Button kind="quiet" icon="printer" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </span>
      </div>
    </section>
  );
}
