import { weekdayNames } from '../calendar-names.ts';

/** Words of the search field. */
export const quickSearch = {
  suggestions: 'Suggestions',
  lines: 'Parcours',
  stops: 'Arrêts',
  places: 'Adresses et lieux',
  clear: 'Effacer la recherche',
  keypad: 'Clavier de chiffres',
  /** Specification B2.5 and B8: exact, apostrophe included. */
  nothing: "Il n'y a aucun résultat pour cette recherche",
  none: 'Aucun résultat',
  failed: 'Les résultats ne sont pas arrivés. Réessayez avec la touche Entrée.',
  all: (words: string) => `Tous les résultats pour «\u00a0${words}\u00a0»`,
  nearMe: 'Arrêts près de moi',
  days: {
    'every-day': 'tous les jours',
    weekdays: 'en semaine',
    weekends: 'la fin de semaine',
    never: 'aucun jour',
    names: weekdayNames.fr,
    and: 'et',
    to: (first: string, last: string) => `du ${first} au ${last}`,
  },
  locating: 'Recherche de votre position…',
  nearCount: (count: number) =>
    count === 1 ? '1\u00a0arrêt près de vous' : `${count}\u00a0arrêts près de vous`,
  noneNear: 'Aucun arrêt à moins de 1\u00a0km de vous.',
  /** Why there is no list of the stops around. */
  position: {
    refused:
      'Votre navigateur ne donne pas votre position à ce site. Autorisez-la dans ses réglages, ou tapez le numéro de l’arrêt.',
    unknown: 'Votre appareil n’a pas trouvé votre position. Tapez le numéro de l’arrêt ou le nom d’un lieu.',
    away: 'Les arrêts autour de vous ne sont pas arrivés. Réessayez dans un moment.',
  },
  /** Of a stop that is kept with the star. */
  kept: 'gardé',
  /** Read aloud once the typing rests. */
  count: (count: number) =>
    count === 1
      ? '1 résultat, flèche vers le bas pour le choisir'
      : `${count} résultats, flèches pour choisir`,
};
