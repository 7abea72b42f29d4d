import type { ReactNode } from 'react';
import { Icon } from '#site/ui/icon/icon.tsx';
import './disclosure.css';

/** One thing that opens: the native element, so that it works without script and is found by the page search. */
export function Disclosure({
  summary,
  open,
  id,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open} id={id}>
      <summary>
        <Icon name="chevron-right" size="s" />
        <span>{summary}</span>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
