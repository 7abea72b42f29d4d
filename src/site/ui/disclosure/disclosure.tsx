import type { ReactNode } from 'react';
import { Icon } from '#site/ui/icon/icon.tsx';
import './disclosure.css';

interface DisclosureProps {
  summary: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
}

/** One thing that opens: the native element, so that it works without script and is found by the page search. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details className="disclosure" {...rest}>
      <summary>
        <Icon name="chevron-right" size="s" />
        <span>{summary}</span>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
