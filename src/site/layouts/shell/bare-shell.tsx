import type { ReactNode } from 'react';
import { Copyright } from '#site/layouts/footer/copyright.tsx';
import { Logo } from '#site/layouts/logo/logo.tsx';
import type { Shell } from '#site/view.ts';
import { Main } from './main.tsx';
import './shell.css';

/** The operator's name and the page, nothing that could need a service: maintenance, redirections. */
export function BareShell({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return (
    <div className="page-shell">
      <header className="page-width">
        <div className="bare-header">
          <Logo operator={shell.operator} label={shell.operator.name} on="paper" />
        </div>
      </header>
      <div className="page-shell-main page-width">
        <Main>{children}</Main>
      </div>
      <footer className="page-width">
        <div className="bare-footer">
          <Copyright shell={shell} />
        </div>
      </footer>
    </div>
  );
}
