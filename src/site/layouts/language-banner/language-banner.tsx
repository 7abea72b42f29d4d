import type { LanguageBanner as BannerWords } from '#domain/operator.ts';
import { Banner } from '#site/layouts/banner/banner.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';

interface LanguageBannerProps {
  readonly banner: BannerWords;
  readonly href: string;
}

/** What the operator has to say over the pages of a language: a charter or another rule that governs them. */
export function LanguageBanner({ banner: { label, text, link }, href }: LanguageBannerProps) {
  return (
    <Banner name="language" label={label} icon="info">
      {text} <SiteLink href={href}>{link.text}</SiteLink>
    </Banner>
  );
}
