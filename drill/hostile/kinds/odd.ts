import type { HostileKind } from '../shot.ts';
import { oneOf } from './drawn.ts';
import { manySigns } from '#tests/support/many-signs.ts';

const methods = [
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'REPORT',
  'LOCK',
  'SEARCH',
];
const texts = (count: number, make: (at: number) => string, joint: string) =>
  Array.from({ length: count }, (_, at) => make(at)).join(joint);

/** Methods that pages do not have, and headers that no browser sends. */
export const oddKinds: readonly HostileKind[] = [
  {
    name: 'odd-methods',
    expects: [405],
    heaviestExpects: [200],
    shot: (n) => ({ path: `/propos?n=${n}`, method: oneOf(methods, n) }),
    heaviest: (n) => ({
      path: `/horaires-et-trajets/horaires/801/0?n=${n}`,
      method: 'HEAD',
      headers: { accept: 'text/html' },
    }),
  },
  {
    name: 'cookies',
    expects: [200],
    shot: (n) => ({
      path: `/propos?n=${n}`,
      headers: { accept: 'text/html', cookie: texts(1200, (at) => `c${at}=${n}`, '; ') },
    }),
    heaviest: (n) => ({
      path: `/propos?n=${n}`,
      headers: { accept: 'text/html', cookie: texts(3000, (at) => `${at.toString(36)}=`, ';') },
    }),
  },
  {
    name: 'accept-language',
    expects: [200],
    shot: (n) => ({
      path: '/',
      headers: {
        accept: 'text/html',
        'accept-language': texts(600, (at) => `x${at + n};q=0.${at % 10}`, ',').slice(0, 8000),
      },
    }),
    heaviest: (n) => ({
      path: `/services/schedule/departs?arrets=1001&n=${n}`,
      headers: { 'accept-language': `${';'.repeat(4000)}${'q='.repeat(2000)}` },
    }),
  },
  {
    name: 'referer',
    expects: [200],
    shot: (n) => ({
      path: `/?n=${n}`,
      headers: { accept: 'text/html', referer: `http://${n}${encodeURIComponent(manySigns(1000))}/` },
    }),
    heaviest: () => ({
      path: '/',
      headers: { accept: 'text/html', referer: `http://${encodeURIComponent(manySigns(1600))}/` },
    }),
  },
  {
    name: 'accept-encoding',
    expects: [200],
    shot: (n) => ({
      path: '/propos',
      headers: {
        accept: 'text/html',
        'accept-encoding': texts(900, (at) => `x${at + n}`, ', ').slice(0, 8000),
      },
    }),
    heaviest: () => ({
      path: '/propos',
      headers: { accept: `${' '.repeat(4000)}text/html${';'.repeat(8000)}` },
    }),
  },
  {
    name: 'entity-tags',
    expects: [200],
    shot: (n) => ({
      path: '/propos',
      headers: { accept: 'text/html', 'if-none-match': texts(500, (at) => `"${at + n}"`, ', ') },
    }),
    heaviest: () => ({
      path: '/propos',
      headers: { accept: 'text/html', 'if-none-match': `W/${'"'.repeat(12_000)}` },
    }),
  },
  {
    name: 'header-bomb',
    expects: [200],
    heaviestExpects: [404],
    shot: (n) => ({
      path: '/propos',
      headers: Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x-${at}`, String(n)])),
    }),
    heaviest: (n) => ({
      path: `/nulle-part-${n}`,
      headers: {
        'x-forwarded-for': texts(900, (at) => `10.0.0.${at % 250}`, ', '),
        referer: '/'.repeat(3000),
      },
    }),
  },
];
