import type { LanguageBanner as Banner } from '#domain/operator.ts';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import './language-banner.css';

interface LanguageBannerProps {
  readonly banner: Banner;
  readonly href: string;
}

/** What the operator has to say over the pages of a language: a charter or another rule that governs them. */
export function LanguageBanner({ banner: { label, text, link }, href }: LanguageBannerProps) {
  return (
    <section className="language-banner" aria-label={label}>
      <p className="page-width">
        {text} <SiteLink href={href}>{link.text}</SiteLink>
      </p>
    </section>
  );
}
