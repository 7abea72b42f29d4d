import { capitalize } from '#lib/capitalize.ts';
import type { FullCatalogue } from '../catalogue.ts';
import { vehicleWords, whenIs } from './vehicle-words.ts';

export const answers: FullCatalogue['answers'] = {
  home: 'Home',
  unavailable: 'Service unavailable',
  server: 'Server error',
  notFound: 'Page not found',
  detailNotFound: 'Not found',
  forbidden: 'Your profile does not give you access to this page.',
  accountAway:
    'Your profile cannot be reached at the moment. You are still signed in: try again in a few moments.',
  tooManyTitle: 'Too many requests',
  tooMany: 'Too many requests have come from your connection. Try again in a minute.',
  tooLongTitle: 'Address too long',
  tooLong: 'No page of this site has an address this long.',
  tooLarge: 'What was sent is too large.',
  fileNotFound: 'Sorry, the file is not found.',
  redirecting: 'This page has moved',
  schedules: (fleet = 'bus') =>
    fleet === 'vehicle' ? 'Schedules' : `${capitalize(vehicleWords(fleet).one)} schedules`,
  maintenance: 'Site under maintenance',
  app: {
    description: (fleet = 'bus') => `${whenIs(fleet)} Departures, schedules and the map of the network.`,
    search: 'Search',
    myStops: 'My stops',
    map: 'Map',
    schedules: 'Schedules',
  },
};

export const scheduleAnswers: FullCatalogue['scheduleAnswers'] = {
  stopTitle: (name, code) => `${name}, stop ${code}`,
  stopSummary: (name, code) =>
    `Live next departures at stop ${code}, ${name}: every route, schedules and notices.`,
  stationTitle: (name) => `${name}, all platforms`,
  stationSummary: (name) =>
    `Next live departures from every platform, ${name}: every route, schedules and notices.`,
  unknownLine: (number) => `No route is called ${number}.`,
  unknownDirection: 'This route does not run in that direction.',
  unknownTrip: 'This trip is not on the schedule of that day.',
  stopNotOnLine: 'This route does not call at that stop.',
  noDate: 'This date does not exist.',
};
