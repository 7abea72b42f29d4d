import { useTexts } from '#site/i18n/texts.tsx';
import './loader.css';

interface LoaderProps {
  label?: string;
  /** The place of the loader stays on the page, so that what comes into it is read out. */
  waiting?: boolean;
}

/** Shown only when waiting lasts: the style sheet holds it back for 200 ms. */
export function Loader({ label, waiting = true }: LoaderProps) {
  const texts = useTexts();
  return (
    <div role="status">
      {waiting && (
        <p className="loader">
          <span className="loader-mark" aria-hidden="true" />
          {label ?? texts.ui.loading}
        </p>
      )}
    </div>
  );
}
