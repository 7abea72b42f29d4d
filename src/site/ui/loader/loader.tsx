import { useTexts } from '#site/i18n/texts.tsx';
import './loader.css';

/** Shown only when waiting lasts: the style sheet holds it back for 200 ms. */
export function Loader({ label }: { label?: string }) {
  const texts = useTexts();
  return (
    <p className="loader" role="status">
      <span className="loader-mark" aria-hidden="true" />
      {label ?? texts.ui.loading}
    </p>
  );
}
