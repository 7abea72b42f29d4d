import type { ReactNode } from 'react';
import { languageTags, type Locale } from '#domain/locale.ts';
import type { PageInfo } from '#domain/page.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { Drawing } from '#site/ui/drawing/drawing.tsx';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import type { PageHead } from './page-head.ts';
import './page-header.css';

/** The language of a page's content where it is not the page's own, for `lang`. */
export function contentLang(info: PageInfo, locale: Locale): string | undefined {
  return info.contentLocale && info.contentLocale !== locale ? languageTags[info.contentLocale] : undefined;
}

interface PageHeaderProps {
  readonly info: PageInfo;
  readonly intro?: ReactNode;
  /** Stands in for the drawing. */
  readonly picture?: ReactNode;
  readonly head?: PageHead;
}

export function PageHeader({ info, intro, picture, head = {} }: PageHeaderProps) {
  const texts = useTexts().shell.page;
  const lang = contentLang(info, useLocale());
  const drawn = picture ?? (head.scene && <Drawing scene={head.scene} />);
  return (
    <div className={head.ground === 'sign' ? 'page-header sign' : 'page-header'} data-ground={head.ground}>
      {drawn && <div className="page-header-drawing">{drawn}</div>}
      <PageHeading title={info.title} subtitle={info.subtitle} lang={lang} colour={info.color} />
      {lang && (
        <Callout>
          <p>{texts.otherLanguageContent}</p>
        </Callout>
      )}
      {intro && (
        <div className="page-intro" lang={lang}>
          {intro}
        </div>
      )}
    </div>
  );
}

interface PagePartProps {
  readonly info: PageInfo;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** What the content says, in the language it says it in. */
export function PageContent({ info, className = 'page-content', children }: PagePartProps) {
  return (
    <div className={className} lang={contentLang(info, useLocale())}>
      {children}
    </div>
  );
}

/** The blocks after the page, where it has some. */
export function PageBottom({ info, children }: Omit<PagePartProps, 'className'>) {
  if (!children) return null;
  return (
    <PageContent className="page-bottom" info={info}>
      {children}
    </PageContent>
  );
}

/** A module's own breadcrumbs are shown instead of the content's. */
export function PageBreadcrumbs({ info }: { readonly info: PageInfo }) {
  const texts = useTexts().shell.page;
  const lang = contentLang(info, useLocale());
  const items = info.moduleBreadcrumbs?.length ? info.moduleBreadcrumbs : info.breadcrumbs;
  if (items.length < 2) return null;
  return (
    <div className="page-width page-breadcrumbs">
      <Breadcrumbs label={texts.breadcrumbs} items={items.map((item) => ({ ...item, lang }))} />
    </div>
  );
}
