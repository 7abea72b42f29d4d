import type { Catalogue } from '../catalogue.ts';

export const pages: Catalogue['pages'] = {
  home: 'Home',
  unavailable: 'Service unavailable',
  server: 'Server error',
  notFound: 'Page not found',
  detailNotFound: 'Not found',
  forbidden: 'Your profile does not give you access to this page.',
  accountAway:
    'Your profile cannot be reached at the moment. You are still signed in: try again in a few moments.',
  tooMany: 'Too many requests have come from your connection. Try again in a minute.',
  tooLarge: 'What was sent is too large.',
  fileNotFound: 'Sorry, the file is not found.',
  redirecting: 'This page has moved',
  schedules: 'Bus schedules',
  empty: 'This page has no content yet.',
  maintenance: 'Site under maintenance',
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
  question: 'When is my bus coming?',
  search: 'Route, stop or place',
  quick: 'Most popular tools',
  ownStops: 'My stops',
  otherNotices: 'Other important notices',
  allNotices: 'All notices',
  promotions: 'Current offers',
  nearMe: 'Near me',
};
