import type { ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { buttonForms } from '#site/layouts/button-forms.ts';
import { LanguageBanner } from '../language-banner/language-banner.tsx';
import { BottomBar } from '#site/layouts/bottom-bar/bottom-bar.tsx';
import { ConsentBanner } from '#site/layouts/consent/consent-banner.tsx';
import { ConsentPreferences } from '#site/layouts/consent/consent-preferences.tsx';
import { Footer } from '#site/layouts/footer/footer.tsx';
import { Header } from '#site/layouts/header/header.tsx';
import { trailOf } from '#site/layouts/header/section.ts';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { WarningBanner } from '#site/layouts/warning-banner/warning-banner.tsx';
import type { LayoutName } from '#site/routing/route.ts';
import { ErrorSummary } from '#site/ui/error-summary/error-summary.tsx';
import { LinkContext } from '#site/ui/text-link/link-context.tsx';
import { SkipLinks } from '#site/ui/skip-links/skip-links.tsx';
import type { PageView } from '#site/view.ts';
import './shell.css';

interface PageShellProps {
  readonly view: PageView;
  /** Messages over all of it. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** Their pages begin with a search of their own: the header has none, so that there is one. */
const searchLayouts: readonly LayoutName[] = ['home', 'search', 'search-screen'];

/** The page that has the newsletter's form itself. */
const newsletterScreen = 'content/newsletter';

/** What stands around every page and stays from one to the next: skip links, banners, header and footer. */
export function PageShell({ view, over, children }: PageShellProps) {
  const { shell, route, form } = view;
  // The sign of these pages goes on with their own search, so what the site says of itself comes before it.
  const isSearch = searchLayouts.includes(route.layout);
  return (
    <LinkContext value={SiteLink}>
      <div className="page-shell">
        <ShellSkipLinks />
        <ButtonFaults form={form} />
        <ConsentBanner shell={shell} state={form} />
        {over}
        {isSearch && <Banners view={view} />}
        <Header shell={shell} trail={trailOf(view)} search={!isSearch} />
        {!isSearch && <Banners view={view} />}
        <div className="page-shell-main">{children}</div>
        <Footer shell={shell} form={form} hasNewsletter={route.screen !== newsletterScreen} />
        <BottomBar links={shell.links} isSearch={isSearch} />
        <ConsentPreferences shell={shell} state={form} />
      </div>
    </LinkContext>
  );
}

function ButtonFaults({ form }: Pick<PageView, 'form'>) {
  if (form?.kind !== 'refused' || !buttonForms.some(({ name }) => name === form.name)) return null;
  return (
    <div className="page-width page-shell-faults">
      <ErrorSummary errors={form.faults} />
    </div>
  );
}

function Banners({ view: { shell, route } }: { readonly view: PageView }) {
  const { warning, operator, links } = shell;
  // On the home page it stands after what riders come for, which fills the first screen of a phone.
  const isHome = route.layout === 'home';
  return (
    <>
      {warning && <WarningBanner warning={warning} />}
      {operator.banner && !isHome && <LanguageBanner banner={operator.banner} href={links.banner} />}
    </>
  );
}

function ShellSkipLinks() {
  const texts = useTexts().shell.skip;
  return (
    <SkipLinks
      label={texts.label}
      links={[
        { href: '#content', label: texts.content },
        { href: '#menu', label: texts.menu },
        { href: '#footer', label: texts.footer },
      ]}
    />
  );
}
