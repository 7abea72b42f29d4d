import { useTexts } from '#site/i18n/texts.tsx';
import './loader.css';

interface LoaderProps {
  label?: string;
  /** `turn` where something is on its way to the page, `dots` beside a button whose work is under way. */
  mark?: 'turn' | 'dots';
  /** The place of the loader stays on the page, so that what comes into it is read out. */
  waiting?: boolean;
}

/** Shown only when waiting lasts: the style sheet holds it back for 200 ms. */
export function Loader({ label, mark = 'turn', waiting = true }: LoaderProps) {
  const texts = useTexts();
  return (
    <div role="status">
      {waiting && (
        <p className="loader">
          {mark === 'turn' ? <span className="loader-turn" aria-hidden="true" /> : <WaitingDots />}
          {label ?? texts.ui.loading}
        </p>
      )}
    </div>
  );
}

function WaitingDots() {
  return (
    <span className="loader-dots" aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
