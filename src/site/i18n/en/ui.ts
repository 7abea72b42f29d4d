import type { Catalogue } from '../catalogue.ts';

export const ui: Catalogue['ui'] = {
  externalSite: '(external site)',
  close: 'Close',
  severity: {
    standard: 'Information',
    faible: 'Minor impact',
    moyen: 'Moderate impact',
    eleve: 'Major impact',
    success: 'Confirmation',
  },
  help: (subject) => `Help: ${subject}`,
  requiredLegend: 'Fields marked with an asterisk (*) are required.',
  errorPrefix: 'Error:',
  errorSummary: 'There is a problem',
  formFault: 'The form could not be sent. Try again in a few minutes.',
  charactersUsed: (used, most) => `${used} of ${most} characters`,
  search: 'Search',
  loading: 'Loading...',
  loadingPage: 'Loading the page',
  line: 'Route',
  pagination: 'Pages of results',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  captcha: {
    working: 'Security check under way…',
    unchecked: 'You must check the "I am not a robot" box.',
    invalid: 'reCAPTCHA validation error. Please try again.',
  },
  tableRegion: 'Table, scrolls sideways',
};
