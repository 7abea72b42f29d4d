import type { FullCatalogue } from '../catalogue.ts';

export const siteSearch: FullCatalogue['siteSearch'] = {
  title: (words, count, page) => {
    const found = count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
    return `${found} for “${words}”${page > 1 ? `, page ${page}` : ''}`;
  },
  kinds: 'Kinds of results',
  everything: 'All',
  several: {
    lines: 'Routes',
    stops: 'Stops',
    pages: 'Pages',
    notices: 'Notices',
    news: 'News',
    press_release: 'Press releases',
    jobs: 'Jobs',
    points_of_sale: 'Points of sale',
    schools: 'Schools',
    files: 'Documents',
  },
  one: {
    lines: 'Route',
    stops: 'Stop',
    pages: 'Page',
    notices: 'Notice',
    news: 'News',
    press_release: 'Press release',
    jobs: 'Job',
    points_of_sale: 'Point of sale',
    schools: 'School',
    files: 'Document',
  },
  items: 'On the site',
  inForce: 'in effect',
  notInForce: 'upcoming',
  corrected: (typed, meant) => `Nothing for “${typed}”. Here is what there is for “${meant}”.`,
  tryWith: (meant) => `Try “${meant}”`,
  noLines: 'Routes and stops could not be searched. Please try again in a moment.',
  noItems: 'Pages, notices and news could not be searched. Please try again in a moment.',
  results: (count) => (count === 1 ? '1\u00a0result' : `${count}\u00a0results`),
  forWords: (words) => `for “${words}”`,
  allLines: (count) => `All ${count}\u00a0routes`,
  allStops: (count) => `All ${count}\u00a0stops`,
  nothingFor: (words) => `Nothing for “${words}”`,
  nothingHelp: (lines, fleet = 'bus') => {
    if (lines !== '') return `Try the name of a stop or a place, or a route: ${lines}.`;
    return fleet === 'bus'
      ? 'Try the four-digit number on the pole, or the number on the front of the bus.'
      : 'Try the name of a stop, or that of a line.';
  },
  everyLine: 'All routes',
  away: 'The search is not answering',
  awayHelp: 'Your search is still in the field. Try again in a moment, or choose from the list.',
  near: (place: string) => `Stops near “${place}”`,
  goTo: (place: string) => `Plan a trip to “${place}”`,
};
