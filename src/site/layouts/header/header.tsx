import { useId, useRef, type ToggleEvent } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Logo } from '#site/layouts/logo/logo.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { Shell } from '#site/view.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { PrimaryMenu } from './primary-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { SecondaryMenu } from './secondary-menu.tsx';
import { useDismissal } from './use-dismissal.ts';
import './header.css';
import './header-narrow.css';
import './header-wide.css';

/**
 * On narrow screens the menu and the search are popovers: they open without script, one at a time,
 * and close on Escape or outside. On wide ones the same elements simply stand in the bar.
 */
export function Header({ shell }: { readonly shell: Shell }) {
  const texts = useTexts().shell;
  const header = useRef<HTMLElement>(null);
  const searchId = useId();
  const menuId = useId();
  useDismissal(header);
  const focusSearch = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <header className="site-header" ref={header}>
      <div className="site-header-bar" id="menu" tabIndex={-1}>
        <SiteLink className="site-logo" href={shell.links.home}>
          <Logo label={texts.header.home(shell.operator.name)} />
        </SiteLink>
        <button className="bar-button" type="button" popoverTarget={searchId}>
          <Icon name="search" />
          <VisuallyHidden>{texts.search.open}</VisuallyHidden>
        </button>
        <div className="search-sheet" id={searchId} popover="auto" onToggle={focusSearch}>
          <SearchForm action={shell.links.search} />
          <SheetClose target={searchId} label={texts.search.close} />
        </div>
        <LanguageToggle href={shell.links.otherLanguage} />
        <button className="bar-button" type="button" popoverTarget={menuId}>
          <Icon name="menu" />
          <span className="bar-button-word">{texts.header.menu}</span>
        </button>
        <div className="menu-sheet" id={menuId} popover="auto">
          <SheetClose target={menuId} label={texts.header.closeMenu} />
          <AccountMenu shell={shell} />
          <div className="menu-row">
            <PrimaryMenu items={shell.menus.main.items} />
            <SecondaryMenu items={shell.menus.meta.items} />
          </div>
        </div>
      </div>
    </header>
  );
}

function SheetClose({ target, label }: { readonly target: string; readonly label: string }) {
  return (
    <button
      className="bar-button sheet-close"
      type="button"
      popoverTarget={target}
      popoverTargetAction="hide"
    >
      <Icon name="close" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
