import { slugOf } from '#lib/slug.ts';
import type { Mode } from '../mode.ts';

/** What carries riders, in the words of the journey service. */
export const physicalModes: Readonly<Record<Mode, string>> = {
  bus: 'Bus',
  trolleybus: 'Trolleybus',
  tram: 'Tramway',
  metro: 'Metro',
  train: 'Train',
  monorail: 'Monorail',
  ferry: 'Ferry',
  aerial: 'SuspendedCableCar',
  funicular: 'Funicular',
  vehicle: 'Other',
};

/** What a service elsewhere may write besides, in small letters without accents. */
const otherWords: Readonly<Record<string, Mode>> = {
  autobus: 'bus',
  boat: 'ferry',
  busrapidtransit: 'bus',
  coach: 'bus',
  funiculaire: 'funicular',
  localtrain: 'train',
  longdistancetrain: 'train',
  railshuttle: 'train',
  rapidtransit: 'train',
  shuttle: 'bus',
  telepherique: 'aerial',
  tram: 'tram',
  traversier: 'ferry',
};

const words = new Map<string, Mode>([
  ...Object.entries(otherWords),
  ...Object.entries(physicalModes).map(([mode, word]) => [word.toLowerCase(), mode as Mode] as const),
]);

/** A service that says nothing means a bus; one whose word is not known means anything but. */
export function modeOfPhysical(word = ''): Mode {
  return word === '' ? 'bus' : (words.get(slugOf(word).replaceAll('-', '')) ?? 'vehicle');
}
