import { useTexts } from '#site/i18n/texts.tsx';
import type { NoticeRow } from '#site/pages/notices/notice-row.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { NoticeRowView } from './notice-row-view.tsx';
import './page.css';

interface NoticeRowsProps {
  readonly rows: readonly NoticeRow[];
  /** `2026-11-17`. */
  readonly today: string;
}

/** Notices one below the other. */
export function NoticeRows({ rows, today }: NoticeRowsProps) {
  return (
    <ol className="notices">
      {rows.map((row) => (
        <li key={row.id}>
          <NoticeRowView row={row} today={today} />
        </li>
      ))}
    </ol>
  );
}

/** Says that some notices could not be read. */
export function PartialNote() {
  return (
    <p className="notices-partial" role="status">
      <Icon name="info" size="s" /> {useTexts('notices').notices.partial}
    </p>
  );
}
