import { capitalize } from '#lib/capitalize.ts';
import type { FullCatalogue } from '../catalogue.ts';
import { vehicleWords } from './vehicle-words.ts';

export const answers: FullCatalogue['answers'] = {
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
  schedules: (fleet = 'bus') =>
    fleet === 'vehicle' ? 'Schedules' : `${capitalize(vehicleWords(fleet).one)} schedules`,
  maintenance: 'Site under maintenance',
};
