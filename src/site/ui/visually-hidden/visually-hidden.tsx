import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Words for those who listen; `as="div"` where block content stands inside. */
export function VisuallyHidden({
  as: Tag = 'span',
  id,
  lang,
  children,
}: {
  as?: 'span' | 'div' | 'h2' | 'h3';
  id?: string;
  lang?: string;
  children: ReactNode;
}) {
  return (
    <Tag className="visually-hidden" id={id} lang={lang}>
      {children}
    </Tag>
  );
}
