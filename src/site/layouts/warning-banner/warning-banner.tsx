import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { SiteWarning } from '#site/view.ts';
import './warning-banner.css';

export function WarningBanner({ warning }: { readonly warning: SiteWarning }) {
  const texts = useTexts().shell.warning;
  return (
    <section className="warning-banner" aria-label={texts.label}>
      <p className="page-width" role="status">
        <Icon name="warning" />
        {texts[warning]}
      </p>
    </section>
  );
}
