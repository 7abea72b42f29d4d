import { useFleet, useScenery } from '#site/i18n/operator-traits.ts';
import type { Scene } from './scene.ts';
import './drawing.css';

/** A line drawing of our own: decoration unless it has a label. */
export function Drawing({ scene, label }: { scene: Scene; label?: string }) {
  return (
    <svg
      className="drawing"
      viewBox="0 0 320 160"
      width="320"
      height="160"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {scene({ mode: useFleet(), scenery: useScenery() })}
    </svg>
  );
}
