import { createChance } from '#drill/kills/hostile.ts';
import type { HostileKind } from '../shot.ts';
import { oneOf, words } from './drawn.ts';

const html = { accept: 'text/html', 'accept-encoding': 'br' };
const longPath = (length: number, text: string) => `/${text.repeat(Math.ceil(length / text.length))}`;

/** Pages, addresses that are none, and what is looked up in the content. */
export const readingKinds: readonly HostileKind[] = [
  {
    name: 'kept-pipelined',
    expects: [200],
    perSecond: 10_000,
    isPipelined: true,
    shot: () => ({ path: '/propos', headers: html }),
  },
  {
    name: 'kept',
    expects: [200],
    perSecond: 1000,
    shot: (n, { pages }) => ({ path: oneOf(pages, n), headers: html }),
  },
  {
    name: 'page-not-kept',
    expects: [200],
    shot: (n) => ({ path: `/propos?n=${n}`, headers: html }),
    heaviest: (n) => ({ path: `/tarifs-et-titres/grille-tarifaire?n=${n}`, headers: html }),
  },
  {
    name: 'page-data',
    expects: [200],
    shot: (n) => ({ path: `/_data/propos?n=${n}`, headers: { accept: 'application/json' } }),
  },
  {
    name: 'unknown-address',
    expects: [404],
    shot: (n) => ({ path: `/nulle-part-${n}`, headers: html }),
    heaviest: (n) => ({
      path: `/${words(n, 40).split(' ').map(encodeURIComponent).join('/')}`,
      headers: html,
    }),
  },
  {
    name: 'slashes',
    expects: [414],
    shot: (n) => ({ path: `/a${n}${'/'.repeat(4000)}x`, headers: html }),
    heaviest: (n) => ({
      path: `${oneOf(beforeSlashes, n)}${n}${'/'.repeat(14_000)}x`,
      headers: html,
    }),
  },
  {
    name: 'long-address',
    expects: [414],
    shot: (n) => ({ path: `/${n}${longPath(8000, 'a/')}`, headers: html }),
    heaviest: (n) => ({
      path: `/en/${n}${longPath(15_000, n % 2 === 0 ? '-%C3%A9' : '%2e%2e/')}`,
      headers: html,
    }),
  },
  {
    name: 'many-names',
    expects: [200],
    shot: (n) => ({ path: `/propos?${manyNames(900, n)}`, headers: html }),
    heaviest: (n) => ({ path: `/horaires-et-trajets/itineraire?${manyNames(2400, n)}`, headers: html }),
  },
  {
    name: 'search',
    expects: [200],
    shot: (n) => ({ path: `/recherche/${encodeURIComponent(words(n, 1 + (n % 6)))}`, headers: html }),
    heaviest: (n) => ({
      path: `/recherche/${encodeURIComponent(words(n, 15).slice(0, 100))}`,
      headers: html,
    }),
  },
  {
    name: 'search-call',
    expects: [200],
    shot: (n) => ({ path: `/services/content/api/solr-search?search=${encodeURIComponent(words(n, 4))}` }),
    heaviest: (n) => ({
      path: `/services/content/api/solr-search?items_per_page=50&search=${encodeURIComponent(
        n % 2 === 0 ? words(n, 60).slice(0, 190) : 'abcdefghij'.repeat(19),
      )}`,
    }),
  },
  {
    name: 'quick-search',
    expects: [200],
    shot: (n, { stops }) => ({
      path: `/services/schedule/recherche?texte=${encodeURIComponent(n % 2 ? oneOf(stops, n) : words(n, 2))}`,
    }),
    heaviest: (n) => ({
      path: `/services/schedule/recherche?limite=50&texte=${encodeURIComponent(words(n, 20).slice(0, 100))}`,
    }),
  },
  {
    name: 'place-completion',
    expects: [200],
    shot: (n) => ({ path: `/_places?q=${encodeURIComponent(words(n, 2).slice(0, 3 + (n % 20)))}` }),
    heaviest: (n) => ({ path: `/_places?q=${encodeURIComponent(words(n, 40).slice(0, 200))}` }),
  },
  {
    name: 'address-completion',
    expects: [200],
    shot: (n) => ({ path: `/_addresses?q=${n}+rue+${encodeURIComponent(words(n, 1))}` }),
    heaviest: (n) => ({ path: `/_addresses?q=${encodeURIComponent(words(n, 30).slice(0, 100))}` }),
  },
  {
    name: 'best-fare',
    expects: [200],
    shot: (n) => ({ path: `/tarifs-et-titres/meilleur-tarif?${fareAnswers(n)}`, headers: html }),
    heaviest: (n) => ({
      path: `/tarifs-et-titres/meilleur-tarif?question1=general&question2=stay&question3=31&asked=${'question1,'.repeat(750)}&n=${n}`,
      headers: html,
    }),
  },
  {
    name: 'points-of-sale',
    expects: [200],
    shot: (n) => ({
      path: `/tarifs-et-titres/points-de-vente?q=${encodeURIComponent(words(n, 1))}`,
      headers: html,
    }),
  },
  {
    name: 'news',
    expects: [200],
    shot: (n) => ({ path: `/medias/nouvelles/${1 + (n % 500)}?n=${n}`, headers: html }),
  },
  {
    name: 'notices',
    expects: [200],
    shot: (n) => ({
      path: `/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours?numero=${n % 900}&moment=tous&n=${n}`,
      headers: html,
    }),
  },
];

const beforeSlashes = [
  '/a',
  '/_data/en/a',
  '/medias/nouvelles/',
  '/connexion?destination=/a',
  '/propos?done=a',
];

const manyNames = (count: number, n: number): string =>
  Array.from({ length: count }, (_, at) => `n${n}x${at}`)
    .join('&')
    .slice(0, 8000);

function fareAnswers(n: number): string {
  const chance = createChance(n);
  const draw = (values: readonly string[]) => values[Math.floor(chance() * values.length)] ?? '';
  const rider = draw(['general', 'youth', 'senior', 'student']);
  const need = draw(['regular', 'sometimes', 'stay']);
  const numbers = [3, 4, 5, 6].map((at) => `question${at}=${Math.floor(chance() * 40)}`);
  return `question1=${rider}&question2=${need}&${numbers.join('&')}`;
}
