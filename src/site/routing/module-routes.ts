import type { Bilingual, Locale } from '#domain/locale.ts';
import type { Addresses } from '#domain/operator.ts';
import { same } from './fixed-routes.ts';
import type { LayoutName, RouteMeta } from './route.ts';
import { nameWords, plainLine, plainStop, scheduleWords } from './schedule-paths.ts';

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

const date = String.raw`:date(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))`;
/** A direction is any word that cannot be taken for a date. */
const direction = String.raw`:direction((?!\d{4}-)[^/]+)`;
/** The number of a line in the address of a notice. */
const line = String.raw`:parcours(\d{1,4}[A-Z]?)`;
const page = String.raw`:page(\d+)?`;
const linkParts = '/:uid/:timestamp/:hash';
const subscriptionParts = '/:uid/:organization/:timestamp/:hash';

const newsRoutes = (name: string): ModuleRoute[] => [
  { name, suffix: same(`/${page}`) },
  { name: `${name}-details`, suffix: same('/:path(.+)'), item: true },
];

/** How a line and a stop are written in addresses. */
interface NameParts {
  /** In the addresses of schedules, where stops stand as well. */
  readonly line: Bilingual;
  readonly stop: Bilingual;
  /** Behind the word of notices. */
  readonly noticeLine: string;
  /** In front of a direction, of printable schedules. */
  readonly printLine: Bilingual;
}

/** Specification A2.2; a stop begins with its four digits, a date does too and is not one. */
const numbered: NameParts = {
  line: same(`:parcours(${plainLine})`),
  stop: same(String.raw`:arret(\d{4}(?!-\d\d-\d\d$)[^/]*)`),
  noticeLine: line,
  printLine: same(line),
};

const behind = (parameter: string, words: Bilingual): Bilingual => ({
  fr: `${parameter}|${words.fr}`,
  en: `${parameter}|${words.en}`,
});

const named: NameParts = {
  line: behind(`:parcours(${plainLine})`, nameWords.line),
  stop: behind(`:arret(${plainStop})`, nameWords.stop),
  noticeLine: ':parcours|',
  printLine: behind(line, nameWords.line),
};

type Words = Readonly<Record<keyof typeof scheduleWords | 'line' | 'stop', string>>;

/** Both languages, one with the other's words. */
const wordedWith =
  ({ line: lineIn, stop: stopIn }: NameParts) =>
  (build: (words: Words) => string): Bilingual => {
    const buildIn = (locale: Locale) => {
      const words = Object.entries({ ...scheduleWords, line: lineIn, stop: stopIn });
      return build(Object.fromEntries(words.map(([name, word]) => [name, word[locale]])) as Words);
    };
    return { fr: buildIn('fr'), en: buildIn('en') };
  };

/** The screens of the schedules; a word in the address of those that the specification does not have tells them apart. */
function scheduleRoutes(parts: NameParts): readonly ModuleRoute[] {
  const worded = wordedWith(parts);
  const screens: readonly Pick<ModuleRoute, 'name' | 'suffix'>[] = [
    { name: 'schedules', suffix: same('') },
    { name: 'schedule-my-stops', suffix: worded(({ myStops }) => `/${myStops}`) },
    { name: 'schedule-map', suffix: worded(({ map }) => `/${map}`) },
    { name: 'schedule-cancellations', suffix: worded(({ cancellations }) => `/${cancellations}/${date}?`) },
    { name: 'schedule-displays', suffix: worded(({ displays }) => `/${displays}`) },
    { name: 'schedule-display-lobby', suffix: worded(({ displays, lobby }) => `/${displays}/${lobby}`) },
    { name: 'schedule-display-text', suffix: worded(({ displays, text }) => `/${displays}/${text}`) },
    { name: 'schedule-display-embed', suffix: worded(({ displays, embed }) => `/${displays}/${embed}`) },
    { name: 'schedule-line-map', suffix: worded(({ line: own, map }) => `/${own}/${direction}/${map}`) },
    {
      name: 'schedule-timetable',
      suffix: worded(({ line: own, timetable }) => `/${own}/${direction}/${timetable}/${date}?`),
    },
    {
      name: 'schedule-voyage',
      suffix: worded(({ line: own, stop, trip }) => `/${own}/${direction}/${stop}/${date}/${trip}/:voyage`),
    },
    { name: 'schedule-route', suffix: worded(({ line: own }) => `/${own}/${direction}?/${date}?`) },
    {
      name: 'schedules-trip',
      suffix: worded(({ line: own, stop }) => `/${own}/${direction}/${stop}/${date}?`),
    },
    { name: 'schedules-arret', suffix: worded(({ stop }) => `/${stop}/${date}?`) },
  ];
  return screens.map((screen) => ({ ...screen, layout: 'full-width' }));
}

/** The routes of each module of the content backend (specification A2.2), in the order they are tried. */
const routesWith = (parts: NameParts): Readonly<Record<string, readonly ModuleRoute[]>> => ({
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
    {
      name: 'notices-route',
      suffix: { fr: `/parcours/${parts.noticeLine}`, en: `/route/${parts.noticeLine}` },
    },
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
    {
      name: 'printable-schedules-schedule',
      suffix: { fr: `/${parts.printLine.fr}/${direction}`, en: `/${parts.printLine.en}/${direction}` },
    },
  ],
  schedules: scheduleRoutes(parts),
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
});

const routesByAddresses: Readonly<Record<Addresses, ReturnType<typeof routesWith>>> = {
  numbers: routesWith(numbered),
  names: routesWith(named),
};

export const moduleRoutes = (addresses: Addresses = 'numbers'): ReturnType<typeof routesWith> =>
  routesByAddresses[addresses];

/** The module that holds redirections instead of a screen. */
export const redirectionModule = 'redirection';
