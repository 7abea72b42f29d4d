import type { Catalogue } from '../catalogue.ts';

export const news: Catalogue['news'] = {
  featured: 'In the news',
  none: 'No results',
  all: {
    news: 'All news',
    press_release: 'All press releases',
    news_employe: 'All news',
    activities_employe: 'All activities',
  },
};
