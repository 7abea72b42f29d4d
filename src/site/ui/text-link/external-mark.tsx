import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';

/** At the end of a link that leaves the site; the space before it does not break, so it never starts a line. */
export function ExternalMark() {
  const texts = useTexts();
  return (
    <>
      {'\u00a0'}
      <VisuallyHidden>{texts.ui.externalSite}</VisuallyHidden>
      <Icon name="external" size="s" />
    </>
  );
}
