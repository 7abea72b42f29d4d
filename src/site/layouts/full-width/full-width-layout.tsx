import { useLocale } from '#site/i18n/texts.tsx';
import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { contentLang, PageBreadcrumbs, PageHeader } from '#site/layouts/page-header/page-header.tsx';

/** No sidebar: the content has the page's whole width. */
export function FullWidthLayout({ view, intro, bottom, children }: LayoutProps) {
  const lang = contentLang(view.info, useLocale());
  return (
    <>
      <PageBreadcrumbs info={view.info} />
      <Main>
        <div className="page-body full-width">
          <div className="page-width">
            <PageHeader info={view.info} intro={intro} />
          </div>
          <div className="page-width full-width-content" lang={lang}>
            {children}
          </div>
          {bottom && (
            <div className="page-width">
              <div className="page-bottom" lang={lang}>
                {bottom}
              </div>
            </div>
          )}
        </div>
      </Main>
    </>
  );
}
