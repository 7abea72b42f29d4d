import type { ReactNode } from 'react';
import type { Severity } from '#domain/notices/severity.ts';
import { SeverityTag } from '#site/ui/severity-tag/severity-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import './notice-card.css';

interface NoticeCardProps {
  severity: Severity;
  title: string;
  /** What it means for riders, in a sentence. */
  summary?: string | undefined;
  /** When it holds. */
  dates?: ReactNode;
  /** The notice itself. */
  href?: string | undefined;
}

/** A notice among others: how grave in picture and word, what happens, what it does, and when. */
export function NoticeCard({ severity, title, summary, dates, href }: NoticeCardProps) {
  return (
    <div className="notice-card" data-severity={severity}>
      <p>
        <SeverityTag severity={severity} />
      </p>
      <p className="notice-card-title">
        {href === undefined ? title : <ContentLink href={href}>{title}</ContentLink>}
      </p>
      {summary !== undefined && <p>{summary}</p>}
      {dates && <p className="notice-card-dates">{dates}</p>}
    </div>
  );
}
