import { useLocation } from 'react-router';
import type { Menu } from '#domain/menu.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import {
  contentLang,
  PageBottom,
  PageBreadcrumbs,
  PageContent,
  PageHeader,
} from '#site/layouts/page-header/page-header.tsx';
import { sectionScene } from '#site/layouts/page-header/section-scene.ts';
import { TreeNav } from '#site/ui/tree-nav/tree-nav.tsx';
import './default-layout.css';

/** Title, page and its section's menu; the page comes first in the order of reading. */
export function DefaultLayout({ view, intro, bottom, children }: LayoutProps) {
  const { info } = view;
  const lang = contentLang(info, useLocale());
  const hasSidebar = (info.sidebar?.items.length ?? 0) > 0;
  return (
    <>
      <PageBreadcrumbs info={info} />
      <Main className="page-width page-columns" data-sidebar={hasSidebar || undefined}>
        <div className="page-body">
          <PageHeader info={info} intro={intro} scene={sectionScene(view)} />
          <PageContent info={info}>{children}</PageContent>
          <PageBottom info={info}>{bottom}</PageBottom>
        </div>
        {hasSidebar && info.sidebar && <Sidebar menu={info.sidebar} lang={lang} />}
      </Main>
    </>
  );
}

function Sidebar({ menu, lang }: { readonly menu: Menu; readonly lang?: string }) {
  const texts = useTexts().shell.page;
  const { pathname } = useLocation();
  return (
    <div className="page-sidebar">
      <h2>{texts.sidebar}</h2>
      <div lang={lang}>
        <TreeNav label={texts.sidebar} items={menu.items} currentPath={pathname} />
      </div>
    </div>
  );
}
