import type { ServiceType } from '#domain/operator.ts';
import { both, same } from '#operators/kit/typography.ts';

const darkBlue = { fill: '#0f3460', line: { light: '#0f3460', dark: '#8088f5' } };

/** In the order riders meet them; industrial lines are merged into leBus, school lines are shown with it. */
export const serviceTypes: readonly ServiceType[] = [
  {
    code: 4,
    key: 'metrobus',
    name: same('Métrobus'),
    ranges: ['800-807'],
    signs: { colours: ['97BF0D'] },
    look: { shape: 'circle', fill: '#00662d', line: { light: '#00662d', dark: '#3fae6b' } },
    description: both(
      'Des parcours à haute fréquence sur les grands axes de la ville.',
      'High-frequency routes along the city’s main corridors.',
    ),
    details: both(
      'Un bus toutes les 5 à 15 minutes, de 5 h 30 à 1 h du lundi au samedi et de 6 h 30 à minuit le dimanche. Nul besoin de consulter l’horaire : rendez-vous à l’arrêt.',
      'A bus every 5 to 15 minutes from 5:30 a.m. to 1 a.m. Monday to Saturday and from 6:30 a.m. to midnight on Sundays. No need to check a schedule: just go to the stop.',
    ),
  },
  {
    code: 0,
    key: 'lebus',
    name: same('leBus'),
    ranges: ['1-185'],
    signs: { otherwise: true },
    look: { shape: 'square', ...darkBlue },
    description: both(
      'Des parcours réguliers qui desservent tous les quartiers.',
      'Regular routes that serve every neighbourhood.',
    ),
    details: both(
      'En semaine et, pour la plupart des parcours, le samedi et le dimanche, avec un bus toutes les 12 à 60 minutes selon le parcours et l’heure. Correspondances avec le Métrobus à tous les terminus.',
      'Weekdays and, on most routes, Saturdays and Sundays, with a bus every 12 to 60 minutes depending on the route and time of day. Connections with Métrobus at every terminal.',
    ),
  },
  {
    code: 3,
    key: 'industriel',
    name: both('Parcours industriels', 'Industrial routes'),
    shownWith: 0,
    ranges: ['1-185'],
    signs: { numbers: ['9', '22', '29', '33', '57', '88'] },
    look: { shape: 'octagon', ...darkBlue },
    description: both(
      'Des parcours vers les parcs industriels, aux heures de début et de fin de quart.',
      'Routes to the industrial parks, timed for the start and end of shifts.',
    ),
    details: both(
      'En semaine, à l’heure des quarts de jour et de soir. Ces parcours figurent dans les horaires leBus.',
      'Weekdays, for day and evening shifts. These routes are listed with the leBus schedules.',
    ),
  },
  {
    code: 2,
    key: 'ecole',
    name: both('Parcours école', 'School routes'),
    shownWith: 0,
    ranges: ['3A-92A'],
    signs: { letter: true },
    look: { shape: 'pentagon', ...darkBlue },
    description: both(
      'Des parcours qui mènent aux écoles secondaires, ouverts à toute la clientèle.',
      'Routes to the high schools, open to all riders.',
    ),
    details: both(
      'Les jours de classe seulement, une fois le matin et une fois l’après-midi. Leur numéro se termine par une lettre. Ces parcours figurent dans les horaires leBus.',
      'School days only, once in the morning and once in the afternoon. Their numbers end with a letter. These routes are listed with the leBus schedules.',
    ),
  },
  {
    code: 1,
    key: 'express',
    name: same('eXpress'),
    ranges: ['200-391', '530-584'],
    signs: { colours: ['E04503'] },
    look: { shape: 'arrow', fill: '#b0111a', line: { light: '#b0111a', dark: '#f0685c' } },
    description: both(
      'Des liaisons rapides, avec peu d’arrêts, vers le centre-ville et l’université.',
      'Fast trips with few stops to downtown and the university.',
    ),
    details: both(
      'En semaine, aux heures de pointe : vers le centre le matin, vers les quartiers l’après-midi. Les Parc-O-Bus sont sur leur chemin.',
      'Weekdays at rush hour: toward downtown in the morning, toward the neighbourhoods in the afternoon. They serve the park-and-ride lots along the way.',
    ),
  },
  {
    code: 6,
    key: 'couchetard',
    name: same('Couche-tard'),
    ranges: ['904-992'],
    signs: { colours: ['1A171B'] },
    look: { shape: 'crescent', fill: '#4a4e53', line: { light: '#4a4e53', dark: '#949ca4' } },
    description: both(
      'Le retour à la maison, tard le vendredi et le samedi soir.',
      'The way home late on Friday and Saturday nights.',
    ),
    details: both(
      'Départs du terminus Marché-Neuf à 1 h 30, 2 h 15 et 3 h, les nuits du vendredi au samedi et du samedi au dimanche. Le tarif régulier s’applique.',
      'Departures from the Marché-Neuf terminal at 1:30, 2:15 and 3 a.m. on Saturday and Sunday (Friday and Saturday nights). Regular fares apply.',
    ),
  },
];
