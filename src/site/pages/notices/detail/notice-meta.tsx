import { useTexts } from '#site/i18n/texts.tsx';
import type { NoticeRow } from '#site/pages/notices/notice-row.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { SeverityTag } from '#site/ui/severity-tag/severity-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

interface NoticeMetaProps {
  readonly notice: Pick<NoticeRow, 'severity' | 'lines' | 'general'>;
  /** Where the pages of lines are. */
  readonly schedules: string;
}

/** How grave a notice is, and for which lines. */
export function NoticeMeta({ notice: { severity, lines, general }, schedules }: NoticeMetaProps) {
  const texts = useTexts('notices').notices;
  return (
    <div className="notice-meta">
      <SeverityTag severity={severity} />
      {lines.length > 0 && (
        <ul className="cluster" aria-label={texts.lines}>
          {lines.map((line) => (
            <li key={line.number}>
              <ContentLink className="line-link" href={`${schedules}/${line.number}`}>
                <NumberBadge
                  line={{ number: line.number, serviceTypeCode: line.serviceTypeCode ?? -1 }}
                  size="s"
                />
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 && general && <span>{texts.everyLine}</span>}
    </div>
  );
}
