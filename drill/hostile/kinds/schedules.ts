import { createChance } from '#drill/kills/hostile.ts';
import type { Facts } from '../facts.ts';
import type { HostileKind } from '../shot.ts';
import { compact, dateNear, oneOf, words } from './drawn.ts';

const html = { accept: 'text/html', 'accept-encoding': 'br' };
const screens = '/horaires-et-trajets/horaires';
const printing = '/horaires-et-trajets/horaires-imprimables';
const calls = '/services/schedule';
const journeys = '/services/itinerary/coverage/default';

/** Every screen of schedules, the planner, and the calls behind them. */
export const scheduleKinds: readonly HostileKind[] = [
  {
    name: 'line-page',
    expects: [200],
    shot: (n, { lines, day }) => ({
      path: `${screens}/${oneOf(lines, n)}/${dateNear(day, n)}?n=${n}`,
      headers: html,
    }),
    heaviest: (n, { day }) => ({ path: `${screens}/801/0/${dateNear(day, n)}?n=${n}`, headers: html }),
  },
  {
    name: 'stop-page',
    expects: [200],
    shot: (n, { stops, day }) => ({
      path: `${screens}/${oneOf(stops, n)}/${dateNear(day, n)}?n=${n}`,
      headers: html,
    }),
    heaviest: (n, { day }) => ({ path: `${screens}/1001/${dateNear(day, n)}?n=${n}`, headers: html }),
  },
  {
    name: 'stop-on-line-page',
    expects: [200],
    shot: (n, { trips, day }) => {
      const { line, direction, stop } = oneOf(trips, n);
      return { path: `${screens}/${line}/${direction}/${stop}/${dateNear(day, n)}?n=${n}`, headers: html };
    },
  },
  {
    name: 'trip-page',
    expects: [200],
    shot: (n, { trips, day }) => {
      const { id, line, direction, stop } = oneOf(trips, n);
      return {
        path: `${screens}/${line}/${direction}/${stop}/${day}/voyage/${encodeURIComponent(id)}?n=${n}`,
        headers: html,
      };
    },
  },
  {
    name: 'timetable-page',
    expects: [200],
    shot: (n, { lines, day }) => ({
      path: `${screens}/${oneOf(lines, n)}/0/horaire/${dateNear(day, n)}?n=${n}`,
      headers: html,
    }),
    heaviest: (n, { day }) => ({
      path: `${screens}/801/0/horaire/${dateNear(day, n)}?vue=grille&n=${n}`,
      headers: html,
    }),
  },
  {
    name: 'printable-sheet',
    expects: [200],
    shot: (n, { lines, day }) => ({
      path: `${printing}/imprimer/template?parcours=${oneOf(lines, n)}&date=${compact(dateNear(day, n))}`,
      headers: html,
    }),
    heaviest: (n, { lines, day }) => ({
      path: `${printing}/imprimer/template?parcours=${lines.join(',')}&arrets=tous&date=${compact(dateNear(day, n))}`,
      headers: html,
    }),
  },
  {
    name: 'printed-pdf',
    expects: [200],
    shot: (n, { lines, day }) => ({
      path: `${printing}/imprimer?parcours=${oneOf(lines, n)}&date=${compact(dateNear(day, n))}&format=pdf`,
      headers: html,
    }),
  },
  {
    name: 'network-map',
    expects: [200],
    shot: (n) => ({ path: `${screens}/carte?n=${n}`, headers: html }),
    heaviest: (n) => ({ path: `${screens}/801/0/carte?n=${n}`, headers: html }),
  },
  {
    name: 'displays',
    expects: [200],
    shot: (n, { stops }) => ({
      path: `${screens}/affichages/hall?arret=${oneOf(stops, n)}&n=${n}`,
      headers: html,
    }),
  },
  {
    name: 'planner',
    expects: [200],
    shot: (n, facts) => ({ path: `/horaires-et-trajets/itineraire?${plan(n, facts)}`, headers: html }),
    heaviest: (n, facts) => ({
      path: `/horaires-et-trajets/itineraire?${plan(n, facts)}&moins_marche=1&fauteuil=1`,
      headers: html,
    }),
  },
  {
    name: 'journeys',
    expects: [200],
    shot: (n, facts) => ({ path: `${journeys}/journeys?${between(n)}&datetime=${instant(n, facts)}` }),
    heaviest: (n, facts) => ({
      path: `${journeys}/journeys?${between(n)}&count=10&max_nb_transfers=6&max_duration_to_pt=1800&datetime=${instant(n, facts)}`,
    }),
  },
  {
    name: 'boards',
    expects: [200],
    shot: (n, { stops }) => ({ path: `${calls}/departs?arrets=${oneOf(stops, n)}&limite=${1 + (n % 20)}` }),
    heaviest: (n, { stops }) => ({
      path: `${calls}/departs?arrets=${stops.slice(n % 40, (n % 40) + 8).join(',')}&limite=20`,
    }),
  },
  {
    name: 'boards-of-the-wire',
    expects: [200],
    shot: (n, { stops }) => ({
      path: `${calls}/horaire/ListeBorneVirtuelle_Arret?noArret=${oneOf(stops, n)}`,
    }),
    heaviest: (n, { stops }) => ({
      path: `${calls}/horaire/ListeBorneVirtuelle_Arrets?arrets=${stops.slice(n % 20, (n % 20) + 50).join(';')}`,
    }),
  },
  {
    name: 'grid',
    expects: [200],
    shot: (n, { lines, day }) => ({
      path: `${calls}/grille?noParcours=${oneOf(lines, n)}&codeDirection=${n % 4}&date=${compact(dateNear(day, n))}`,
    }),
    heaviest: (n, { day }) => ({
      path: `${calls}/feuilles?noParcours=801&date=${compact(dateNear(day, n))}`,
    }),
  },
  {
    name: 'calendar',
    expects: [200],
    shot: (n, { lines }) => ({
      path: `${calls}/calendrier?noParcours=${oneOf(lines, n)}&jours=${1 + (n % 60)}`,
    }),
    heaviest: (n, { stops }) => ({ path: `${calls}/horaireArret?noArret=${oneOf(stops, n)}&jours=7` }),
  },
  {
    name: 'shapes',
    expects: [200],
    shot: () => ({ path: `${calls}/traces` }),
    heaviest: (n) => ({ path: `${calls}/carte?n=${n}`, headers: { 'accept-encoding': 'br' } }),
  },
  {
    name: 'stops-around',
    expects: [200],
    shot: (n) => ({
      path: `${calls}/arretsProches?latitude=${47.6 + (n % 100) / 1000}&longitude=${-71.9 + (n % 77) / 500}&rayon=1000`,
    }),
    heaviest: () => ({ path: `${calls}/arretsProches?latitude=47.62&longitude=-71.84&rayon=2000&limite=50` }),
  },
  {
    name: 'real-time-feeds',
    expects: [200],
    shot: (n) => ({
      path: `${calls}/donneesOuvertes/gtfs-rt/${oneOf(['trip-updates', 'vehicle-positions', 'alerts'], n)}.pb`,
    }),
    heaviest: () => ({ path: `${calls}/donneesOuvertes/gtfs.zip` }),
  },
  {
    name: 'streams',
    expects: [200],
    perSecond: 60,
    shot: (n, { stops }) => ({ path: `${calls}/flux?arrets=${oneOf(stops, n)}`, stays: true }),
    heaviest: (n, { lines }) => ({ path: `${calls}/flux?noParcours=${oneOf(lines, n)}`, stays: true }),
  },
];

/** Somewhere in the city, as it is written in an address. */
const somewhere = (chance: () => number): string =>
  `${(-71.88 + chance() * 0.08).toFixed(5)};${(47.59 + chance() * 0.05).toFixed(5)}`;

function between(n: number): string {
  const chance = createChance(n);
  return `from=${somewhere(chance)}&to=${somewhere(chance)}`;
}

const instant = (n: number, { day }: Facts): string =>
  `${compact(day)}T${String(6 + (n % 17)).padStart(2, '0')}${String((n * 7) % 60).padStart(2, '0')}00`;

function plan(n: number, { stops, day }: Facts): string {
  const stop = (at: number) => `stop_point:${oneOf(stops, at)}`;
  const time = `${String(6 + (n % 17)).padStart(2, '0')}%3A${String((n * 7) % 60).padStart(2, '0')}`;
  if (n % 3 === 0) return `de=${encodeURIComponent(words(n, 2))}&a=${encodeURIComponent(words(n + 1, 2))}`;
  const ids = `de=A&de_id=${stop(n * 13)}&a=B&a_id=${stop(n * 29 + 7)}`;
  return `${ids}&quand=${n % 2 ? 'depart' : 'arrivee'}&date=${day}&heure=${time}`;
}
