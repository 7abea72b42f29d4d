import type { ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './line-ends.css';

interface LineEndsProps {
  ends: readonly string[];
  /** How a name is drawn, where something of it is marked. */
  draw?: (name: string) => ReactNode;
}

const asIs = (name: string): ReactNode => name;

/** Where a line ends: « Terminus Nord ↔ Terminus Sud », or the one end of a line that runs one way. */
export function LineEnds({ ends, draw = asIs }: LineEndsProps) {
  const texts = useTexts().ui;
  const [first = '', second] = ends;
  if (second === undefined || second === first) return <PlaceName name={first}>{draw(first)}</PlaceName>;
  return (
    <span className="line-ends">
      <PlaceName name={first}>{draw(first)}</PlaceName>{' '}
      <span className="line-ends-last">
        <span aria-hidden="true">↔</span>
        <VisuallyHidden>{texts.to}</VisuallyHidden> <PlaceName name={second}>{draw(second)}</PlaceName>
      </span>
    </span>
  );
}
