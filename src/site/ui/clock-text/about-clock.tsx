import type { Moment } from '#lib/time/moment.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { ClockText } from './clock-text.tsx';

interface AboutClockProps {
  moment: Moment;
  /** It is one of many: a bus comes every so often, at no certain time. */
  isAbout?: boolean | undefined;
}

/** A time of a journey, with a word before it where nobody promises the minute. */
export function AboutClock({ moment, isAbout }: AboutClockProps) {
  const { about } = useTexts().board;
  if (!isAbout) return <ClockText moment={moment} />;
  return (
    <span className="about-clock">
      {`${about} `}
      <ClockText moment={moment} />
    </span>
  );
}
