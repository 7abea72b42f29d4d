import { useTexts } from '#site/i18n/texts.tsx';
import { BareShell } from '../shell/bare-shell.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { PageHeading } from '#site/ui/page-heading/page-heading.tsx';

/** Where the visitor is being sent, for a client that does not follow the redirection by itself. */
export function RedirectLayout({ view, children }: LayoutProps) {
  const texts = useTexts().shell.redirect;
  // `redirect()` in `server/pages/resolve-page.ts` gives `{ to }`.
  const { to = view.shell.links.home } = Object(view.data) as { readonly to?: string };
  return (
    <BareShell shell={view.shell}>
      <div className="page-body stack">
        <PageHeading title={texts.title} />
        <p>{texts.text}</p>
        <p className="redirect-target">
          <SiteLink href={to}>{to}</SiteLink>
        </p>
        {children}
      </div>
    </BareShell>
  );
}
