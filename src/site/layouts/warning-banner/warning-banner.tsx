import { useTexts } from '#site/i18n/texts.tsx';
import { Banner } from '#site/layouts/banner/banner.tsx';
import type { SiteWarning } from '#site/view.ts';

export function WarningBanner({ warning }: { readonly warning: SiteWarning }) {
  const texts = useTexts().shell.warning;
  const { title, text } = texts[warning];
  return (
    <Banner name="warning" label={texts.label} icon="warning" severity="moyen" isStatus>
      <strong>{title}</strong> {text}
    </Banner>
  );
}
