import { useId, useRef } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Logo } from '#site/layouts/logo/logo.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { QuickSearch } from '#site/quick-search/quick-search.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { ThemeSwitch } from '#site/layouts/theme/theme-switch.tsx';
import type { Shell } from '#site/view.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { PrimaryMenu } from './primary-menu.tsx';
import { SecondaryMenu } from './secondary-menu.tsx';
import { onMenuBeforeToggle, onMenuToggle, onSearchToggle } from './sheets.ts';
import { useDismissal } from './use-dismissal.ts';
import './header.css';
import './header-narrow.css';
import './header-wide.css';

interface HeaderProps {
  readonly shell: Shell;
  /** Addresses from the home page to this one: they tell which section of the menu it belongs to. */
  readonly trail: readonly string[];
  /** Left out where the page itself begins with one; true unless told. */
  readonly search?: boolean;
}

/**
 * On narrow screens the menu and the search are popovers: they open without script, one at a time,
 * and close on Escape or outside. On wide ones the same elements simply stand in the bar.
 */
export function Header({ shell, trail, search = true }: HeaderProps) {
  const texts = useTexts().shell;
  const header = useRef<HTMLElement>(null);
  const menuId = useId();
  const searchId = useId();
  useDismissal(header);
  return (
    <header className="site-header sign" ref={header}>
      <div className="site-header-bar page-width">
        <SiteLink className="site-logo" href={shell.links.home}>
          <Logo operator={shell.operator} label={texts.header.home(shell.operator.name)} />
        </SiteLink>
        <LanguageToggle href={shell.links.otherLanguage} />
        {search && (
          <button className="bar-button" type="button" popoverTarget={searchId}>
            <Icon name="search" />
            <Icon name="close" />
            <VisuallyHidden>{texts.search.open}</VisuallyHidden>
          </button>
        )}
        {search && (
          <div className="search-sheet" id={searchId} popover="auto" onToggle={onSearchToggle}>
            <QuickSearch links={shell.links} size="s" example={shell.operator.searchExample} />
          </div>
        )}
        {/* What the skip link leads to: the menu itself on a wide screen, its button on a narrow one. */}
        <span id="menu" tabIndex={-1} />
        <button className="bar-button" type="button" popoverTarget={menuId}>
          <Icon name="menu" />
          {texts.header.menu}
        </button>
        <div
          className="menu-sheet as-page-narrow"
          id={menuId}
          popover="auto"
          onBeforeToggle={onMenuBeforeToggle}
          onToggle={onMenuToggle}
        >
          <div className="menu-sheet-head sign">
            <span className="site-logo">
              <Logo operator={shell.operator} label="" />
            </span>
            <button className="bar-button" type="button" popoverTarget={menuId} popoverTargetAction="hide">
              <Icon name="close" />
              {texts.header.closeMenu}
            </button>
          </div>
          <PrimaryMenu items={shell.menus.main.items} trail={trail} />
          <AccountMenu shell={shell} />
          <SecondaryMenu items={shell.menus.meta.items} />
          <div className="menu-sheet-end">
            <ThemeSwitch shell={shell} />
          </div>
        </div>
      </div>
    </header>
  );
}
