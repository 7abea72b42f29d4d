/** Words of lists of news, on their own screens and in blocks. */
export const news = {
  titles: {
    news: 'Nouvelles',
    press_release: 'Communiqués',
    news_employe: 'Salle des nouvelles',
    activities_employe: 'Activités',
  },
  featured: 'À la une',
  earlier: 'Plus tôt',
  /** Specification B2.4, exact. */
  none: 'Aucun résultat',
  first: 'Revenir au début de la liste',
  organizations: 'Organisations',
  everyOrganization: 'Toutes',
  follow: 'Suivre par un flux RSS',
  all: {
    news: 'Toutes les nouvelles',
    press_release: 'Tous les communiqués',
    news_employe: 'Toutes les nouvelles',
    activities_employe: 'Toutes les activités',
  },
  sendByEmail: 'Envoyer par courriel',
};
