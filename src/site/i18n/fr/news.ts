/** Words of lists of news, on their own screens and in blocks. */
export const news = {
  featured: 'À la une',
  /** Specification B2.4, exact. */
  none: 'Aucun résultat',
  all: {
    news: 'Toutes les nouvelles',
    press_release: 'Tous les communiqués',
    news_employe: 'Toutes les nouvelles',
    activities_employe: 'Toutes les activités',
  },
};
