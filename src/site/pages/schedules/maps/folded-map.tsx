import type { ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import './folded-map.css';

/** A map that is folded on a phone and stands open beside the answer on wide screens. It is loaded when it is seen. */
export function FoldedMap({ children }: { readonly children: ReactNode }) {
  const texts = useTexts().schedules;
  return (
    <details className="folded-map">
      <summary>
        <Icon name="map" />
        <span>{texts.map}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="folded-map-box">{children}</div>
    </details>
  );
}
