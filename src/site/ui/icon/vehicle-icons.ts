import type { Mode } from '#domain/mode.ts';
import type { IconName } from './icon-paths.tsx';

/** The icon of what carries riders. */
export const vehicleIcons: Readonly<Record<Mode, IconName>> = {
  bus: 'bus',
  trolleybus: 'trolleybus',
  tram: 'tram',
  metro: 'metro',
  train: 'train',
  monorail: 'monorail',
  ferry: 'ferry',
  aerial: 'cable-car',
  funicular: 'funicular',
  vehicle: 'vehicle',
};
