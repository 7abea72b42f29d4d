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
  nearMe: 'Stops near me',
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
