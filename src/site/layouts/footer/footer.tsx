import { useId } from 'react';
import { linkedItems } from '#domain/menu.ts';
import type { FormState } from '#site/forms/form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Skyline } from '#site/ui/drawing/skyline.tsx';
import { LiveRegion } from '#site/ui/live-region/live-region.tsx';
import { ThemeSwitch } from '#site/layouts/theme/theme-switch.tsx';
import type { Shell } from '#site/view.ts';
import { consentPreferencesId } from '#site/layouts/consent/consent-preferences.tsx';
import { Contact } from './contact.tsx';
import { Copyright } from './copyright.tsx';
import { NewsletterSignUp } from './newsletter-sign-up.tsx';
import { SocialLinks } from './social-links.tsx';
import './footer.css';

interface FooterProps {
  readonly shell: Shell;
  /** What became of a form of this page. */
  readonly form?: FormState | undefined;
  /** False on the page that has the form itself. */
  readonly hasNewsletter?: boolean;
}

export function Footer({ shell, form, hasNewsletter = true }: FooterProps) {
  const texts = useTexts().shell.consent;
  return (
    <footer className="site-footer" id="footer" tabIndex={-1}>
      <div className="site-footer-drawing">
        <Skyline />
      </div>
      <div className="page-width site-footer-columns">
        <CompanyMenu shell={shell} />
        <Contact operator={shell.operator} />
        {hasNewsletter && shell.operator.newsletterPitch !== undefined && (
          <NewsletterSignUp shell={shell} state={form} />
        )}
      </div>
      <SocialLinks shell={shell} />
      <div className="page-width site-footer-end">
        <Copyright shell={shell} />
        <Button kind="quiet" icon="cookie" popoverTarget={consentPreferencesId}>
          {texts.preferences}
        </Button>
        <ThemeSwitch shell={shell} />
      </div>
      <LiveRegion />
    </footer>
  );
}

function CompanyMenu({ shell }: { readonly shell: Shell }) {
  const titleId = useId();
  const texts = useTexts().shell.footer;
  const links = linkedItems(
    shell.menus.footer.items.flatMap((item) => (item.children.length > 0 ? item.children : [item])),
  );
  if (links.length === 0) return null;
  return (
    <nav className="site-footer-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.company}</h2>
      <ul className="site-footer-links">
        {links.map((item) => (
          <li key={item.id}>
            <SiteLink href={item.href} lang={item.lang} markCurrent>
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
