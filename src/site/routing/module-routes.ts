import type { Bilingual } from '#domain/locale.ts';
import { both } from './fixed-routes.ts';
import type { LayoutName, RouteMeta } from './route.ts';

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
  { name, suffix: both(`/${page}`) },
  { name: `${name}-details`, suffix: both('/:path(.+)'), item: true },
];

/** The routes of each module of the content backend (specification A2.2), in the order they are tried. */
export const moduleRoutes: Readonly<Record<string, readonly ModuleRoute[]>> = {
  job_openings: [
    { name: 'job-openings', suffix: both('') },
    { name: 'job-openings-details', suffix: both('/:job') },
  ],
  login: [{ name: 'login', suffix: both(''), meta: { auth: 'guest', fallback: 'account' } }],
  create_account: [
    { name: 'create-account', suffix: both(''), meta: { auth: 'guest', fallback: 'account' } },
  ],
  account_activation: [
    { name: 'account-activation', suffix: both(linkParts) },
    {
      name: 'account-activation-legacy',
      suffix: both(linkParts),
      root: both('/activation-profil'),
    },
  ],
  password_reset: [{ name: 'password-reset', suffix: both('') }],
  newsletter_confirm_subscription: [{ name: 'confirm-subscription', suffix: both(subscriptionParts) }],
  newsletter_confirm_unsubscription: [{ name: 'confirm-unsubscription', suffix: both(subscriptionParts) }],
  notices: [
    { name: 'notices', suffix: both('') },
    { name: 'notices-route', suffix: { fr: `/parcours/${line}`, en: `/route/${line}` } },
    { name: 'notices-details', suffix: both(`/details/${line}?/:rest(.+)`), item: true },
  ],
  printable_schedules: [
    { name: 'printable-schedules', suffix: both('') },
    { name: 'printable-schedules-print', suffix: { fr: '/imprimer', en: '/print' }, layout: 'print' },
    {
      name: 'printable-schedules-template',
      suffix: { fr: '/imprimer/template', en: '/print/template' },
      layout: 'print',
    },
    { name: 'printable-schedules-schedule', suffix: both(`/${line}/${direction}`) },
  ],
  schedules: [
    { name: 'schedules', suffix: both(''), layout: 'full-width' },
    { name: 'schedule-route', suffix: both(`/${shortLine}/${direction}?/${date}?`), layout: 'full-width' },
    {
      name: 'schedules-trip',
      suffix: both(`/${shortLine}/${direction}/${stop}/${date}?`),
      layout: 'full-width',
    },
    { name: 'schedules-arret', suffix: both(`/${stop}/${date}?`), layout: 'full-width' },
  ],
  news: newsRoutes('news'),
  press_release: newsRoutes('press-release'),
  newsletter: [{ name: 'newsletter', suffix: both('') }],
  search: [{ name: 'search', suffix: both(`/:terms?/${page}`), layout: 'search' }],
  points_of_sale: [{ name: 'points-of-sale', suffix: both(''), layout: 'full-width' }],
  best_fare: [{ name: 'best-fare', suffix: both('') }],
  best_fare_students: [{ name: 'best-fare-students', suffix: both('') }],
  opus_school: [{ name: 'opus-school', suffix: both('') }],
  anniversary_page: [{ name: 'anniversary-page', suffix: both(''), layout: 'full-width' }],
};

/** The module that holds redirections instead of a screen. */
export const redirectionModule = 'redirection';
