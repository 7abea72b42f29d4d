import { useTexts } from '#site/i18n/texts.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './stop-tag.css';

interface StopTagProps {
  number: string;
  /** Its name hangs on no pole: the tag says what it is. */
  isStation?: boolean | undefined;
}

/** The number of a stop as it hangs on its pole. */
export function StopTag({ number, isStation = false }: StopTagProps) {
  const texts = useTexts();
  if (isStation) return <span className="stop-tag">{texts.ui.station}</span>;
  return (
    <span className="stop-tag">
      <VisuallyHidden>{`${texts.ui.stop} `}</VisuallyHidden>
      {number}
    </span>
  );
}
