/** Words of the site's own screens and of what happens between them. */
export const pages = {
  home: 'Accueil',
  /** Specification B8: the words of a failing service. */
  unavailable: 'Service indisponible',
  server: 'Erreur serveur',
  /** What the content backend says of a path that leads nowhere: the page says more itself. */
  notFound: 'Page non trouvée',
  /** Of a news item or a press release. */
  detailNotFound: 'Non trouvé',
  forbidden: 'Votre profil ne donne pas accès à cette page.',
  accountAway:
    'Votre profil est injoignable pour le moment. Votre session reste ouverte\u00a0: réessayez dans quelques instants.',
  tooMany: 'Il y a eu trop de demandes depuis votre connexion. Réessayez dans une minute.',
  tooLarge: 'Ce qui a été envoyé est trop volumineux.',
  fileNotFound: 'Désolé, il est impossible de trouver le fichier.',
  redirecting: 'Cette page a changé d’adresse',
  /** The built-in route's title (specification A2.1). */
  schedules: 'Horaires des bus',
  maintenance: 'Site en entretien',
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
  question: 'Quand passe mon bus\u00a0?',
  search: 'Parcours, arrêt ou lieu',
  quick: 'Outils les plus utilisés',
  ownStops: 'Mes arrêts',
  otherNotices: 'Autres avis importants',
  allNotices: 'Tous les avis',
  promotions: 'Offres du moment',
  nearMe: 'Près de moi',
};
