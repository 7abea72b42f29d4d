import type { Mode } from '#domain/mode.ts';
import { vehicleWords } from './vehicle-words.ts';

/** Words of the pages that explain other ways to show a board. */
export const displays = {
  title: 'Afficher les départs ailleurs',
  summary: 'Les départs d’un arrêt sur un écran de hall, en texte brut ou dans un cadre de votre site.',
  intro:
    'La page de chaque arrêt existe sous trois autres formes, à la même adresse. Elles sont gratuites et sans inscription.',
  modes: {
    lobby: {
      title: 'Un écran dans un hall',
      summary:
        'Les cinq prochains départs en grand, avec l’heure, pour un hall d’entrée, un café ou une salle d’attente.',
      how: {
        first:
          'Branchez à l’écran un ordinateur ou un boîtier qui a un navigateur, et ouvrez l’adresse ci-dessous en plein écran (touche F11).',
        second: (fleet: Mode = 'bus') =>
          `La page suit les ${vehicleWords(fleet).runs} en direct, compte les minutes et se recharge d’elle-même quelques fois par jour.`,
        third: 'Si le réseau tombe, les heures prévues restent affichées et l’écran dit depuis quand.',
      },
    },
    text: {
      title: 'Du texte brut',
      summary:
        'Un départ par ligne, sans mise en page, pour un petit afficheur, un terminal ou un programme simple.',
      how: {
        first: 'L’adresse répond en texte (UTF-8), sans balises. Demandez-la au plus toutes les 30 secondes.',
        second:
          'Pour un programme, le service des horaires donne les mêmes départs en JSON, avec leur état et leur âge.',
      },
    },
    embed: {
      title: 'Un cadre dans votre site',
      summary: 'Le tableau d’un arrêt dans une page de votre site, à jour de lui-même.',
      how: {
        first:
          'Collez le code ci-dessous dans votre page. Le cadre se lit bien à partir de 280 sur 320 pixels.',
        second: 'Il ne pose aucun témoin et ne suit personne. Ses liens ouvrent une nouvelle fenêtre.',
      },
    },
  },
  stop: 'Numéro d’arrêt',
  stopHint: (stop: string) => (stop === '' ? 'Les chiffres sur le poteau' : `Par exemple ${stop}`),
  make: 'Préparer l’adresse',
  result: (name: string) => `Pour ${name}`,
  address: 'L’adresse à ouvrir',
  code: 'Le code à coller',
  frameTitle: (name: string) => `Prochains départs à ${name}`,
  open: 'Voir le résultat',
  others: 'Les autres formes',
  api: 'Données ouvertes et service des horaires',
};
