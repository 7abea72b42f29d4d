import type { ReactNode } from 'react';
import type { TitleColour } from '#domain/title-colour.ts';
import './page-heading.css';

/** Where the focus goes after a navigation. */
export const pageHeadingId = 'page-title';

interface PageHeadingProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The language of the title, where it is not the page's. */
  lang?: string;
  id?: string;
  /** Of the title, where editors chose one. */
  colour?: TitleColour | undefined;
  /** Beside or under the title: badges, a button. */
  children?: ReactNode;
}

export function PageHeading({
  title,
  subtitle,
  lang,
  id = pageHeadingId,
  colour,
  children,
}: PageHeadingProps) {
  return (
    <div className="page-heading">
      <h1 id={id} tabIndex={-1} lang={lang} data-colour={colour}>
        {title}
      </h1>
      {subtitle && (
        <p className="page-heading-subtitle" lang={lang}>
          {subtitle}
        </p>
      )}
      {children}
    </div>
  );
}
