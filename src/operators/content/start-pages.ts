import { link, links } from '#operators/kit/blocks.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { en, fr, hub, page, type House } from './house.ts';
import { mapPaths } from './screen-paths.ts';

/** The home page, whose own screen has the search, the planner and the stops; and the page that leads to all of it. */
export function startPages({ operator: { name } }: House): readonly SeedItem[] {
  const home = page('home', {
    fr: {
      title: 'Horaires, avis et trajets',
      subtitle: name.fr,
      description: `${name.fr} : horaires, avis, carte du réseau et itinéraires.`,
      blocks: [
        links('Pour préparer un trajet', [
          link('Carte du réseau', mapPaths.fr, 'Où vont les parcours, et leurs arrêts'),
          link(
            'Horaires imprimables',
            fr.printable_schedules,
            'La grille complète d’un parcours, sur papier',
          ),
          link('Avis sur les parcours', fr.notices, 'Ce qui change dans le service'),
        ]),
      ],
    },
    en: {
      title: 'Schedules, notices and trips',
      subtitle: name.en,
      description: `${name.en}: schedules, notices, network map and trip planner.`,
      blocks: [
        links('To plan a trip', [
          link('Network map', mapPaths.en, 'Where routes go, and their stops'),
          link('Printable schedules', en.printable_schedules, 'A route’s full schedule, on paper'),
          link('Route notices', en.notices, 'What is changing in the service'),
        ]),
      ],
    },
  });
  const trips = hub('trips', {
    fr: {
      title: 'Horaires et trajets',
      description: `${name.fr} : les horaires, les avis, la carte et l’itinéraire.`,
      blocks: [
        links('Horaires', [
          link('Tous les horaires', fr.schedules, 'Par parcours, par arrêt, en direct'),
          link(
            'Horaires imprimables',
            fr.printable_schedules,
            'La grille complète d’un parcours, sur papier',
          ),
          link('Avis sur les parcours', fr.notices, 'Détours, travaux et arrêts non desservis'),
        ]),
        links('Trajets', [
          link('Itinéraire', fr.trip_planner, 'D’un endroit à un autre'),
          link('Carte du réseau', mapPaths.fr, 'Où vont les parcours, et leurs arrêts'),
        ]),
      ],
    },
    en: {
      title: 'Schedules and trips',
      description: `${name.en}: schedules, notices, map and trip planner.`,
      blocks: [
        links('Schedules', [
          link('All schedules', en.schedules, 'By route, by stop, live'),
          link('Printable schedules', en.printable_schedules, 'A route’s full schedule, on paper'),
          link('Route notices', en.notices, 'Detours, road work and stops not served'),
        ]),
        links('Trips', [
          link('Trip planner', en.trip_planner, 'From one place to another'),
          link('Network map', mapPaths.en, 'Where routes go, and their stops'),
        ]),
      ],
    },
  });
  return [home, trips];
}
