import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bilingual } from '#domain/locale.ts';
import type { FullOperator, ServiceType } from '#domain/operator.ts';
import type { ContentSeed, SeedItem } from '#services/content/seed.ts';
import { moduleRoutes } from '#site/routing/module-routes.ts';
import { tripsAt, wholeFeed, writeFeedFolder } from './feed-folder.ts';

const both = (fr: string, en: string): Bilingual => ({ fr, en });

function serviceType(
  code: number,
  key: string,
  more: Pick<ServiceType, 'name' | 'ranges' | 'look'>,
): ServiceType {
  return {
    code,
    key,
    description: both(`Le réseau ${key}.`, `The ${key} network.`),
    details: both('Tous les jours.', 'Every day.'),
    ...(code === 11 ? { signs: { otherwise: true } } : {}),
    ...more,
  };
}

/** Nothing of it is like the default operator: another country, other names, other kinds of service, other colours. */
export const secondOperator: FullOperator = {
  name: both('Les cars de Port-Fanal', 'Port-Fanal Coaches'),
  shortName: 'CPF',
  logo: { svg: 'fanal.svg', width: 90, height: 30 },
  colours: { light: '#7a1f5c', dark: '#f2a7d8' },
  phones: {
    general: { number: '02-55-50-12-34', dialled: '+33 2 55 50 12 34', option: 7 },
    complaints: { number: '02-55-50-56-78', dialled: '+33 2 55 50 56 78', option: 8 },
  },
  address: {
    locale: 'fr',
    street: '3, quai du Levant',
    city: 'Port-Fanal',
    province: 'Finistère',
    postalCode: '29999',
  },
  serviceDayStartsAtHour: 3,
  directionCodes: { Mer: '0', Terre: '1' },
  serviceTypes: [
    serviceType(11, 'navette', {
      name: both('Navette', 'Shuttle'),
      ranges: ['1-9'],
      look: { shape: 'octagon', fill: '#ffcf33', line: { light: '#5a4300', dark: '#ffcf33' } },
    }),
    serviceType(12, 'corniche-7', {
      name: both('Corniche', 'Cliff line'),
      ranges: ['70-79'],
      look: { shape: 'pentagon', fill: '#015f6b', line: { light: '#015f6b', dark: '#7fe3ee' } },
    }),
  ],
  social: [{ network: 'mastodon', name: 'Mastodon', url: 'https://social.port-fanal.example/cars' }],
  otherHosts: ['donnees.port-fanal.example'],
  maps: { directionsUrl: 'https://plans.port-fanal.example/aller' },
  schedulesPaths: both('/horaires', '/timetables'),
  printPaths: both('/horaires/papier', '/timetables/paper'),
  noticePaths: both('/ecrans/notices', '/screens/notices'),
  accountPaths: {
    login: both('/ecrans/login', '/screens/login'),
    activation: both('/ecrans/account_activation', '/screens/account_activation'),
    passwordReset: both('/ecrans/password_reset', '/screens/password_reset'),
    confirmSubscription: both(
      '/ecrans/newsletter_confirm_subscription',
      '/screens/newsletter_confirm_subscription',
    ),
    confirmUnsubscription: both(
      '/ecrans/newsletter_confirm_unsubscription',
      '/screens/newsletter_confirm_unsubscription',
    ),
    contact: both('/', '/'),
  },
  privacyPaths: both('/le-phare', '/the-lighthouse'),
  subscriptionOffer: {
    name: both('Carnet du large', 'Open-sea booklet'),
    discountPercent: 40,
    cents: 3300,
    regularCents: 5500,
    paths: both('/le-phare', '/the-lighthouse'),
  },
  pages: [{ name: 'lighthouse', paths: both('/le-phare', '/the-lighthouse'), layout: 'full-width' }],
  banners: {
    fr: {
      label: 'Avis',
      text: 'Ces pages suivent le règlement du port.',
      link: { text: 'Lire le règlement', page: 'lighthouse' },
    },
  },
  searchExample: '4021, 72, Grand-Phare',
  newsletterPitch: both('La lettre des marées, chaque semaine.', 'The tide letter, every week.'),
};

