import type { MenuItem } from '#domain/menu.ts';
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
import { currentSection, trailOf } from '#site/layouts/header/section.ts';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { TreeNav } from '#site/ui/tree-nav/tree-nav.tsx';
import type { PageView } from '#site/view.ts';
import './default-layout.css';

/** Title, page and its section's menu; the page comes first in the order of reading. */
export function DefaultLayout({ view, intro, bottom, children }: LayoutProps) {
  const { info } = view;
  const side = useSideMenu(view);
  return (
    <>
      <PageBreadcrumbs info={info} />
      <Main className="page-width page-columns" data-sidebar={side !== undefined || undefined}>
        <div className="page-body">
          <PageHeader info={info} intro={intro} scene={sectionScene(view)} />
          <PageContent info={info}>{children}</PageContent>
          <PageBottom info={info}>{bottom}</PageBottom>
        </div>
        {side && <Sidebar {...side} />}
      </Main>
    </>
  );
}

interface SideMenu {
  readonly label: string;
  readonly heading: Pick<MenuItem, 'title' | 'href' | 'lang'>;
  readonly items: readonly MenuItem[];
  readonly trail: readonly string[];
  readonly lang?: string | undefined;
}

/** The menu the content gives the page, else the pages of its section in the main menu. */
function useSideMenu(view: PageView): SideMenu | undefined {
  const { info, shell } = view;
  const texts = useTexts().shell.page;
  const lang = contentLang(info, useLocale());
  const trail = trailOf(view);
  const section = currentSection(shell.menus.main.items, trail);
  const given = info.sidebar?.items.length ? info.sidebar : undefined;
  // What landing pages lead to is no section.
  if (given?.name === 'landing-pages-menu')
    return { label: texts.seeAlso, heading: { title: texts.seeAlso }, items: given.items, trail, lang };
  const items = given?.items ?? section?.children ?? [];
  if (items.length === 0) return undefined;
  return {
    label: texts.sidebar,
    heading: section ?? { title: texts.sidebar },
    items,
    trail,
    lang: given && lang,
  };
}

function Sidebar({ label, heading, items, trail, lang }: SideMenu) {
  return (
    <div className="page-sidebar">
      <h2 lang={heading.lang}>
        {heading.href ? <SiteLink href={heading.href}>{heading.title}</SiteLink> : heading.title}
      </h2>
      <div lang={lang}>
        <TreeNav label={label} items={items} trail={trail} />
      </div>
    </div>
  );
}
