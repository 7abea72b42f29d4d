import type { Mode } from '#domain/mode.ts';
import { isNumber } from './line-word.ts';
import { vehicleWords, whenIsMine } from './vehicle-words.ts';

/** Words that only the server says: no browser loads them. */
export const answers = {
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
  tooManyTitle: 'Trop de demandes',
  tooMany: 'Il y a eu trop de demandes depuis votre connexion. Réessayez dans une minute.',
  tooLongTitle: 'Adresse trop longue',
  tooLong: 'Aucune page de ce site n’a une adresse aussi longue.',
  tooLarge: 'Ce qui a été envoyé est trop volumineux.',
  fileNotFound: 'Désolé, il est impossible de trouver le fichier.',
  redirecting: 'Cette page a changé d’adresse',
  /** The built-in route's title (specification A2.1). */
  schedules: (fleet: Mode = 'bus') => `Horaires ${vehicleWords(fleet).ofAll}`.trim(),
  maintenance: 'Site en entretien',
  /** The site as an application on a device. */
  app: {
    description: (fleet: Mode = 'bus') =>
      `${whenIsMine(fleet)} Les départs, les horaires et la carte du réseau.`,
    search: 'Chercher',
    myStops: 'Mes arrêts',
    map: 'Carte',
    schedules: 'Horaires',
  },
};

/** Words of the schedules likewise. */
export const scheduleAnswers = {
  stopTitle: (name: string, code: string) => `${name}, arrêt ${code}`,
  stopSummary: (name: string, code: string) =>
    `Prochains départs en direct à l’arrêt ${code}, ${name}\u00a0: tous les parcours, horaires et avis.`,
  /** A station joins the departures of its platforms. */
  stationTitle: (name: string) => `${name}, tous les quais`,
  stationSummary: (name: string) =>
    `Prochains départs en direct de tous les quais, ${name}\u00a0: tous les parcours, horaires et avis.`,
  unknownLine: (number: string) =>
    `Aucun parcours ne ${isNumber(number) ? 'porte le numéro' : 's’appelle'} ${number}.`,
  unknownDirection: 'Ce parcours ne va pas dans cette direction.',
  unknownTrip: 'Ce voyage ne figure pas à l’horaire de ce jour.',
  stopNotOnLine: 'Ce parcours ne passe pas à cet arrêt.',
  noDate: 'Cette date n’existe pas.',
};
