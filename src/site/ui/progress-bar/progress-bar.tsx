import { useEffect, useState } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import './progress-bar.css';

/** A navigation shorter than this shows no bar. */
export const progressThrottleMs = 200;
/** How long the bar takes to reach its end; the same figure stands in progress-bar.css. */
export const progressDurationMs = 5000;

/** The thin line at the top of the screen while a page is on its way. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <Bar /> : null;
}

function Bar() {
  const texts = useTexts();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), progressThrottleMs);
    return () => clearTimeout(timer);
  }, []);

  if (!shown) return null;
  return (
    <div className="progress-bar" role="progressbar" aria-label={texts.ui.loadingPage}>
      <div className="progress-bar-fill" />
    </div>
  );
}
