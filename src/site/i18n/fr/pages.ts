import { whenIsMine } from './vehicle-words.ts';

/** Words of the site's own screens and of what happens between them that a browser may say. Others are in `answers.ts`. */
export const pages = {
  empty: 'Cette page n’a pas encore de contenu.',
  notice: {
    dates: 'Dates',
    lines: (count: number) => (count === 1 ? 'Parcours touché' : 'Parcours touchés'),
    postedFrom: 'Affiché du',
    to: 'au',
    postedSince: 'Affiché depuis le',
    postedUntil: 'Affiché jusqu’au',
  },
  offline: 'La connexion a été perdue. La page demandée n’a pas pu être chargée.',
};

/** The home page's own words. */
export const home = {
  question: whenIsMine,
  search: 'Parcours, arrêt ou lieu',
  quick: 'Outils les plus utilisés',
  ownStops: 'Mes arrêts',
  otherNotices: 'Autres avis importants',
  allNotices: 'Tous les avis',
  promotions: 'Offres du moment',
  nearMe: 'Près de moi',
};
