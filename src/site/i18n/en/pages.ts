import type { Catalogue } from '../catalogue.ts';
import { whenIsMine } from './vehicle-words.ts';

export const pages: Catalogue['pages'] = {
  empty: 'This page has no content yet.',
  notice: {
    dates: 'Dates',
    lines: (count) => (count === 1 ? 'Affected route' : 'Affected routes'),
    postedFrom: 'Posted from',
    to: 'to',
    postedSince: 'Posted since',
    postedUntil: 'Posted until',
  },
  offline: 'The connection was lost. The page you asked for could not be loaded.',
};

export const home: Catalogue['home'] = {
  question: whenIsMine,
  search: 'Route, stop or place',
  quick: 'Most popular tools',
  ownStops: 'My stops',
  otherNotices: 'Other important notices',
  allNotices: 'All notices',
  promotions: 'Current offers',
  nearMe: 'Near me',
};
