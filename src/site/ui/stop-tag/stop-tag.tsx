import { useTexts } from '#site/i18n/texts.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './stop-tag.css';

/** The number of a stop as it hangs on its pole. */
export function StopTag({ number }: { number: string }) {
  const texts = useTexts();
  return (
    <span className="stop-tag">
      <VisuallyHidden>{`${texts.ui.stop} `}</VisuallyHidden>
      {number}
    </span>
  );
}
