/** Words of the form of the trip planner, which the home page has too. */
export const planner = {
  title: 'Itinéraire',
  from: 'De',
  to: 'À',
  swap: 'Inverser le départ et l’arrivée',
  swapped: (from: string, to: string) =>
    `Départ\u00a0: ${from || '(vide)'}. Arrivée\u00a0: ${to || '(vide)'}.`,
  clear: { from: 'Effacer le départ', to: 'Effacer l’arrivée' },
  locate: {
    from: 'Utiliser ma position comme départ',
    to: 'Utiliser ma position comme arrivée',
  },
  myPosition: 'Ma position',
  locating: 'Recherche de votre position…',
  located: 'Votre position est dans le champ.',
  /** Why the position is not in the field. */
  position: {
    refused:
      'Votre navigateur ne donne pas votre position à ce site. Autorisez-la dans ses réglages, ou tapez une adresse ou un arrêt.',
    unknown: 'Votre appareil n’a pas trouvé votre position. Tapez une adresse, un arrêt ou un lieu.',
  },
  when: 'Quand',
  now: 'Maintenant',
  depart: 'Partir à',
  arrive: 'Arriver avant',
  leaveNow: 'Partir maintenant',
  date: 'Date',
  time: 'Heure',
  wishes: 'Préférences',
  lessWalking: 'Moins de marche',
  wheelchair: 'En fauteuil roulant',
  submit: 'Voir les trajets',
  openIn: (service: string) => `Ouvrir dans ${service}`,
  openMaps: 'Ouvrir dans un service de cartes',
  /** Over the page that leads on to it. */
  faults: {
    from: {
      missing: 'Dites d’où vous partez.',
      unknown: 'Aucun lieu ne porte ce nom. Essayez une adresse, un arrêt ou un numéro d’arrêt.',
      several: 'Plusieurs lieux portent ce nom. Choisissez votre point de départ.',
      'too-far':
        'Aucun arrêt n’est assez près de ce point de départ. Essayez un lieu plus proche d’un arrêt.',
      same: 'Le départ et l’arrivée sont au même endroit.',
    },
    to: {
      missing: 'Dites où vous allez.',
      unknown: 'Aucun lieu ne porte ce nom. Essayez une adresse, un arrêt ou un numéro d’arrêt.',
      several: 'Plusieurs lieux portent ce nom. Choisissez votre destination.',
      'too-far': 'Aucun arrêt n’est assez près de cette destination. Essayez un lieu plus proche d’un arrêt.',
      same: 'Le départ et l’arrivée sont au même endroit.',
    },
    time: 'Cette date ou cette heure n’existe pas. Écrivez l’heure comme ceci\u00a0: 13\u00a0h\u00a005.',
  },
  choose: { from: 'Point de départ', to: 'Destination' },
  places: {
    suggestions: 'Suggestions de lieux',
    recent: 'Derniers lieux',
    stops: 'Arrêts',
    addresses: 'Adresses',
    others: 'Lieux',
    /** Specification B2.5 and B8: exact. */
    none: 'Aucun résultat',
    failed: 'Les suggestions n’ont pas pu être chargées. Tapez le nom au complet.',
    count: (count: number) =>
      count === 1
        ? '1\u00a0lieu, flèche vers le bas pour le choisir'
        : `${count}\u00a0lieux, flèches pour choisir`,
  },
  last: 'Derniers trajets',
  /** In their place on the home page. */
  noneLast: 'Vos derniers trajets s’affichent ici. Ils restent sur cet appareil.',
  forget: 'Effacer ces trajets',
  forgotten: 'Vos derniers lieux et trajets sont effacés de cet appareil.',
};
