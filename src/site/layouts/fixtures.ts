import type { Locale } from '#domain/locale.ts';
import { menuNames, type Menu, type MenuItem, type Menus } from '#domain/menu.ts';
import type { PageInfo } from '#domain/page.ts';
import type { TakeoverAlert } from '#domain/settings.ts';
import type { PageView, Shell, ShellLinks, ShellOperator, Visitor } from '#site/view.ts';

/** Believable data for the gallery and the tests of the frame. */

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
            ['Métrobus et eXpress', '/horaires-et-trajets/reseau'],
            ['Parc-o-bus', '/horaires-et-trajets/parc-o-bus'],
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
        ['Carte OPUS', '/titres-et-tarifs/opus', 2],
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
            ['Métrobus and eXpress', '/en/schedules-and-trips/network'],
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

const operator: ShellOperator = {
  name: 'Réseau de transport de la Cité',
  shortName: 'RTC',
  city: 'La Cité',
  phones: {
    general: { number: '418 555-2511', option: 1 },
    complaints: { number: '418 555-2511', option: 3 },
  },
  address: { street: '720, rue du Quai', city: 'La Cité', province: 'Québec', postalCode: 'G1N 4M2' },
  timeZone: 'America/Toronto',
  serviceTypes: [],
  social: [
    { network: 'facebook', name: 'Facebook', url: 'https://social.exemple.ca/rtc' },
    { network: 'linkedin', name: 'LinkedIn', url: 'https://reseau.exemple.ca/rtc' },
  ],
};

function menus(locale: Locale): Menus {
  const entries = { main: main[locale], meta: meta[locale], footer: footer[locale] };
  const all = menuNames.map((name): [string, Menu] => [
    name,
    { name, items: menuItems(entries[name as keyof typeof entries] ?? [], name) },
  ]);
  return Object.fromEntries(all) as Menus;
}

const links: Readonly<Record<Locale, ShellLinks>> = {
  fr: {
    home: '/',
    search: '/recherche',
    login: '/connexion',
    accountNotices: '/mon-profil/avis/modifier',
    accountParameters: '/mon-profil/mes-parametres-de-profil',
    accountMyNotices: '/mon-profil/mes-avis',
    accountNewsletter: '/mon-profil/infolettre/modifier',
    accountInfo: '/mon-profil/modifier-info',
    logout: '/_session/logout',
    schedules: '/horaires-et-trajets/horaires-des-bus',
    whoCanConsult: '/en/who-can-consult-page',
    otherLanguage: '/en/fares/points-of-sale',
  },
  en: {
    home: '/en',
    search: '/en/search',
    login: '/en/login',
    accountNotices: '/en/my-account/notices/edit',
    accountParameters: '/en/my-account/my-account-parameters',
    accountMyNotices: '/en/my-account/my-notices',
    accountNewsletter: '/en/my-account/newsletter/edit',
    accountInfo: '/en/my-account/edit-info',
    logout: '/_session/logout',
    schedules: '/en/schedules-and-trips/bus-schedules',
    whoCanConsult: '/en/who-can-consult-page',
    otherLanguage: '/titres-et-tarifs/points-de-vente',
  },
};

export const memberFixture: Visitor = {
  kind: 'member',
  username: 'marie-eve.tremblay@exemple.ca',
  firstName: 'Marie-Ève',
  lastName: 'Tremblay',
  noticesCount: 3,
};

export function alertFixture(locale: Locale, severity: TakeoverAlert['severity'] = 'eleve'): TakeoverAlert {
  const words = {
    fr: [
      'Tempête : service réduit',
      'Les bus roulent aux 30 minutes jusqu’à 22 h. Consultez l’horaire avant de partir.',
    ],
    en: [
      'Storm: reduced service',
      'Buses run every 30 minutes until 10 p.m. Check the schedule before you leave.',
    ],
  } as const;
  const [title, text] = words[locale];
  return {
    severity,
    title,
    message: [{ tag: 'p', children: [text] }],
    onHome: true,
    onPaths: [],
    fingerprint: `${locale}-${severity}`,
  };
}

export function shellFixture(locale: Locale, change: Partial<Shell> = {}): Shell {
  return {
    operator,
    menus: menus(locale),
    links: links[locale],
    visitor: { kind: 'anonymous' },
    consent: 'denied',
    forms: { token: 'fixture-token', newsletter: { state: 'idle' } },
    year: 2026,
    routesHash: 'fixture',
    ...change,
  };
}

const infos: Readonly<Record<Locale, PageInfo>> = {
  fr: {
    title: 'Points de vente',
    subtitle: 'Où acheter et recharger votre carte',
    metas: [],
    breadcrumbs: [
      { title: 'Accueil', path: '/' },
      { title: 'Titres et tarifs', path: '/titres-et-tarifs' },
      { title: 'Points de vente' },
    ],
    sidebar: { name: 'main', items: menuItems(main.fr[1]?.[3] ?? [], 'sidebar') },
  },
  en: {
    title: 'Points of sale',
    subtitle: 'Where to buy and reload your card',
    metas: [],
    breadcrumbs: [
      { title: 'Home', path: '/en' },
      { title: 'Fares and passes', path: '/en/fares' },
      { title: 'Points of sale' },
    ],
    sidebar: { name: 'main', items: menuItems(main.en[1]?.[3] ?? [], 'sidebar') },
  },
};

export interface ViewChange {
  readonly status?: number;
  readonly data?: unknown;
  readonly route?: Partial<PageView['route']>;
  readonly info?: Partial<PageInfo>;
  readonly shell?: Partial<Shell>;
}

export function viewFixture(locale: Locale, change: ViewChange = {}): PageView {
  return {
    status: change.status ?? 200,
    data: change.data,
    route: {
      name: 'content',
      page: 'content',
      layout: 'default',
      locale,
      url: locale === 'fr' ? '/titres-et-tarifs/points-de-vente' : '/en/fares/points-of-sale',
      params: {},
      ...change.route,
    },
    info: { ...infos[locale], ...change.info },
    shell: shellFixture(locale, change.shell),
  };
}
