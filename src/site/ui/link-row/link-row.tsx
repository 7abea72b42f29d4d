import type { ReactNode } from 'react';
import { Icon } from '#site/ui/icon/icon.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import './link-row.css';

interface LinkRowProps {
  href: string;
  /** What names it at a glance: a badge, the number of a stop, an icon. */
  lead?: ReactNode;
  /** Its name. */
  children: ReactNode;
  /** More words under the name. */
  detail?: ReactNode;
  /** At the end of the row, instead of the chevron. */
  end?: ReactNode;
}

/** Rows on one list stand under each other in a `ul` of the class `link-rows`. */
export function LinkRow({ href, lead, children, detail, end }: LinkRowProps) {
  return (
    <ContentLink className="link-row" href={href}>
      {lead !== undefined && <span className="link-row-lead">{lead}</span>}
      <span className="link-row-main">
        <span className="link-row-name">{children}</span>
        {detail !== undefined && <span className="link-row-detail">{detail}</span>}
      </span>
      <span className="link-row-end">{end ?? <Icon name="chevron-right" size="s" />}</span>
    </ContentLink>
  );
}
