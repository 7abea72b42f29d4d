import type { ReactNode } from 'react';
import './visually-hidden.css';

interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | 'h3';
  lang?: string;
  children: ReactNode;
}

/** Words for those who listen; `as="div"` where block content stands inside. */
export function VisuallyHidden({ as: Tag = 'span', lang, children }: VisuallyHiddenProps) {
  return (
    <Tag className="visually-hidden" lang={lang}>
      {children}
    </Tag>
  );
}
