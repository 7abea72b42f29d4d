import { useTexts } from '#site/i18n/texts.tsx';
import { DefaultLayout } from '#site/layouts/default/default-layout.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import './preview-layout.css';

/** The page as visitors will see it, under a banner that says it is not theirs yet. */
export function PreviewLayout(props: LayoutProps) {
  const texts = useTexts().shell.preview;
  return (
    <>
      <section className="preview-banner" aria-label={texts.label}>
        <p className="page-width">
          <strong>{texts.label}</strong> {texts.text}
        </p>
      </section>
      <DefaultLayout {...props} />
    </>
  );
}
