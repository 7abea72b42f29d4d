import { formatDate, formatTime } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { HistoryEntry } from './data.server.ts';

interface NoticeHistoryProps {
  readonly history: readonly HistoryEntry[];
  readonly timeZone: string;
  /** The language of what was said, where it is not the page's. */
  readonly lang: string | undefined;
}

/** What was said of a notice, the latest first. Its publication alone is no history. */
export function NoticeHistory({ history, timeZone, lang }: NoticeHistoryProps) {
  const texts = useTexts('notices').notices;
  const locale = useLocale();
  if (history.length < 2) return null;
  return (
    <section className="notice-part" aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <ol className="history">
        {history.map(({ atMs, text }) => (
          <li key={`${atMs} ${text ?? ''}`}>
            <time className="soft" dateTime={new Date(atMs).toISOString()}>
              {formatDate(atMs, { locale, timeZone })}, {formatTime(atMs, { locale, timeZone })}
            </time>
            <p lang={text === undefined ? undefined : lang}>{text ?? texts.published}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
