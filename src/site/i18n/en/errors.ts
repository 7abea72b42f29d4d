import type { Catalogue } from '../catalogue.ts';

export const errors: Catalogue['errors'] = {
  notFoundTitle: 'This page could not be found',
  technicalTitle: 'Temporary technical error',
  unauthorizedTitle: 'Unauthorized access',

  unauthorizedText: 'This page is for people with a profile.',
  unauthorizedHint: 'Have you activated your profile?',
  unauthorizedHelp: 'Follow the link we emailed you to activate it, then log in.',
  login: 'Log in',

  notFoundText: 'The page you are looking for does not exist, or its address has changed.',
  checkAddress: 'Check the address in your browser.',
  goHome: 'Go to the home page',
  schedules: 'Schedules',
  notices: 'Notices',
  useSearch: 'Use the search to find a route, a stop, a place or a subject.',

  technicalText: 'A technical problem is keeping us from showing this page.',
  refresh: 'Refresh the page',
  comeBackLater: 'If the problem persists, come back later.',
  callUs: 'Need a schedule now? Call us:',
  requestId: 'Reference to give to customer service:',

  help: 'What you can do',
};
