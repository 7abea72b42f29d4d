import type { Catalogue } from '../catalogue.ts';
import { weekdayNames } from '../calendar-names.ts';

export const quickSearch: Catalogue['quickSearch'] = {
  suggestions: 'Suggestions',
  lines: 'Routes',
  stops: 'Stops',
  places: 'Addresses and places',
  clear: 'Clear the search',
  keypad: 'Number pad',
  nothing: 'There are no results for this search',
  none: 'No results',
  failed: 'The results did not arrive. Try again with the Enter key.',
  all: (words) => `All results for “${words}”`,
  results: (count) => (count === 1 ? '1\u00a0result' : `${count}\u00a0results`),
  forWords: (words) => `for “${words}”`,
  allLines: (count) => `All ${count}\u00a0routes`,
  allStops: (count) => `All ${count}\u00a0stops`,
  nothingFor: (words) => `Nothing for “${words}”`,
  nothingHelp: 'Try the four-digit number on the pole, or the number on the front of the bus.',
  nearMe: 'Stops near me',
  everyLine: 'All routes',
  away: 'The search is not answering',
  awayHelp: 'Your search is still in the field. Try again in a moment, or choose from the list.',
  days: {
    'every-day': 'every day',
    weekdays: 'weekdays',
    weekends: 'weekends',
    never: 'no days',
    names: weekdayNames.en,
    and: 'and',
    to: (first, last) => `${first} to ${last}`,
  },
  locating: 'Finding your position…',
  nearCount: (count) => (count === 1 ? '1\u00a0stop near you' : `${count}\u00a0stops near you`),
  noneNear: 'No stops within 1\u00a0km of you.',
  position: {
    refused:
      'Your browser does not share your position with this site. Allow it in its settings, or type the number of the stop.',
    unknown: 'Your device did not find your position. Type the number of the stop or the name of a place.',
    away: 'The stops around you did not arrive. Try again in a moment.',
  },
  /** Of a stop that is kept with the star. */
  kept: 'kept',
  count: (count) =>
    count === 1 ? '1 result, down arrow to choose it' : `${count} results, arrow keys to choose`,
};
