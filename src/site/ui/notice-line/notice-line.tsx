import type { ReactNode } from 'react';
import type { Severity } from '#domain/notices/severity.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { severityIcons } from '#site/ui/callout/callout.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { ContentLink } from '../text-link/link-context.tsx';
import './notice-line.css';

interface NoticeLineProps {
  severity: Severity;
  /** What happens, in a word or two. */
  title: string;
  /** Its effect, in a sentence. */
  children?: ReactNode;
  /** The notice itself. */
  href?: string;
}

/** A notice in one line, above what it touches: how grave in picture and word, then what it does. */
export function NoticeLine({ severity, title, children, href }: NoticeLineProps) {
  const texts = useTexts();
  const inside = (
    <>
      <Icon name={severityIcons[severity]} />
      <span className="notice-line-text">
        <strong>
          <span className="notice-line-severity">{`${texts.ui.severity[severity]}. `}</span>
          {title}
        </strong>
        {children !== undefined && <span className="notice-line-effect"> {children}</span>}
      </span>
      {href !== undefined && <Icon name="chevron-right" size="s" />}
    </>
  );
  const look = { className: 'notice-line', 'data-severity': severity };
  if (href === undefined) return <p {...look}>{inside}</p>;
  return (
    <ContentLink {...look} href={href}>
      {inside}
    </ContentLink>
  );
}
