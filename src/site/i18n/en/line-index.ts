import type { FullCatalogue } from '../catalogue.ts';

export const lineIndex: FullCatalogue['lineIndex'] = {
  types: 'Types of service',
  ranges: (ranges) => `Routes ${ranges}`,
  details: 'More details',
  others: 'Other routes',
  more: 'Also useful',
  cancellations: 'Today’s cancellations',
  printable: 'Printable schedules',
  displays: 'Displays and screens',
  away: 'The list of routes did not arrive',
  awayHelp: 'The search may be working: type a number. Otherwise, try again in a moment.',
};

export const myStops: FullCatalogue['myStops'] = {
  keptHere: 'Stops you keep with the star and stops you look at stay on this device.',
  none: 'You have no stops here yet.',
  noneHelp: 'Search for a stop, then keep it with the star beside its name.',
  withoutScript:
    'Your stops are kept by your browser, with JavaScript. Without it, look for the stop by its number.',
  remove: (code) => `Remove stop ${code}`,
  removed: (name) => `${name}: stop removed`,
  clear: 'Clear all',
  cleared: 'Your stops are cleared from this device',
};
