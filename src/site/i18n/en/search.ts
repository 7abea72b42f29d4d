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
};
