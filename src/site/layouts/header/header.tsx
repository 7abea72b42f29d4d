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

interface HeaderProps {
  readonly shell: Shell;
  /** Left out where the page itself begins with one; true unless told. */
  readonly search?: boolean;
}

/**
 * On narrow screens the menu and the search are popovers: they open without script, one at a time,
 * and close on Escape or outside. On wide ones the same elements simply stand in the bar.
 */
export function Header({ shell, search = true }: HeaderProps) {
  const texts = useTexts().shell;
  const header = useRef<HTMLElement>(null);
  const menuId = useId();
  useDismissal(header);
  return (
    <header className="site-header" ref={header}>
      <div className="site-header-bar" id="menu" tabIndex={-1}>
        <SiteLink className="site-logo" href={shell.links.home}>
          <Logo operator={shell.operator} label={texts.header.home(shell.operator.name)} />
        </SiteLink>
        {search && <HeaderSearch action={shell.links.search} />}
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

function HeaderSearch({ action }: { readonly action: string }) {
  const texts = useTexts().shell.search;
  const id = useId();
  const focusField = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <>
      <button className="bar-button" type="button" popoverTarget={id}>
        <Icon name="search" />
        <VisuallyHidden>{texts.open}</VisuallyHidden>
      </button>
      <div className="search-sheet" id={id} popover="auto" onToggle={focusField}>
        <SearchForm action={action} />
        <SheetClose target={id} label={texts.close} />
      </div>
    </>
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
