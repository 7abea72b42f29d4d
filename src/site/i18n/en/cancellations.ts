import type { FullCatalogue } from '../catalogue.ts';
import { vehicleWords } from './vehicle-words.ts';

export const cancellations: FullCatalogue['cancellations'] = {
  title: 'Cancelled trips',
  titleOf: (day) => `Cancelled trips, ${day}`,
  summary: (day, fleet = 'bus') =>
    `Trips cancelled or cut short, ${day}, by route, and the next ${vehicleWords(fleet).run} to take.`,
  count: (trips, lines) =>
    `${trips === 1 ? '1\u00a0trip affected' : `${trips}\u00a0trips affected`}, ${lines === 1 ? '1\u00a0route' : `${lines}\u00a0routes`}`,
  asOf: (time) => `As of ${time}`,
  none: 'No cancelled trips',
  noneToday: 'No cancellation has been announced today.',
  noneThatDay: 'No cancellation was announced that day.',
  leavesOut: (stops) => (stops === 1 ? 'does not stop at' : 'does not stop at these stops:'),
  and: 'and',
  announcedAt: (time) => `announced at ${time}`,
  announcedOn: (day, time) => `announced ${day} at ${time}`,
  reason: 'notice:',
  restoredAt: (time) => `restored at ${time}`,
  butNext: '; ',
  nextAt: (time) => `next at ${time}`,
  days: 'Other days',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  unknownDay: 'No cancellations are kept for this day.',
  failed: 'The list did not come through',
  failedHelp: { orCall: 'Try again, or call', alone: 'Try again in a moment.' },
};
