import type { FullCatalogue } from '../catalogue.ts';

export const notices: FullCatalogue['notices'] = {
  title: 'Notices',
  titleOf: (line) => `Notices for route ${line}`,
  summary: 'Detours, closed stops, cancelled departures: what changes on the network, now and soon.',
  inForce: (count) =>
    count === 0
      ? 'No notices in effect.'
      : count === 1
        ? '1 notice in effect.'
        : `${count} notices in effect.`,
  asOf: (time) => `Updated at ${time}.`,
  search: 'Route or stop',
  searchHint: 'The number, such as 800 or 1001',
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
  unknownNumber: (text) => `No route or stop has the number “${text}”.`,
  ofStop: (code) => `At stop ${code}`,
  partial: 'Some notices could not be read. The list may be incomplete.',
  follow: 'Get the notices for your routes by email',
  feed: 'RSS feed',
  followOr: 'or follow the',
  realTime: 'Received in real time',
  all: 'All notices',
  whereToBoard: 'Where to board',
  closed: 'closed',
  history: 'History',
  published: 'Notice published.',
};
