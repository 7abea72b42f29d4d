import { formatTime } from '#site/i18n/format.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { useNow } from '#site/live/server-clock.ts';

interface BoardClockProps {
  /** The moment the page was drawn for. */
  readonly at: number;
  readonly timeZone: string;
}

/** The time, for those who wait in front of it. */
export function BoardClock({ at, timeZone }: BoardClockProps) {
  const now = useNow(at, 1000);
  const words = formatTime(now, { locale: useLocale(), timeZone });
  return <time className="lobby-now">{words}</time>;
}
