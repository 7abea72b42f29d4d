import type { Bilingual } from '#domain/locale.ts';
import type { MenuName } from '#domain/menu.ts';
import { icons } from '#operators/kit/icons.ts';
import { both } from '#operators/kit/typography.ts';
import type { SeedItem, SeedMenuItem } from '#services/content/seed.ts';
import { schedulesTitle } from './schedules-title.ts';
import { mapPaths } from './screen-paths.ts';
import type { House } from './house.ts';

type Menus = Readonly<Record<MenuName, readonly SeedMenuItem[]>>;

/** Menus that lead to what there is: a page that a feed has no facts for is in none of them. */
export function describeMenus({ fleet }: House, items: readonly SeedItem[]): Menus {
  const keys = new Set(items.map(({ key }) => key));
  const entry = (fr: string, en: string, target: string | Bilingual): SeedMenuItem[] =>
    typeof target === 'string' && !keys.has(target) ? [] : [{ title: both(fr, en), target }];
  const schedules = schedulesTitle(fleet);
  const main: SeedMenuItem[] = [
    {
      title: both('Horaires et trajets', 'Schedules and trips'),
      target: 'trips',
      children: [
        {
          title: both('Horaires', 'Schedules'),
          column: 1,
          children: [
            ...entry(schedules.fr, schedules.en, 'schedules'),
            ...entry('Horaires imprimables', 'Printable schedules', 'printable_schedules'),
            ...entry('Avis sur les parcours', 'Route notices', 'notices'),
          ],
        },
        {
          title: both('Trajets', 'Trips'),
          column: 2,
          children: [
            ...entry('Itinéraire', 'Trip planner', 'trip_planner'),
            ...entry('Carte du réseau', 'Network map', mapPaths),
          ],
        },
      ],
    },
    ...entry('Tarifs', 'Fares', 'faresHub'),
    ...entry('Accessibilité', 'Accessibility', 'accessibility'),
    ...entry('Vélos à bord', 'Bikes on board', 'bikes'),
    ...entry('Nous joindre', 'Contact us', 'contact'),
  ];
  return {
    main,
    meta: entry('Nous joindre', 'Contact us', 'contact'),
    footer: [
      ...entry('Nous joindre', 'Contact us', 'contact'),
      ...entry('Données ouvertes', 'Open data', 'openData'),
      ...entry('Confidentialité et témoins', 'Privacy and cookies', 'privacy'),
      ...entry('Accessibilité du site', 'Website accessibility', 'siteAccessibility'),
    ],
    social: [],
    'landing-pages-menu': [
      ...entry('Itinéraire', 'Trip planner', 'trip_planner'),
      ...entry(schedules.fr, schedules.en, 'schedules'),
      ...entry('Accueil du site', 'Site home', 'home'),
    ],
    service: entry('Accessibilité du réseau', 'Network accessibility', 'accessibility'),
    infos: entry('Avis sur les parcours', 'Route notices', 'notices'),
    quick: [
      ...withIcon(entry('Horaires', 'Schedules', 'schedules'), icons.schedules),
      ...withIcon(entry('Avis', 'Notices', 'notices'), icons.notices),
      ...withIcon(entry('Carte du réseau', 'Network map', mapPaths), icons.map),
      ...withIcon(entry('Horaires imprimables', 'Printable schedules', 'printable_schedules'), icons.print),
    ],
  };
}

const withIcon = (items: readonly SeedMenuItem[], icon: string): SeedMenuItem[] =>
  items.map((item) => ({ ...item, icon }));
