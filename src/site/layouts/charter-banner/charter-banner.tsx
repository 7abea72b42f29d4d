import { useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import './charter-banner.css';

/** English pages only: the French-language charter governs what they say. */
export function CharterBanner({ href }: { readonly href: string }) {
  const texts = useTexts().shell.charter;
  return (
    <section className="charter-banner" aria-label={texts.label}>
      <p className="page-width">
        {texts.text} <SiteLink href={href}>{texts.link}</SiteLink>
      </p>
    </section>
  );
}
