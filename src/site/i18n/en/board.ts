import type { Catalogue } from '../catalogue.ts';
import { capitalize } from '#lib/capitalize.ts';
import { vehicleWords } from './vehicle-words.ts';

export const board: Catalogue['board'] = {
  state: {
    live: 'live',
    planned: 'scheduled',
    skipped: 'does not stop here',
    alighting: 'drop-off only',
    cancelled: 'cancelled',
  },
  late: (minutes) => `${minutes}\u00a0min late`,
  cancelledNext: (time) => `cancelled; next at ${time}`,
  plannedOn: (day) => `scheduled ${day}`,
  plannedLonger: (minutes) => `scheduled; about ${minutes}\u00a0min longer`,
  skippedFor: (stop, time, minutes) =>
    `does not stop here; at ${stop}${time === undefined ? '' : ` at ${time}`}, ${minutes}\u00a0min on foot`,
  closed: 'Stop closed',
  closedUntil: (day) => `Stop closed until ${day}`,
  goInstead: (stop, name, minutes) => `Go to ${stop}, ${name}: ${minutes}\u00a0min on foot.`,
  boardOf: (stop) => `Board for ${stop}`,
  otherNotices: (count) => (count === 1 ? '1\u00a0other notice' : `${count}\u00a0other notices`),
  now: 'now',
  minutes: 'min',
  platform: (code) => `Platform\u00a0${code}`,
  localTime: (zone) => `Local times: ${zone}`,
  every: (minutes) => (minutes === 1 ? 'every minute' : `every ${minutes}\u00a0min`),
  about: 'about',
  until: (clock) => `until ${clock}`,
  between: (from, until) => `from ${from} to ${until}`,
  inMinutes: (minutes) => (minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`),
  insteadOf: 'instead of',
  walk: (minutes) => `${minutes}\u00a0min on foot`,
  updatedAt: (time) => `Last updated at ${time}.`,
  plannedTimes: 'Scheduled times.',
  keptCopy: (time) => `Copy from ${time}`,
  keptUntil: (day) => `valid until ${day}`,
  offline: 'Offline.',
  noService: 'No service today',
  nextOne: (moment) => `Next: ${moment}`,
  ended: (time, mode = 'bus') =>
    mode === 'vehicle' ? `Last departure at ${time}` : `Last ${vehicleWords(mode).run} left at ${time}`,
  notServed: (mode = 'bus') =>
    mode === 'vehicle'
      ? 'This stop is not served'
      : `${capitalize(vehicleWords(mode).many)} do not stop here`,
  notServedHelp: 'Board at one of the nearby stops.',
  noSchedule: 'No schedule is published for this day',
  over: (day) => `The published schedules ended on ${day}`,
  overHelp: 'The next ones are not on this site yet.',
  publishedUntil: (day) => `Schedules are published until ${day}.`,
  failed: 'The times did not come through',
  failedHelp: {
    orCall: 'Your stops and your search are kept. Try again, or call',
    alone: 'Your stops and your search are kept. Try again in a moment.',
  },
  retry: 'Try again',
  announceNext: (line, towards, when) => `${line}, ${towards}, ${when}`,
};
