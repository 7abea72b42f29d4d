import type { Bilingual, Locale } from '#domain/locale.ts';
import { same } from './fixed-routes.ts';
import type { LayoutName, RouteMeta } from './route.ts';
import { scheduleWords } from './schedule-paths.ts';

/** What follows a module's own path, in each language. */
export interface ModuleRoute {
  readonly name: string;
  readonly suffix: Bilingual;
  readonly layout?: LayoutName;
  readonly meta?: RouteMeta;
  /** Shows the content item that has this address, not the module's own page. */
  readonly item?: boolean;
  /** Stands at this path instead of below the module's. */
  readonly root?: Bilingual;
}

const shortLine = String.raw`:parcours(\d{1,3}[A-Z]?)`;
const line = String.raw`:parcours(\d{1,4}[A-Z]?)`;
const date = String.raw`:date(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))`;
/** A direction is any word that cannot be taken for a date. */
const direction = String.raw`:direction((?!\d{4}-)[^/]+)`;
/** A stop begins with its four digits; a date does too, and is not one. */
const stop = String.raw`:arret(\d{4}(?!-\d\d-\d\d$)[^/]*)`;
const page = String.raw`:page(\d+)?`;
const linkParts = '/:uid/:timestamp/:hash';
const subscriptionParts = '/:uid/:organization/:timestamp/:hash';

const newsRoutes = (name: string): ModuleRoute[] => [
  { name, suffix: same(`/${page}`) },
  { name: `${name}-details`, suffix: same('/:path(.+)'), item: true },
];

/** Both languages, one with the other's words. */
const worded = (
  build: (words: Readonly<Record<keyof typeof scheduleWords, string>>) => string,
): Bilingual => {
  const wordsOf = (locale: Locale) =>
    Object.fromEntries(Object.entries(scheduleWords).map(([name, words]) => [name, words[locale]]));
  return { fr: build(wordsOf('fr') as never), en: build(wordsOf('en') as never) };
};

/** Screens of our own beside those of the specification; a word in their address tells them apart. */
const scheduleScreens: readonly Pick<ModuleRoute, 'name' | 'suffix'>[] = [
  { name: 'schedule-my-stops', suffix: worded(({ myStops }) => `/${myStops}`) },
  { name: 'schedule-map', suffix: worded(({ map }) => `/${map}`) },
  { name: 'schedule-cancellations', suffix: worded(({ cancellations }) => `/${cancellations}/${date}?`) },
  { name: 'schedule-displays', suffix: worded(({ displays }) => `/${displays}`) },
  { name: 'schedule-display-lobby', suffix: worded(({ displays, lobby }) => `/${displays}/${lobby}`) },
  { name: 'schedule-display-text', suffix: worded(({ displays, text }) => `/${displays}/${text}`) },
  { name: 'schedule-display-embed', suffix: worded(({ displays, embed }) => `/${displays}/${embed}`) },
  { name: 'schedule-line-map', suffix: worded(({ map }) => `/${shortLine}/${direction}/${map}`) },
  {
    name: 'schedule-timetable',
    suffix: worded(({ timetable }) => `/${shortLine}/${direction}/${timetable}/${date}?`),
  },
  {
    name: 'schedule-voyage',
    suffix: worded(({ trip }) => `/${shortLine}/${direction}/${stop}/${date}/${trip}/:voyage`),
  },
];

/** The routes of each module of the content backend (specification A2.2), in the order they are tried. */
export const moduleRoutes: Readonly<Record<string, readonly ModuleRoute[]>> = {
  job_openings: [
    { name: 'job-openings', suffix: same('') },
    { name: 'job-openings-details', suffix: same('/:job') },
  ],
  login: [{ name: 'login', suffix: same(''), meta: { auth: 'guest', fallback: 'account' } }],
  create_account: [
    { name: 'create-account', suffix: same(''), meta: { auth: 'guest', fallback: 'account' } },
  ],
  account_activation: [
    { name: 'account-activation', suffix: same(linkParts) },
    {
      name: 'account-activation-legacy',
      suffix: same(linkParts),
      root: same('/activation-profil'),
    },
  ],
  password_reset: [{ name: 'password-reset', suffix: same('') }],
  newsletter_confirm_subscription: [{ name: 'confirm-subscription', suffix: same(subscriptionParts) }],
  newsletter_confirm_unsubscription: [{ name: 'confirm-unsubscription', suffix: same(subscriptionParts) }],
  notices: [
    { name: 'notices', suffix: same('') },
    { name: 'notices-route', suffix: { fr: `/parcours/${line}`, en: `/route/${line}` } },
    { name: 'notices-details', suffix: same(`/details/${line}?/:rest(.+)`), item: true },
  ],
  printable_schedules: [
    { name: 'printable-schedules', suffix: same('') },
    { name: 'printable-schedules-print', suffix: { fr: '/imprimer', en: '/print' }, layout: 'print' },
    {
      name: 'printable-schedules-template',
      suffix: { fr: '/imprimer/template', en: '/print/template' },
      layout: 'print',
    },
    { name: 'printable-schedules-schedule', suffix: same(`/${line}/${direction}`) },
  ],
  schedules: [
    { name: 'schedules', suffix: same(''), layout: 'full-width' },
    ...scheduleScreens.map(({ name, suffix }): ModuleRoute => ({ name, suffix, layout: 'full-width' })),
    { name: 'schedule-route', suffix: same(`/${shortLine}/${direction}?/${date}?`), layout: 'full-width' },
    {
      name: 'schedules-trip',
      suffix: same(`/${shortLine}/${direction}/${stop}/${date}?`),
      layout: 'full-width',
    },
    { name: 'schedules-arret', suffix: same(`/${stop}/${date}?`), layout: 'full-width' },
  ],
  trip_planner: [
    { name: 'trip-planner', suffix: same('') },
    { name: 'trip-follow', suffix: { fr: '/suivre/:trajet', en: '/follow/:trajet' } },
  ],
  news: newsRoutes('news'),
  press_release: newsRoutes('press-release'),
  media_archive: [{ name: 'media-archive', suffix: same(`/${page}`), layout: 'full-width' }],
  newsletter: [{ name: 'newsletter', suffix: same('') }],
  search: [{ name: 'search', suffix: same(`/:terms?/${page}`), layout: 'search' }],
  points_of_sale: [{ name: 'points-of-sale', suffix: same(''), layout: 'full-width' }],
  best_fare: [{ name: 'best-fare', suffix: same('') }],
  best_fare_students: [{ name: 'best-fare-students', suffix: same('') }],
  opus_school: [{ name: 'opus-school', suffix: same('') }],
  anniversary_page: [{ name: 'anniversary-page', suffix: same(''), layout: 'full-width' }],
};

/** The module that holds redirections instead of a screen. */
export const redirectionModule = 'redirection';