const drawing = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><title>${words}</title></svg>`;

export const secondMaterials = { operator: secondOperator, logo: drawing('CPF'), icon: drawing('C') };

function item(type: string, key: string, aliases: Bilingual, more: Partial<SeedItem> = {}): SeedItem {
  const words = both(`Page ${key}`, `The ${key} page`);
  return {
    key,
    type,
    fr: { title: words.fr, alias: aliases.fr },
    en: { title: words.en, alias: aliases.en },
    ...more,
  };
}

/** Every module the site knows, so that every route has a page. */
const modules = Object.keys(moduleRoutes()).map((key) =>
  item('pageModule', `module-${key}`, both(`/ecrans/${key}`, `/screens/${key}`), {
    shared: { module_key: key, configuration: { defaultInstance: true } },
  }),
);

const redirection = (source: string, target: string) => ({
  configuration: { redirection: [{ source, target }] },
});

/** A few pages, enough for every route of the site to have one. */
export const secondSeed: ContentSeed = {
  items: [
    item('pages', 'home', both('/', '/')),
    item('pages', 'contact', both('/ecrire', '/write')),
    item('pages', 'lighthouse-page', both('/le-phare', '/the-lighthouse')),
    item('pages', 'maintenance', both('/fermeture', '/closed')),
    item('pagesPromo', 'promo', both('/regates', '/regatta')),
    ...modules,
    {
      key: 'line-term',
      type: 'taxonomy_term--routes',
      shared: { active: true, code_direction: null, description_direction: 'Mer', type_service: '12' },
      fr: { title: '72' },
      en: { title: '72' },
    },
    item('notices', 'tide', both('/ecrans/notices/details/maree', '/screens/notices/details/tide'), {
      shared: { general: false, notice_type: 'moyen', non_public: false },
      references: { routes: ['line-term'] },
    }),
    item('news', 'quay', both('/ecrans/news/quai', '/screens/news/quay'), {
      shared: { news_date: '2026-10-01' },
    }),
    item('press_release', 'pier', both('/ecrans/press_release/jetee', '/screens/press_release/pier'), {
      shared: { news_date: '2026-10-02' },
    }),
    {
      key: 'redirection',
      type: 'pageModule',
      shared: { module_key: 'redirection' },
      fr: { title: 'Redirections', attributes: redirection('/vieux-quai', '/ecrire') },
      en: { title: 'Redirections', attributes: redirection('/old-quay', '/write') },
    },
  ],
  menus: {
    main: [{ title: both('Nous écrire', 'Write to us'), target: 'contact' }],
    meta: [],
    footer: [],
    social: [],
    'landing-pages-menu': [],
    service: [],
    infos: [],
    quick: [{ title: both('Horaires', 'Timetables'), target: 'module-schedules' }],
  },
  settings: {
    maintenance: { activation: false, page: 'maintenance' },
    alert: {
      activation: true,
      type: 'moyen',
      title: both('Grande marée', 'Spring tide'),
      message: both('<p>Le quai est fermé.</p>', '<p>The quay is closed.</p>'),
      displayOnHomepage: true,
      displayOnPages: [],
    },
  },
};

/** A feed and the places of the operator's own, on disk; gives the settings that name them. */
export function writeSecondFeed(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'parcours-second-'));
  const feed = writeFeedFolder(join(folder, 'feed'), {
    ...wholeFeed(tripsAt('20:10', '20:30', '21:00')),
    'agency.txt':
      'agency_id,agency_name,agency_url,agency_timezone\nA,Les cars de Port-Fanal,https://port-fanal.example,Europe/Paris',
  });
  const places = join(folder, 'places.json');
  const here = { latitude: 48.41, longitude: -4.51 };
  writeFileSync(
    places,
    JSON.stringify({
      pointsOfSale: [{ name: 'Kiosque du Levant', address: '1, quai du Levant', ...here }],
      parkAndRide: [{ name: 'Parking du Phare', address: 'Route du Phare', lines: ['1'], ...here }],
      landmarks: [{ name: 'Le Fanal', ...here }],
    }),
  );
  return { SCHEDULE_FEED: feed, SCHEDULE_PLACES: places };
}
