import type { HostileKind } from '../shot.ts';
import { oneOf } from './drawn.ts';

const content = '/services/content';
const asJson = { 'content-type': 'application/json' };

const condition = (at: number, n: number, path: string, operator: string) => {
  const start = `filter[c${at}][condition]`;
  return `${start}[path]=${path}&${start}[operator]=${operator}&${start}[value]=zq${n}-${at}&${start}[memberOf]=g`;
};
const filtered = (type: string, n: number, count: number, path: string, conjunction = 'OR') =>
  `${content}/api/${type}?include=&filter[g][group][conjunction]=${conjunction}&${Array.from(
    { length: count },
    (_, at) => condition(at, n, path, 'CONTAINS'),
  ).join('&')}`;

const blueprint = (count: number, uri: (at: number) => string) =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({ requestId: `r${at}`, action: 'view', uri: uri(at) })),
  );

const types = [
  'pages',
  'landingPages',
  'notices',
  'notices_v2',
  'news',
  'mediaImages',
  'pointsOfSale',
  'jobOpenings',
];

/** The services and what the site gives out beside its pages. */
export const serviceKinds: readonly HostileKind[] = [
  {
    name: 'content-list',
    expects: [200],
    shot: (n) => ({
      path: `${content}/api/${oneOf(types, n)}?page[limit]=20&page[offset]=${n % 40}&sort=-changed`,
    }),
    heaviest: (n) => ({ path: `${content}/api/pages?page[limit]=500&page[offset]=${n % 20}` }),
  },
  {
    name: 'content-include',
    expects: [200],
    shot: (n) => ({ path: `${content}/api/pages?include=content&page[limit]=10&page[offset]=${n % 40}` }),
    heaviest: (n) => ({
      path: `${content}/api/pages?page[limit]=50&page[offset]=${n % 5}&include=content,content.media_image,content.column_left.column_left`,
    }),
  },
  {
    name: 'content-filter',
    expects: [200],
    shot: (n) => ({ path: filtered('notices', n, 1 + (n % 5), 'title') }),
    heaviest: (n) => ({ path: filtered('pages', n, 3, 'content.media_image.id') }),
  },
  {
    name: 'content-filter-text',
    expects: [200],
    shot: (n) => ({ path: filtered('pages', n, 2, 'content.body.value') }),
    heaviest: (n) => ({ path: filtered('pages', n, 4, 'content.column_left.body.value') }),
  },
  {
    name: 'content-filter-beyond',
    expects: [400],
    shot: (n) => ({ path: filtered('pages', n, 45, 'content.media_image.id') }),
    heaviest: (n) => ({ path: `${content}/api/pages?${`filter[a${n}]${'[b]'.repeat(30)}=1&`.repeat(75)}` }),
  },
  {
    name: 'content-sort',
    expects: [200],
    shot: (n) => ({
      path: `${content}/api/pages?include=&page[offset]=${n % 40}&sort=content.body.value,-title`,
    }),
    heaviest: (n) => ({
      path: `${content}/api/pages?include=&page[offset]=${n % 40}&sort=${Array(8).fill('content.body.value').join(',')}`,
    }),
  },
  {
    name: 'translate-path',
    expects: [200],
    heaviestExpects: [404],
    shot: (n, { pages }) => ({ path: `${content}/router/translate-path?path=${oneOf(pages, n)}` }),
    heaviest: () => ({ path: `${content}/router/translate-path?path=${'/a'.repeat(4000)}` }),
  },
  {
    name: 'subrequests',
    expects: [207],
    shot: (n) => ({
      path: `${content}/subrequests?_format=json`,
      method: 'POST',
      headers: asJson,
      body: blueprint(20, (at) => `/api/${oneOf(types, at + n)}?page[limit]=5&page[offset]=${at}`),
    }),
    heaviest: (n) => ({
      path: `${content}/subrequests?_format=json`,
      method: 'POST',
      headers: asJson,
      body: blueprint(20, (at) => `/api/pages?include=content&page[limit]=1&page[offset]=${at + (n % 20)}`),
    }),
  },
  {
    name: 'subrequests-50',
    expects: [400],
    heaviestExpects: [207],
    shot: (n) => ({
      path: `${content}/subrequests?_format=json`,
      method: 'POST',
      headers: asJson,
      body: blueprint(50, (at) => `/api/menus/${n % 2 ? 'main' : 'footer'}?${at}`),
    }),
    heaviest: (n) => ({
      path: `${content}/subrequests?_format=json`,
      method: 'POST',
      headers: asJson,
      body: JSON.stringify([
        { requestId: 'a', action: 'view', uri: `/api/pages?page[limit]=50&page[offset]=${n % 9}` },
        {
          requestId: 'b',
          action: 'view',
          uri: '/api/pages/{{a.body@$.data[*].id}}?include=content',
          waitFor: ['a'],
        },
      ]),
    }),
  },
  {
    name: 'openapi-page',
    expects: [200],
    shot: (n) => ({
      path: `/services/${oneOf(['schedule', 'content', 'accounts'], n)}/?n=${n}`,
      headers: { accept: 'text/html' },
    }),
    heaviest: (n) => ({ path: `${content}/openapi.json?n=${n}`, headers: { 'accept-encoding': 'br' } }),
  },
  {
    name: 'cache-calls',
    expects: [404],
    heaviestExpects: [200],
    shot: (n) => ({ path: `/services/cache/cache/${n % 2 ? 'router-routes' : `k${n}`}` }),
    heaviest: (n) => ({
      path: '/services/cache/cache/proxy/cms-api',
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({
        method: 'GET',
        path: '/api/pages',
        query: { include: 'content', 'page[offset]': String(n % 40) },
      }),
    }),
  },
  {
    name: 'captcha',
    expects: [200],
    heaviestExpects: [400],
    shot: (n) => ({ path: `/_captcha/newsletter?n=${n}` }),
    heaviest: () => ({ path: `/_captcha/webform-${'a'.repeat(1900)}` }),
  },
  {
    name: 'qr-code',
    expects: [200],
    shot: (n) => ({ path: `/_qr?path=/propos/${n}` }),
    heaviest: (n) => ({ path: `/_qr?path=/${n}${'a'.repeat(290)}` }),
  },
  {
    name: 'social-card',
    expects: [200],
    shot: (n, { lines }) => ({ path: `/_card/${n % 2 ? 'fr' : 'en'}/${oneOf(lines, n)}.png?n=${n}` }),
    heaviest: (n, { lines }) => ({ path: `/_card/en/${oneOf(lines, n * 3)}.png` }),
  },
  {
    name: 'file-with-range',
    expects: [206],
    heaviestExpects: [200],
    shot: (n, { file }) => ({ path: file, headers: { range: `bytes=${n}-${n + 1000}` } }),
    heaviest: (n, { file }) => ({
      path: file,
      headers: { range: `bytes=${Array.from({ length: 1500 }, (_, at) => `${at}-${at + 1 + n}`).join(',')}` },
    }),
  },
  {
    name: 'built-file',
    expects: [200],
    shot: (n, { asset }) => ({ path: asset, headers: { 'accept-encoding': n % 2 ? 'br' : 'identity' } }),
    heaviest: (n, { asset }) => ({ path: `${asset}?n=${n}`, headers: { 'accept-encoding': 'gzip' } }),
  },
  {
    name: 'rss',
    expects: [200],
    shot: (n) => ({
      path: `/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours?numero=${n % 900}&format=${oneOf(['rss', 'json'], n)}`,
    }),
    heaviest: (n) => ({ path: `/medias/nouvelles?format=rss&n=${n}` }),
  },
  {
    name: 'sitemap',
    expects: [200],
    shot: (n) => ({ path: n % 2 ? `/sitemap-fr-1.xml?n=${n}` : '/sitemap.xml' }),
  },
  {
    name: 'small-files',
    expects: [200],
    shot: (n) => ({ path: n % 2 ? '/robots.txt' : `/.well-known/security.txt?n=${n}` }),
    heaviest: (n) => ({ path: `/manifest.webmanifest?n=${n}` }),
  },
  {
    name: 'health',
    expects: [200],
    shot: (n) => ({ path: oneOf(['/readyz', '/healthz', '/metrics'], n) }),
    heaviest: () => ({ path: '/metrics' }),
  },
];
