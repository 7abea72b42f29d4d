import type { FullCatalogue } from '../catalogue.ts';

/** A sentence that ends with “p.m.” has its full stop already. */
const ended = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** “from 1:02 p.m.”, “from November 16, 1:02 p.m.” */
const fromThen = (time: string, day: string | undefined) =>
  day === undefined ? `from ${time}` : `from ${day}, ${time}`;

export const notices: FullCatalogue['notices'] = {
  title: 'Notices',
  titleOf: (line) => `Notices for route ${line}`,
  titleAt: (stop) => `Notices at stop ${stop}`,
  summary: 'Detours, closed stops, cancelled departures: what changes on the network, now and soon.',
  inForce: (count) =>
    count === 0
      ? 'No notices in effect.'
      : count === 1
        ? '1 notice in effect.'
        : `${count} notices in effect.`,
  asOf: (time) => ended(`Updated at ${time}`),
  search: 'Route or stop',
  searchHint: (line, stop) =>
    line === '' && stop === ''
      ? 'The number, such as 800 or 1001'
      : `Such as ${[line, stop].filter((each) => each !== '').join(' or ')}`,
  filter: 'Filter',
  phases: 'When',
  phase: { 'in-force': 'In effect', planned: 'Upcoming', ended: 'Ended' },
  severities: 'Severity',
  severity: { eleve: 'Major', moyen: 'Moderate', faible: 'Minor', standard: 'Information' },
  generalOnly: 'General only',
  moreFilters: 'More filters',
  apply: 'Apply',
  everyLine: 'All routes',
  lines: 'Routes affected',
  none: 'No notice matches.',
  noneInForce: 'All is well: no notices in effect.',
  clear: 'See all notices',
  unknownNumber: (text) => `No route or stop is called “${text}”.`,
  partial: 'Some notices could not be read. The list may be incomplete.',
  follow: 'Get the notices for your routes by email',
  feed: 'RSS feed',
  followOr: 'or follow the',
  realTime: 'Received in real time',
  all: 'All notices',
  whereToBoard: () => 'Where to board',
  closed: 'closed',
  departures: 'Departures concerned',
  onKind: {
    weekday: 'Weekdays',
    saturday: 'Saturdays',
    sunday: 'Sundays',
    holiday: 'Holidays',
    'school-day-off': 'School breaks',
  },
  towardsOn: (kind: string) => `${kind}, to`,
  aDay: 'departures a day',
  moreDirections: (count: number) => (count === 1 ? '1 more direction' : `${count} more directions`),
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  cancelled: (cancelled: number, all: number) =>
    cancelled < all ? `${cancelled} cancelled` : all === 1 ? 'cancelled' : 'all cancelled',
  history: 'History',
  published: 'Notice published.',
  copyOfList: (time, day) => `Notices cannot be read right now. These are ${ended(fromThen(time, day))}`,
  copyOfOne: (time, day) =>
    `This notice cannot be read again right now. This is the copy ${ended(fromThen(time, day))}`,
  minutes: (minutes) => `${minutes}\u00a0min`,
  towards: {
    north: 'heading north',
    'north-east': 'heading northeast',
    east: 'heading east',
    'south-east': 'heading southeast',
    south: 'heading south',
    'south-west': 'heading southwest',
    west: 'heading west',
    'north-west': 'heading northwest',
  },
  onFoot: 'on foot',
  usualWay: (number) => `usual path of route ${number}`,
  usualWays: (numbers) => `usual paths: ${numbers}`,
  mapOf: 'Map of the closed stops.',
  mapClosed: (code) => `Stop ${code} is closed.`,
  mapInstead: (code, instead) => `Instead of stop ${code}, go to stop ${instead}.`,
  mapWalk: (code, minutes, towards) => `From stop ${code}, a ${minutes}-minute walk ${towards}`.trim(),
  mapUpTo: (instead) => `to stop ${instead}.`,
  mapOthers: 'The others are in the list.',
  followOne: 'Get updates',
  agenda: 'Calendar',
};
