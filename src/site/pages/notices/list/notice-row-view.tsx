import { capitalize } from '#lib/capitalize.ts';
import { formatRest } from '#site/i18n/format-period.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { NoticeRow } from '#site/pages/notices/notice-row.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { SeverityTag } from '#site/ui/severity-tag/severity-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

interface NoticeRowViewProps {
  readonly row: NoticeRow;
  /** `2026-11-17`. */
  readonly today: string;
}

/** Severity, lines, what happens, when: always in this order. */
export function NoticeRowView({ row, today }: NoticeRowViewProps) {
  const texts = useTexts('notices').notices;
  const locale = useLocale();
  const { severity, title, summary, general, lines, href, period, source } = row;
  const dates = formatRest(period, today, locale);
  return (
    <article className="notice" data-severity={severity}>
      <p className="notice-sev">
        <SeverityTag severity={severity} />
      </p>
      <div className="notice-lines">
        {lines.length > 0 ? (
          <ul className="cluster" aria-label={texts.lines}>
            {lines.map((line) => (
              <li key={line.number}>
                <NumberBadge
                  line={{ number: line.number, serviceTypeCode: line.serviceTypeCode ?? -1 }}
                  size="s"
                />
              </li>
            ))}
          </ul>
        ) : (
          general && <p className="notice-all">{texts.everyLine}</p>
        )}
      </div>
      <div className="notice-text">
        <h2>{href === undefined ? title : <ContentLink href={href}>{title}</ContentLink>}</h2>
        {summary !== undefined && <p>{summary}</p>}
      </div>
      <p className="notice-dates">
        {dates === '' ? null : <span>{capitalize(dates)}</span>}
        {source === 'real-time' && <span className="soft"> {texts.realTime}</span>}
      </p>
    </article>
  );
}
