import { useTexts } from '#site/i18n/texts.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './line-ends.css';

/** Where a line ends: « Terminus Nord ↔ Terminus Sud », or the one end of a line that runs one way. */
export function LineEnds({ ends }: { ends: readonly string[] }) {
  const texts = useTexts().ui;
  const [first = '', second] = ends;
  // The names of the two directions are where they go: the second is where the first comes from.
  if (second === undefined || second === first) return <PlaceName>{first}</PlaceName>;
  return (
    <span className="line-ends">
      <PlaceName>{second}</PlaceName>{' '}
      <span className="line-ends-last">
        <span aria-hidden="true">↔</span>
        <VisuallyHidden>{texts.to}</VisuallyHidden> <PlaceName>{first}</PlaceName>
      </span>
    </span>
  );
}
