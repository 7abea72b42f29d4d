import { link, links } from '#operators/kit/blocks.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { en, fr, hub, page, type House } from './house.ts';
import { mapPaths } from './screen-paths.ts';
import { servicePages } from './service-pages.ts';

/** The home page, whose own screen has the search, the planner and the stops; and the page that leads to all of it. */
export function startPages(house: House): readonly SeedItem[] {
  const { name } = house.operator;
  const before = beforeLeaving(house);
  const home = page('home', {
    fr: {
      title: 'Horaires, avis et trajets',
      subtitle: name.fr,
      description: `${name.fr} : horaires, avis, carte du réseau et itinéraires.`,
      blocks: [links('Avant de partir', before.fr)],
    },
    en: {
      title: 'Schedules, notices and trips',
      subtitle: name.en,
      description: `${name.en}: schedules, notices, network map and trip planner.`,
      blocks: [links('Before you go', before.en)],
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

/** What riders look for before a first trip: pages that only some feeds have something to say for come where they are. */
function beforeLeaving(house: House) {
  const pages = new Set(servicePages(house).map(({ key }) => key));
  const ways = [
    {
      fr: link('Carte du réseau', mapPaths.fr, 'Où vont les parcours, et leurs arrêts'),
      en: link('Network map', mapPaths.en, 'Where routes go, and their stops'),
    },
    pages.has('faresHub') && {
      fr: link('Tarifs', fr.faresHub, 'Ce que coûte un passage'),
      en: link('Fares', en.faresHub, 'What a ride costs'),
    },
    pages.has('accessibility') && {
      fr: link('Accessibilité du réseau', fr.accessibility, 'Où monter en fauteuil roulant'),
      en: link('Network accessibility', en.accessibility, 'Where wheelchairs can board'),
    },
    pages.has('bikes') && {
      fr: link('Vélos à bord', fr.bikes, 'Les parcours qui prennent les vélos'),
      en: link('Bikes on board', en.bikes, 'The routes that take bikes'),
    },
    {
      fr: link(
        'Horaires imprimables',
        fr.printable_schedules,
        'La grille complète d’un parcours, sur papier',
      ),
      en: link('Printable schedules', en.printable_schedules, 'A route’s full schedule, on paper'),
    },
    {
      fr: link('Avis sur les parcours', fr.notices, 'Ce qui change dans le service'),
      en: link('Route notices', en.notices, 'What is changing in the service'),
    },
    {
      fr: link('Nous joindre', fr.contact, 'Une question, un commentaire'),
      en: link('Contact us', en.contact, 'A question, a comment'),
    },
  ].filter((way) => way !== false);
  return { fr: ways.map((way) => way.fr), en: ways.map((way) => way.en) };
}
