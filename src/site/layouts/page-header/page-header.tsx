import { useContext, type ReactNode } from 'react';
import { languageTags, type Locale } from '#domain/locale.ts';
import type { PageInfo } from '#domain/page.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { DrawingPartsContext } from '#site/ui/drawing/drawing-parts.ts';
import type { SceneName } from '#site/ui/drawing/scene.ts';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';
import './page-header.css';

/** The language of a page's content where it is not the page's own, for `lang`. */
export function contentLang(info: PageInfo, locale: Locale): string | undefined {
  return info.contentLocale && info.contentLocale !== locale ? languageTags[info.contentLocale] : undefined;
}

interface PageHeaderProps {
  readonly info: PageInfo;
  readonly intro?: ReactNode;
  readonly scene?: SceneName | undefined;
}

export function PageHeader({ info, intro, scene }: PageHeaderProps) {
  const texts = useTexts().shell.page;
  const lang = contentLang(info, useLocale());
  const { NamedScene } = useContext(DrawingPartsContext);
  const { look, image } = info;
  const isSign = look !== undefined && look !== 'landing';
  // The page's own picture comes before a drawing of ours. It is in sight at once: nothing waits to load it.
  const drawn = image ? (
    <img className="block-image" src={image.large ?? image.src} alt={image.alt} />
  ) : (
    scene && NamedScene && <NamedScene name={scene} />
  );
  return (
    <div className={isSign ? 'page-header sign' : 'page-header'} data-look={look}>
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
