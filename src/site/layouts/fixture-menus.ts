import type { Locale } from '#domain/locale.ts';
import { menuNames, type Menu, type MenuItem, type Menus } from '#domain/menu.ts';

type Entry = readonly [title: string, href: string | undefined, column?: number, children?: readonly Entry[]];

function menuItems(entries: readonly Entry[], prefix: string): readonly MenuItem[] {
  return entries.map(([title, href, column, children], index) => ({
    id: `${prefix}-${index}`,
    title,
    href,
    external: href?.startsWith('https:') ?? false,
    column,
    children: menuItems(children ?? [], `${prefix}-${index}`),
  }));
}

const main: Readonly<Record<Locale, readonly Entry[]>> = {
  fr: [
    [
      'Horaires et trajets',
      '/horaires-et-trajets',
      undefined,
      [
        [
          'Planifier',
          undefined,
          1,
          [
            ['Horaire des bus', '/horaires-et-trajets/horaires-des-bus'],
            ['Horaires à imprimer', '/horaires-et-trajets/horaires-a-imprimer'],
            ['Calculateur de trajets', '/horaires-et-trajets/trajets'],
          ],
        ],
        [
          'Avis à la clientèle',
          '/horaires-et-trajets/avis-la-clientele',
          2,
          [
            ['Avis sur les parcours', '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours'],
            ['Travaux et détours', '/horaires-et-trajets/avis-la-clientele/travaux'],
          ],
        ],
        [
          'Le réseau',
          undefined,
          3,
          [
            ['Lignes rapides', '/horaires-et-trajets/reseau'],
            ['Stationnements', '/horaires-et-trajets/stationnements'],
            ['Carte du réseau', 'https://cartes.exemple.ca/reseau'],
          ],
        ],
        [
          'Bien voyager',
          undefined,
          4,
          [
            ['Accessibilité', '/horaires-et-trajets/accessibilite'],
            ['Vélos et poussettes', '/horaires-et-trajets/velos'],
          ],
        ],
      ],
    ],
    [
      'Titres et tarifs',
      '/titres-et-tarifs',
      undefined,
      [
        ['Grille tarifaire', '/titres-et-tarifs/grille', 1],
        ['Trouver le meilleur tarif', '/titres-et-tarifs/meilleur-tarif', 1],
        ['Points de vente', '/titres-et-tarifs/points-de-vente', 2],
        ['Carte à puce', '/titres-et-tarifs/carte', 2],
      ],
    ],
    ['Projets', '/projets'],
    [
      'À propos',
      '/propos',
      undefined,
      [
        ['Mission et gouvernance', '/propos/mission'],
        ['Emplois', '/propos/emplois'],
        ['Salle de presse', '/medias/communiques'],
      ],
    ],
  ],
  en: [
    [
      'Schedules and trips',
      '/en/schedules-and-trips',
      undefined,
      [
        [
          'Plan',
          undefined,
          1,
          [
            ['Bus schedules', '/en/schedules-and-trips/bus-schedules'],
            ['Printable schedules', '/en/schedules-and-trips/printable-schedules'],
            ['Trip planner', '/en/schedules-and-trips/trips'],
          ],
        ],
        [
          'Customer notices',
          '/en/schedules-and-trips/notices',
          2,
          [
            ['Notices by route', '/en/schedules-and-trips/notices/routes'],
            ['Roadwork and detours', '/en/schedules-and-trips/notices/roadwork'],
          ],
        ],
        [
          'The network',
          undefined,
          3,
          [
            ['Rapid lines', '/en/schedules-and-trips/network'],
            ['Network map', 'https://cartes.exemple.ca/network'],
          ],
        ],
      ],
    ],
    [
      'Fares and passes',
      '/en/fares',
      undefined,
      [
        ['Fare table', '/en/fares/table', 1],
        ['Find the best fare', '/en/fares/best-fare', 1],
        ['Points of sale', '/en/fares/points-of-sale', 2],
      ],
    ],
    ['Projects', '/en/projects'],
    [
      'About',
      '/en/about',
      undefined,
      [
        ['Mission and governance', '/en/about/mission'],
        ['Jobs', '/en/about/jobs'],
      ],
    ],
  ],
};

const meta: Readonly<Record<Locale, readonly Entry[]>> = {
  fr: [
    ['Nous joindre', '/nous-joindre'],
    ['Emplois', 'https://emplois.exemple.ca'],
    ['Médias', '/medias'],
  ],
  en: [
    ['Contact us', '/en/contact-us'],
    ['Jobs', 'https://emplois.exemple.ca/en'],
    ['Media', '/en/media'],
  ],
};

const footer: Readonly<Record<Locale, readonly Entry[]>> = {
  fr: [
    ['Qui nous sommes', '/propos'],
    ['Développement durable', '/propos/developpement-durable'],
    ['Accès à l’information', '/propos/acces-a-l-information'],
    ['Protection des renseignements personnels', '/propos/renseignements-personnels'],
    ['Conditions d’utilisation', '/conditions'],
  ],
  en: [
    ['Who we are', '/en/about'],
    ['Sustainable development', '/en/about/sustainable-development'],
    ['Access to information', '/en/about/access-to-information'],
    ['Privacy', '/en/about/privacy'],
    ['Terms of use', '/en/terms'],
  ],
};

export function fixtureMenus(locale: Locale): Menus {
  const entries = { main: main[locale], meta: meta[locale], footer: footer[locale] };
  const all = menuNames.map((name): [string, Menu] => [
    name,
    { name, items: menuItems(entries[name as keyof typeof entries] ?? [], name) },
  ]);
  return Object.fromEntries(all) as Menus;
}

/** The pages around the one on screen. */
export function fixtureSidebar(locale: Locale): Menu {
  return { name: 'main', items: menuItems(main[locale][1]?.[3] ?? [], 'sidebar') };
}
