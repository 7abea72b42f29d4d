import { useLocation } from 'react-router';
import type { Menu } from '#domain/menu.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { TreeNav } from '#site/ui/tree-nav/tree-nav.tsx';

export function Sidebar({ menu, lang }: { readonly menu: Menu; readonly lang?: string }) {
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
