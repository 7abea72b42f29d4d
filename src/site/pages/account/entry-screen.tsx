import type { ReactNode } from 'react';
import type { Block } from '#domain/block.ts';
import type { PageInfo } from '#domain/page.ts';
import { Blocks } from '#site/blocks/blocks.tsx';
import { useLocale } from '#site/i18n/texts.tsx';
import { contentLang } from '#site/layouts/page-header/page-header.tsx';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import './entry-screen.css';

interface EntryScreenProps {
  readonly info: PageInfo;
  /** What editors put on the page: it comes after the form. */
  readonly blocks: readonly Block[];
  readonly children: ReactNode;
}

/** A screen by which a profile is made or entered: one form, and what belongs to it. */
export function EntryScreen({ info, blocks, children }: EntryScreenProps) {
  const lang = contentLang(info, useLocale());
  return (
    <div className="page-width entry-screen">
      {children}
      {blocks.length > 0 && (
        <div className="stack entry-content" lang={lang}>
          <Blocks blocks={blocks} />
        </div>
      )}
    </div>
  );
}

interface EntryHeadingProps {
  readonly info: PageInfo;
  /** Over the title: which step it is. */
  readonly step?: string;
}

export function EntryHeading({ info, step }: EntryHeadingProps) {
  const lang = contentLang(info, useLocale());
  return (
    <div className="entry-heading">
      {step !== undefined && <p className="entry-step">{step}</p>}
      <PageHeading title={info.title} {...(lang !== undefined && { lang })} />
    </div>
  );
}
