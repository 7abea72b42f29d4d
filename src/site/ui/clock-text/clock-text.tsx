import { clockOf, type Moment } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import './clock-text.css';

interface ClockTextProps {
  moment: Moment;
  /** `large` where it is the figure of its row. */
  size?: 'm' | 'large';
}

/** What the clock shows at a moment, where it happens: `13 h 05`, `1:05 p.m.` */
export function ClockText({ moment, size = 'm' }: ClockTextProps) {
  return (
    <time className="clock-text" data-size={size} dateTime={moment.local}>
      {formatClock(clockOf(moment), useLocale())}
    </time>
  );
}
