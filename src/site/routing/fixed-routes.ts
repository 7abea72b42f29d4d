import type { Bilingual } from '#domain/locale.ts';
import { previewTypes } from '#domain/preview-types.ts';
import type { LayoutName, RouteMeta } from './route.ts';

/** A route that needs no module: a path per language, or in one language only. */
export interface FixedRoute {
  readonly name: string;
  readonly paths: Partial<Bilingual>;
  readonly layout: LayoutName;
  readonly meta?: RouteMeta;
}

export const same = (path: string): Bilingual => ({ fr: path, en: path });

/** Stands in for every page that a device has not kept, when it has no network. */
export const offlineRoute = {
  name: 'offline',
  paths: { fr: '/hors-ligne', en: '/offline' },
  layout: 'full-width',
} as const satisfies FixedRoute;

/** Pages of any operator. */
export const pageRoutes: readonly FixedRoute[] = [
  { name: 'home', paths: same('/'), layout: 'home' },
  // As short as it can be: it is printed on every sheet, to be typed by hand.
  { name: 'sheet-check', paths: same('/v/:code?'), layout: 'full-width' },
  offlineRoute,
];

const member: RouteMeta = { auth: 'required', fallback: 'login' };

const accountRoute = (name: string, fr: string, en: string): FixedRoute => ({
  name: `account-${name}`,
  paths: { fr: `/mon-profil/${fr}`, en: `/my-account/${en}` },
  layout: 'my-account',
  meta: member,
});

/** The account area (specification A2.3); its home only leads to the notices screen. */
export const accountRoutes: readonly FixedRoute[] = [
  {
    name: 'account',
    paths: { fr: '/mon-profil', en: '/my-account' },
    layout: 'my-account',
    meta: { ...member, redirect: 'account-notices' },
  },
  accountRoute('notices', 'avis/modifier', 'notices/edit'),
  accountRoute('newsletter', 'infolettre/modifier', 'newsletter/edit'),
  accountRoute('info', 'modifier-info', 'edit-info'),
  accountRoute('parameters', 'mes-parametres-de-profil', 'my-account-parameters'),
  // An addition of ours: everything that is held of a member.
  accountRoute('export', 'mes-donnees', 'my-data'),
  accountRoute('my-notices', 'mes-avis', 'my-notices'),
];

/** What riders sent by forms, for editors: all forms, those of one, or one of these. */
export const submissionsRoute = {
  name: 'submissions',
  paths: {
    fr: '/employes/formulaires/:form([a-z][a-z0-9_]{0,59})?/:number(\\d{1,15})?',
    en: '/employees/forms/:form([a-z][a-z0-9_]{0,59})?/:number(\\d{1,15})?',
  },
  layout: 'full-width',
  meta: { auth: 'editor', fallback: 'login' },
} as const satisfies FixedRoute;

/** What visitors looked for in vain, for editors. */
export const searchesRoute = {
  name: 'missed-searches',
  paths: { fr: '/employes/recherches', en: '/employees/searches' },
  layout: 'full-width',
  meta: { auth: 'editor', fallback: 'login' },
} as const satisfies FixedRoute;

const previewPath = `/preview/:type(${Object.keys(previewTypes).join('|')})/:uuid([0-9a-f-]{36})`;

export const previewRoute: FixedRoute = {
  name: 'preview',
  paths: same(previewPath),
  layout: 'preview',
  meta: { auth: 'editor', fallback: 'login' },
};

export const galleryRoute: FixedRoute = { name: 'gallery', paths: same('/_gallery'), layout: 'full-width' };

export const catchAllRoute: FixedRoute = { name: 'page', paths: same('/:path(.+)'), layout: 'default' };

export const maintenanceRoute: FixedRoute = {
  name: 'maintenance',
  paths: same('/:path(.*)?'),
  layout: 'bare',
};
