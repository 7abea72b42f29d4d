import { capitalize } from '#lib/capitalize.ts';
import { clockOf, dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { formatClock, formatDay, formatDayOfYear } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { Shell } from '#site/view.ts';
import type { HistoryEntry } from './data.server.ts';

interface NoticeHistoryProps {
  readonly history: readonly HistoryEntry[];
  readonly shell: Pick<Shell, 'operator' | 'today'>;
  /** The language of what was said, where it is not the page's. */
  readonly lang: string | undefined;
}

/** What was said of a notice, the latest first. Its publication alone is no history. */
export function NoticeHistory({ history, shell, lang }: NoticeHistoryProps) {
  const texts = useTexts('notices').notices;
  const tellWhen = useWhen(shell);
  if (history.length < 2) return null;
  return (
    <section className="notice-part" aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <ol className="history">
        {history.map(({ atMs, text }) => (
          <li key={`${atMs} ${text ?? ''}`}>
            <time dateTime={new Date(atMs).toISOString()}>{tellWhen(atMs)}</time>
            <p lang={text === undefined ? undefined : lang}>{text ?? texts.published}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The year is told where it is another than this one; midnight is no hour, but a day without one. */
function useWhen({ operator, today }: NoticeHistoryProps['shell']): (atMs: number) => string {
  const locale = useLocale();
  return (atMs) => {
    const moment = momentIn(operator.timeZone, atMs);
    const [day, clock] = [dayOf(moment), clockOf(moment)];
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    const words = capitalize(isThisYear ? formatDayOfYear(day, locale) : formatDay(day, locale, 'full'));
    return clock === 0 ? words : `${words}, ${formatClock(clock, locale)}`;
  };
}
