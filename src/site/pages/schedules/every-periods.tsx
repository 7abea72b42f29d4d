import type { Every } from '#domain/departure.ts';
import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import './every-periods.css';

/** Parts of the day in which the timetable tells how often a bus comes, and not when. */
export function EveryPeriods({ periods }: { readonly periods: readonly Every[] }) {
  const texts = useTexts().board;
  const locale = useLocale();
  if (periods.length === 0) return null;
  const clock = (moment: Every['from']) => formatClock(clockOf(moment), locale);
  return (
    <ul className="every-periods">
      {periods.map(({ minutes, from, until }) => (
        <li key={`${minutes} ${until.at}`}>
          <b>{texts.every(minutes)}</b>, {texts.between(clock(from), clock(until))}
        </li>
      ))}
    </ul>
  );
}
