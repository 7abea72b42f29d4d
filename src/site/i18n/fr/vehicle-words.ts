import type { Mode } from '#domain/mode.ts';
import { capitalize } from '#lib/capitalize.ts';

/**
 * What carries riders, as French sentences name it. Every noun is masculine and begins with a consonant, so that its
 * articles are always le, un, du, au, ce, mon and aucun; another kind of noun would need them here.
 */
export interface VehicleWords {
  /** « Le train 1205 » */
  readonly one: string;
  readonly many: string;
  /** One of them at a stop, as riders count them: « Premier train ». Where kinds differ, « Premier départ ». */
  readonly run: string;
  readonly runs: string;
  /** How one goes by it: « en train ». */
  readonly by: string;
  /** Whose timetables these are: « des trains ». */
  readonly ofAll: string;
  /** What it does where one waits: a bus passes, a ferry leaves. */
  readonly calls: 'passe' | 'part';
  readonly called: 'passé' | 'parti';
}

const passes = { calls: 'passe', called: 'passé' } as const;
const leaves = { calls: 'part', called: 'parti' } as const;

/** A word that stands for the vehicle and for its departure alike. */
function named(one: string, many: string, more: Pick<VehicleWords, 'calls' | 'called'>): VehicleWords {
  return { one, many, run: one, runs: many, by: `en ${one}`, ofAll: `des ${many}`, ...more };
}

const words: Readonly<Record<Mode, VehicleWords>> = {
  bus: named('bus', 'bus', passes),
  trolleybus: named('trolleybus', 'trolleybus', passes),
  tram: named('tramway', 'tramways', passes),
  metro: { ...named('métro', 'métros', passes), ofAll: 'du métro' },
  train: named('train', 'trains', passes),
  monorail: { ...named('monorail', 'monorails', passes), ofAll: 'du monorail' },
  ferry: named('traversier', 'traversiers', leaves),
  aerial: { ...named('téléphérique', 'téléphériques', leaves), ofAll: 'du téléphérique' },
  funicular: { ...named('funiculaire', 'funiculaires', leaves), ofAll: 'du funiculaire' },
  vehicle: {
    ...named('véhicule', 'véhicules', leaves),
    run: 'départ',
    runs: 'départs',
    by: 'en transport en commun',
    ofAll: '',
  },
};

/** Whoever says nothing means a bus. */
export const vehicleWords = (mode: Mode = 'bus'): VehicleWords => words[mode];

/** « Quand passe mon bus ? », « Quand part mon traversier ? » */
export function whenIsMine(mode: Mode = 'bus'): string {
  const { one, calls } = words[mode];
  return mode === 'vehicle' ? 'À quand mon prochain départ\u00a0?' : `Quand ${calls} mon ${one}\u00a0?`;
}

/** One vehicle of a line, as a map and an agenda name it: « Bus 800 vers Gare ». */
export function vehicleOfLine(line: string, towards: string, mode: Mode = 'bus'): string {
  const whole = `${line} vers ${towards}`;
  return mode === 'vehicle' ? whole : `${capitalize(words[mode].one)} ${whole}`;
}
