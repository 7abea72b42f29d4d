import type { ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Logo } from '#site/layouts/logo/logo.tsx';
import type { Shell } from '#site/view.ts';
import { Main } from './main.tsx';
import './frame.css';

/** The operator's name and the page, nothing that could need a service: maintenance, redirections. */
export function BareFrame({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  const texts = useTexts().shell.footer;
  return (
    <div className="frame">
      <header className="bare-header page-width">
        <Logo label={shell.operator.name} />
      </header>
      <div className="frame-page page-width">
        <Main>{children}</Main>
      </div>
      <footer className="bare-footer page-width">
        <p>{texts.copyright(shell.year, shell.operator.name)}</p>
      </footer>
    </div>
  );
}
