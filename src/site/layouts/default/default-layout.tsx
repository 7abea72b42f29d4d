import { useLocale } from '#site/i18n/texts.tsx';
import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { PageBreadcrumbs } from '#site/layouts/page-header/page-breadcrumbs.tsx';
import { contentLang, PageHeader } from '#site/layouts/page-header/page-header.tsx';
import { Sidebar } from './sidebar.tsx';
import './default-layout.css';

/** Title, page and its section's menu; the page comes first in the order of reading. */
export function DefaultLayout({ view, intro, bottom, children }: LayoutProps) {
  const { info } = view;
  const lang = contentLang(info, useLocale());
  const hasSidebar = (info.sidebar?.items.length ?? 0) > 0;
  return (
    <>
      <PageBreadcrumbs info={info} />
      <Main className="page-width page-body">
        <PageHeader info={info} intro={intro} />
        <div className="page-columns" data-sidebar={hasSidebar || undefined}>
          <div className="page-content" lang={lang}>
            {children}
          </div>
          {hasSidebar && info.sidebar && <Sidebar menu={info.sidebar} lang={lang} />}
        </div>
        {bottom && (
          <div className="page-bottom" lang={lang}>
            {bottom}
          </div>
        )}
      </Main>
    </>
  );
}
