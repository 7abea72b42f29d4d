import type { Mode } from '#domain/mode.ts';
import { capitalize } from '#lib/capitalize.ts';

/** What carries riders, as English sentences name it. Every noun takes “a”, never “an”. */
export interface VehicleWords {
  /** “The train 1205” */
  readonly one: string;
  readonly many: string;
  /** One of them at a stop, as riders count them: “First train”. Where kinds differ, “First departure”. */
  readonly run: string;
  readonly runs: string;
  /** What it does where one waits: a bus comes, a ferry leaves. */
  readonly calls: 'comes' | 'leaves';
}

/** A word that stands for the vehicle and for its departure alike. */
function named(one: string, many: string, calls: VehicleWords['calls']): VehicleWords {
  return { one, many, run: one, runs: many, calls };
}

const words: Readonly<Record<Mode, VehicleWords>> = {
  bus: named('bus', 'buses', 'comes'),
  trolleybus: named('trolleybus', 'trolleybuses', 'comes'),
  tram: named('tram', 'trams', 'comes'),
  metro: named('metro', 'metros', 'comes'),
  train: named('train', 'trains', 'comes'),
  monorail: named('monorail', 'monorails', 'comes'),
  ferry: named('ferry', 'ferries', 'leaves'),
  aerial: named('cable car', 'cable cars', 'leaves'),
  funicular: named('funicular', 'funiculars', 'leaves'),
  vehicle: { ...named('vehicle', 'vehicles', 'leaves'), run: 'departure', runs: 'departures' },
};

/** Whoever says nothing means a bus. */
export const vehicleWords = (mode: Mode = 'bus'): VehicleWords => words[mode];

/** “When is my bus coming?”, “When does my ferry leave?” */
export function whenIsMine(mode: Mode = 'bus'): string {
  const { one, calls } = words[mode];
  if (mode === 'vehicle') return 'When is my next departure?';
  return calls === 'comes' ? `When is my ${one} coming?` : `When does my ${one} leave?`;
}

/** “When is my bus?”, for where there is little room. */
export const whenIs = (mode: Mode = 'bus'): string =>
  mode === 'vehicle' ? whenIsMine(mode) : `When is my ${words[mode].one}?`;

/** One vehicle of a line, as a map and a calendar name it: “Bus 800 to Gare”. */
export function vehicleOfLine(line: string, towards: string, mode: Mode = 'bus'): string {
  const whole = `${line} to ${towards}`;
  return mode === 'vehicle' ? whole : `${capitalize(words[mode].one)} ${whole}`;
}
