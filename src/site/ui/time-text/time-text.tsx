import { formatDate, formatTime, type DateStyle } from '#site/i18n/format.ts';
import { useLocale } from '#site/i18n/texts.tsx';

interface MomentProps {
  instantMs: number;
  timeZone: string;
}

/** The clock time of a moment, readable by people and machines. */
export function TimeText({ instantMs, timeZone }: MomentProps) {
  const words = formatTime(instantMs, { locale: useLocale(), timeZone });
  return <time dateTime={new Date(instantMs).toISOString()}>{words}</time>;
}

export function DateText({ instantMs, timeZone, length }: MomentProps & { length?: DateStyle }) {
  const words = formatDate(instantMs, { locale: useLocale(), timeZone }, length);
  return <time dateTime={new Date(instantMs).toISOString()}>{words}</time>;
}
