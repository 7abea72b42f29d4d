import type { Bilingual } from '#domain/locale.ts';
import type { LayoutName, RouteMeta } from './route.ts';

/** A route that needs no module: a path per language, or in one language only. */
export interface FixedRoute {
  readonly name: string;
  readonly paths: Partial<Bilingual>;
  readonly layout: LayoutName;
  readonly meta?: RouteMeta;
}

/** Pages of any operator. */
export const pageRoutes: readonly FixedRoute[] = [
  { name: 'home', paths: { fr: '/', en: '/' }, layout: 'home' },
];

const member: RouteMeta = { auth: 'required', fallback: 'login' };
const account = { layout: 'my-account', meta: member } as const;

/** The account area (specification A2.3); its home only leads to the notices screen. */
export const accountRoutes: readonly FixedRoute[] = [
  {
    name: 'account',
    paths: { fr: '/mon-profil', en: '/my-account' },
    layout: 'my-account',
    meta: { ...member, redirect: 'account-notices' },
  },
  {
    name: 'account-notices',
    paths: { fr: '/mon-profil/avis/modifier', en: '/my-account/notices/edit' },
    ...account,
  },
  {
    name: 'account-newsletter',
    paths: { fr: '/mon-profil/infolettre/modifier', en: '/my-account/newsletter/edit' },
    ...account,
  },
  {
    name: 'account-info',
    paths: { fr: '/mon-profil/modifier-info', en: '/my-account/edit-info' },
    ...account,
  },
  {
    name: 'account-parameters',
    paths: { fr: '/mon-profil/mes-parametres-de-profil', en: '/my-account/my-account-parameters' },
    ...account,
  },
  {
    name: 'account-my-notices',
    paths: { fr: '/mon-profil/mes-avis', en: '/my-account/my-notices' },
    ...account,
  },
];

/** The types an editor can preview, and the wire type each is read from. */
export const previewTypes = {
  anniversary_page: 'anniversaryPages',
  page_promo: 'pagesPromo',
  news: 'news',
  press_release: 'press_release',
  activities_employe: 'activities_employe',
  news_employe: 'news_employe',
  notice: 'notices',
  notice_v2: 'notices_v2',
  page: 'pages',
  landing_page: 'landingPages',
  page_project: 'pagesProject',
  page_hub: 'pageHub',
} as const;

const previewPath = `/preview/:type(${Object.keys(previewTypes).join('|')})/:uuid([0-9a-f-]{36})`;

export const previewRoutes: readonly FixedRoute[] = [
  {
    name: 'preview',
    paths: { fr: previewPath, en: previewPath },
    layout: 'preview',
    meta: { auth: 'editor', fallback: 'login' },
  },
];

export const galleryRoutes: readonly FixedRoute[] = [
  { name: 'gallery', paths: { fr: '/_gallery', en: '/_gallery' }, layout: 'full-width' },
];

export const catchAllRoutes: readonly FixedRoute[] = [
  { name: 'page', paths: { fr: '/:path(.+)', en: '/:path(.+)' }, layout: 'default' },
];

export const maintenanceRoutes: readonly FixedRoute[] = [
  { name: 'maintenance', paths: { fr: '/:path(.*)?', en: '/:path(.*)?' }, layout: 'full-width' },
];
