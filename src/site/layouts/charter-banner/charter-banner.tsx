import type { LanguageNotice } from '#domain/operator.ts';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import './charter-banner.css';

interface CharterBannerProps {
  readonly notice: LanguageNotice;
  readonly href: string;
}

/** What the operator has to say over the pages of a language: a charter or another rule that governs them. */
export function CharterBanner({ notice: { label, text, link }, href }: CharterBannerProps) {
  return (
    <section className="charter-banner" aria-label={label}>
      <p className="page-width">
        {text} <SiteLink href={href}>{link.text}</SiteLink>
      </p>
    </section>
  );
}
