import type { HostileKind, Shot } from '../shot.ts';
import { oneOf, words } from './drawn.ts';

const html = { accept: 'text/html', 'accept-encoding': 'br' };
const asJson = { 'content-type': 'application/json' };
const asJsonApi = { 'content-type': 'application/vnd.api+json' };
const megabyte = 1024 * 1024;

/** What is refused, and must cost no more for that. */
export const refusedKinds: readonly HostileKind[] = [
  {
    name: 'error-pages',
    expects: [404],
    shot: (n) => oneOf(errorPages(n), n),
    heaviest: (n) => ({ path: `/files/x/y${n}`, headers: html }),
  },
  {
    name: 'wrong-methods',
    expects: [405],
    shot: (n) => ({ path: `/nulle-part-${n}`, method: oneOf(['DELETE', 'PUT', 'PATCH'], n), headers: html }),
    heaviest: (n) => ({ path: `/files/x/y${n}`, method: 'PUT', headers: html }),
  },
  {
    name: 'made-up-session',
    expects: [200],
    shot: (n) => ({ path: `/propos?n=${n}`, headers: { ...html, cookie: madeUpCookies(n) } }),
    heaviest: (n) => ({ path: `/connexion?n=${n}`, headers: { ...html, cookie: madeUpCookies(n) } }),
  },
  {
    name: 'made-up-token',
    expects: [401],
    heaviestExpects: [403],
    shot: (n) => ({ path: oneOf(membersOnly, n), headers: { authorization: `Bearer ${madeUp(n)}` } }),
    heaviest: (n) => ({
      path: '/services/content/api/auditLog',
      headers: { authorization: `Bearer ${madeUp(n).repeat(200)}` },
    }),
  },
  {
    name: 'writing-without-key',
    expects: [401],
    shot: (n) => ({
      path: oneOf(['/services/content/api/pages', '/services/content/api/menuFiles/main'], n),
      method: n % 2 ? 'PATCH' : 'POST',
      headers: asJsonApi,
      body: JSON.stringify({ data: { type: 'pages', attributes: { title: `Page ${n}` } } }),
    }),
    heaviest: (n) => ({
      path: '/services/content/api/pages',
      method: 'POST',
      headers: asJsonApi,
      body: JSON.stringify({ data: { type: 'pages', attributes: { title: 'é'.repeat(400_000), n } } }),
    }),
  },
  {
    name: 'bytes-without-key',
    expects: [401],
    isUpload: true,
    perSecond: 20,
    shot: (n) => ({
      path: '/services/content/api/mediaImages/image',
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': 'file; filename="p.png"',
      },
      body: Buffer.alloc(megabyte, n),
    }),
  },
  {
    name: 'cache-without-key',
    expects: [401],
    shot: (n) => ({
      path: `/services/cache/cache/k${n}`,
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({ resData: words(n, 200), resStatus: 200 }),
    }),
    heaviest: (n) => ({ path: `/services/cache/cache/purge/${n}` }),
  },
  {
    name: 'notices-without-key',
    expects: [403],
    shot: (n) => ({
      path: '/services/schedule/porteeAvis',
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({ titre: words(n, 20) }),
    }),
  },
];

const errorPages = (n: number): readonly Shot[] => [
  { path: `/files/x/y${n}`, headers: html },
  { path: `/files/${String(n).padStart(40, '0')}/a.pdf`, headers: html },
  { path: `/${encodeURIComponent(words(n, 3))}/${n}`, headers: html },
  { path: `/en/${encodeURIComponent(words(n, 2))}-${n}`, headers: html },
  { path: `/_data/nulle-part-${n}`, headers: { accept: 'application/json' } },
  { path: `/_card/fr/nulle-part-${n}.png`, headers: html },
  { path: `/preview/pages/00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, headers: html },
];

const membersOnly = [
  '/services/accounts/api/users',
  '/services/accounts/user/1/export',
  '/services/content/api/auditLog',
  '/services/content/staff/forms',
];

const madeUp = (n: number): string => `${n}`.padStart(43, 'A');
const madeUpCookies = (n: number): string =>
  `parcours_session=${madeUp(n)}; parcours_device=${madeUp(n)}.1.x`;
