import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { useIsKept } from '#site/device/kept-copy.ts';
import { formatDayOfMonth, formatTime, formatWeekday } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Strip } from '#site/ui/strip/strip.tsx';
import { serverNow } from './server-clock.ts';

interface OfflineStripProps {
  /** The moment the copy is true for. */
  readonly at: number;
  /** The last day of its period, `2026-11-27`. */
  readonly until?: string | undefined;
  /** That of the operator. */
  readonly timeZone: string;
}

const dayMs = 24 * 3600 * 1000;

/** The same across a page, where it is a copy. */
export function KeptStrip(props: OfflineStripProps) {
  if (!useIsKept()) return null;
  return (
    <div className="page-width">
      <OfflineStrip {...props} />
    </div>
  );
}

/** Says that what is shown is a copy, from when, and until when it holds. Pages show it where `useIsOffline` says so. */
export function OfflineStrip({ at, until, timeZone }: OfflineStripProps) {
  const texts = useTexts().board;
  const locale = useLocale();
  const time = formatTime(at, { locale, timeZone });
  // From yesterday on, an hour alone would be taken for one of today.
  const day = dayOf(momentIn(timeZone, at));
  const isToday = serverNow() - at < dayMs && day === dayOf(momentIn(timeZone, serverNow()));
  const made = isToday ? time : `${formatWeekday(day, locale)} ${time}`;
  return (
    <Strip icon="cloud-barred">
      <b>{texts.offline}</b> {texts.keptCopy(made)}
      {until !== undefined && `, ${texts.keptUntil(formatDayOfMonth(until, locale))}`}.
    </Strip>
  );
}
