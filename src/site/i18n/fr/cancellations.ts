import type { Mode } from '#domain/mode.ts';
import { vehicleWords } from './vehicle-words.ts';

/** Words of the page of cancelled trips. */
export const cancellations = {
  title: 'Voyages annulés',
  titleOf: (day: string) => `Voyages annulés, ${day}`,
  summary: (day: string, fleet: Mode = 'bus') =>
    `Les voyages annulés ou écourtés, ${day}, par parcours, et le prochain ${vehicleWords(fleet).run} à prendre.`,
  /** How many trips, of how many lines. */
  count: (trips: number, lines: number) =>
    `${trips === 1 ? '1\u00a0voyage touché' : `${trips}\u00a0voyages touchés`}, ${lines === 1 ? '1\u00a0parcours' : `${lines}\u00a0parcours`}`,
  asOf: (time: string) => `À ${time}`,
  none: 'Aucun voyage annulé',
  noneToday: 'Aucune annulation n’a été annoncée aujourd’hui.',
  noneThatDay: 'Aucune annulation n’a été annoncée ce jour-là.',
  /** Before the names of the stops that a trip leaves out. */
  leavesOut: (stops: number) => (stops === 1 ? 'ne s’arrête pas à' : 'ne s’arrête pas à ces arrêts\u00a0:'),
  and: 'et',
  announcedAt: (time: string) => `annoncé à ${time}`,
  announcedOn: (day: string, time: string) => `annoncé ${day} à ${time}`,
  /** Before the title of the notice that says why. */
  reason: 'avis\u00a0:',
  restoredAt: (time: string) => `rétabli à ${time}`,
  /** Between what was called off and what to take instead. */
  butNext: '\u00a0; ',
  nextAt: (time: string) => `prochain à ${time}`,
  days: 'Autres jours',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  unknownDay: 'Aucune annulation n’est gardée pour ce jour.',
  failed: 'La liste n’est pas arrivée',
  failedHelp: { orCall: 'Réessayez, ou appelez le', alone: 'Réessayez dans un moment.' },
};
