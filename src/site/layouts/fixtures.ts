import type { Locale } from '#domain/locale.ts';
import type { LanguageBanner } from '#domain/operator.ts';
import type { PageInfo } from '#domain/page.ts';
import type { TakeoverAlert } from '#domain/settings.ts';
import type { FormState } from '#site/forms/form.ts';
import type { PageView, Shell, ShellLinks, ShellOperator, Visitor } from '#site/view.ts';
import { fixtureMenus, fixtureSidebar } from './fixture-menus.ts';

/** Believable data for the gallery and the tests of the shell. */

export const bannerFixture: LanguageBanner = {
  label: 'Content in English',
  text: 'A rule says who may read these pages.',
  link: { text: 'Read the rule', page: 'rule' },
};

const operator: ShellOperator = {
  name: 'Les autobus de la Baie',
  shortName: 'Baie',
  logo: { width: 120, height: 40 },
  phones: {
    general: { number: '418 555-2511', dialled: '+14185552511', option: 1 },
    complaints: { number: '418 555-2511', dialled: '+14185552511', option: 3 },
  },
  address: {
    locale: 'fr',
    street: '720, rue du Quai',
    city: 'La Baie',
    province: 'Québec',
    postalCode: 'G1N 4M2',
  },
  timeZone: 'America/Toronto',
  serviceTypes: [],
  newsletterPitch: 'Nouveautés et sorties, une fois par mois.',
  searchExample: '2040, 12, Vieux-Quai',
  social: [
    { name: 'Facebook', url: 'https://social.exemple.ca/baie' },
    { name: 'LinkedIn', url: 'https://reseau.exemple.ca/baie' },
  ],
};

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
    schedules: '/horaires-et-trajets/horaires-des-bus',
    notices: '/avis',
    banner: '/en/rule',
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
    schedules: '/en/schedules-and-trips/bus-schedules',
    notices: '/en/notices',
    banner: '/en/rule',
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
    operator: locale === 'fr' ? operator : { ...operator, nameLang: 'fr', banner: bannerFixture },
    menus: fixtureMenus(locale),
    links: links[locale],
    visitor: { kind: 'anonymous' },
    consent: 'denied',
    theme: 'system',
    captcha: { pageTokens: { newsletter: 'page.newsletter.0.fixture' } },
    formToken: 'fixture-token',
    today: '2026-11-15',
    todayInWords: locale === 'fr' ? '15 novembre 2026' : 'November 15, 2026',
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
    sidebar: fixtureSidebar('fr'),
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
    sidebar: fixtureSidebar('en'),
  },
};

export interface ViewChange {
  readonly status?: number;
  readonly data?: unknown;
  readonly form?: FormState;
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
      screen: 'content/page',
      layout: 'default',
      locale,
      origin: 'https://baie.exemple.ca',
      url: locale === 'fr' ? '/titres-et-tarifs/points-de-vente' : '/en/fares/points-of-sale',
      params: {},
      ...change.route,
    },
    info: { ...infos[locale], ...change.info },
    ...(change.form ? { form: change.form } : {}),
    shell: shellFixture(locale, change.shell),
  };
}
