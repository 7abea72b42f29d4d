import type { Catalogue } from '../catalogue.ts';

export const news: Catalogue['news'] = {
  titles: {
    news: 'News',
    press_release: 'Press releases',
    news_employe: 'Newsroom',
    activities_employe: 'Activities',
  },
  featured: 'In the news',
  earlier: 'Earlier',
  none: 'No results',
  first: 'Back to the start of the list',
  organizations: 'Organizations',
  everyOrganization: 'All',
  follow: 'Follow by RSS feed',
  all: {
    news: 'All news',
    press_release: 'All press releases',
    news_employe: 'All news',
    activities_employe: 'All activities',
  },
  sendByEmail: 'Send by email',
};
