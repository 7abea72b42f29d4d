/** Words of the page that finds points of sale. */
export const pointsOfSale = {
  search: 'Nom, adresse ou code postal',
  searchHint: 'Par exemple pharmacie, rue des Horlogers ou G9A',
  find: 'Chercher',
  services: 'Services offerts',
  nearMe: 'Près de moi',
  locating: 'Recherche de votre position…',
  nearest: 'Les plus près de vous d’abord, à vol d’oiseau.',
  forget: 'Oublier ma position',
  position: {
    refused:
      'Votre navigateur ne donne pas votre position à ce site. Autorisez-la dans ses réglages, ou cherchez une adresse.',
    unknown: 'Votre appareil n’a pas trouvé votre position. Cherchez une adresse ou un code postal.',
  },
  count: (count: number) => (count === 1 ? '1\u00a0point de vente' : `${count}\u00a0points de vente`),
  forWords: (words: string) => `pour «\u00a0${words}\u00a0»`,
  none: 'Aucun résultat',
  noneHelp: 'Essayez un mot de moins, les trois premiers caractères du code postal, ou un autre service.',
  all: 'Tous les points de vente',
  away: 'La liste des points de vente n’est pas arrivée',
  awayHelp: 'Réessayez dans un moment. Plus bas, vous trouverez où sont les comptoirs et les distributrices.',
  map: 'Carte des points de vente de la liste, chacun sous son numéro.',
  you: 'Vous',
  hours: 'Heures d’ouverture',
  openNow: 'Ouvert en ce moment',
  closedNow: 'Fermé en ce moment',
  holiday: 'Jour férié\u00a0: heures à confirmer',
  dayAndNight: 'jour et nuit',
  until: (time: string) => `jusqu’à ${time}`,
  untilOn: (day: string, time: string) => `jusqu’à ${day}, ${time}`,
  opens: (time: string) => `ouvre à ${time}`,
  opensTomorrow: (time: string) => `ouvre demain à ${time}`,
  opensOn: (day: string, time: string) => `ouvre ${day} à ${time}`,
  closed: 'fermé',
  holidays: 'Jours fériés',
  toConfirm: 'à confirmer',
  midnight: 'minuit',
  span: (from: string, until: string) => `de ${from} à ${until}`,
  call: (number: string) => `Appeler le ${number}`,
};

/** Words of the job openings. */
export const jobs = {
  category: 'Domaine',
  place: 'Lieu de travail',
  type: 'Type d’emploi',
  any: 'Tous',
  filter: 'Filtrer',
  count: (count: number) => (count === 1 ? '1\u00a0poste affiché' : `${count}\u00a0postes affichés`),
  none: 'Aucun poste n’est affiché pour le moment',
  noneHelp: 'Revenez bientôt\u00a0: de nouveaux postes sont affichés chaque mois.',
  noMatch: 'Aucun résultat',
  noMatchHelp: 'Aucun poste affiché ne répond à ces choix.',
  all: 'Toutes les offres d’emploi',
  away: 'La liste des postes n’est pas arrivée',
  awayHelp: 'Réessayez dans un moment.',
  until: (day: string) => `Jusqu’au ${day}`,
  open: 'Sans date limite',
  posted: 'Affiché le',
  ends: 'Postuler jusqu’au',
  number: 'Numéro du poste',
  apply: 'Postuler',
  applyHelp: 'Vous postulez sur notre site de recrutement.',
  closed: 'Ce poste n’est plus affiché',
  closedOn: (day: string) => `La période pour postuler s’est terminée le ${day}.`,
  notFound: 'Aucun poste ne porte ce numéro.',
};

/** Words of the tour of schools. */
export const schools = {
  search: 'École, ville ou code postal',
  find: 'Chercher',
  count: (count: number) => (count === 1 ? '1\u00a0école' : `${count}\u00a0écoles`),
  forWords: (words: string) => `pour «\u00a0${words}\u00a0»`,
  firstOnes: (count: number) =>
    `Les ${count}\u00a0premières\u00a0: précisez votre recherche pour voir les autres.`,
  none: 'Aucun résultat',
  noneHelp: 'Essayez un mot de moins, la ville ou les trois premiers caractères du code postal.',
  empty: 'Les dates de la prochaine tournée ne sont pas encore connues',
  emptyHelp: 'Elles paraissent ici à la fin de l’été.',
  all: 'Toutes les écoles',
  away: 'La liste des écoles n’est pas arrivée',
  awayHelp: 'Réessayez dans un moment.',
  toCome: 'Date à venir',
  on: (day: string) => `Le ${day}`,
  fromTo: (from: string, until: string) => `Du ${from} au ${until}`,
  past: 'Visite terminée',
};

/** Words of the archive of pictures. */
export const archive = {
  categories: 'Catégories',
  every: 'Toutes',
  none: 'Aucun résultat',
  all: 'Toutes les images',
  away: 'Les images ne sont pas arrivées',
  awayHelp: 'Réessayez dans un moment, ou joignez les relations avec les médias.',
  credit: (name: string) => `Photo\u00a0: ${name}`,
  large: 'Voir en grand',
  ofPicture: (title: string) => `\u00a0: ${title}`,
};

/** Words of the screens of news, beside those of lists of news anywhere. */
export const newsList = {
  titles: {
    news: 'Nouvelles',
    press_release: 'Communiqués',
    news_employe: 'Salle des nouvelles',
    activities_employe: 'Activités',
  },
  earlier: 'Plus tôt',
  first: 'Revenir au début de la liste',
  organizations: 'Organisations',
  everyOrganization: 'Toutes',
  follow: 'Suivre par un flux RSS',
  sendByEmail: 'Envoyer par courriel',
};
