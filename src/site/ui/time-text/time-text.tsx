import { formatDate, formatMoney, formatTime, type DateStyle } from '#site/i18n/format.ts';
import { useLocale } from '#site/i18n/texts.tsx';

/** The clock time of a moment, readable by people and machines. */
export function TimeText({ instantMs, timeZone }: { instantMs: number; timeZone: string }) {
  const locale = useLocale();
  return (
    <time dateTime={new Date(instantMs).toISOString()}>{formatTime(instantMs, { locale, timeZone })}</time>
  );
}

export function DateText({
  instantMs,
  timeZone,
  length,
}: {
  instantMs: number;
  timeZone: string;
  length?: DateStyle;
}) {
  const locale = useLocale();
  return (
    <time dateTime={new Date(instantMs).toISOString()}>
      {formatDate(instantMs, { locale, timeZone }, length)}
    </time>
  );
}

export function MoneyText({ cents }: { cents: number }) {
  return <data value={(cents / 100).toFixed(2)}>{formatMoney(cents, useLocale())}</data>;
}
