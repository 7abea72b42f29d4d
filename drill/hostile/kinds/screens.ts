import type { HostileKind } from '../shot.ts';
import { dateNear, oneOf } from './drawn.ts';

const html = { accept: 'text/html', 'accept-encoding': 'br' };
const schedules = '/horaires-et-trajets/horaires';

/** Screens beside those of lines and stops, each under an address that is not kept. */
export const screenKinds: readonly HostileKind[] = [
  {
    name: 'cancellations',
    expects: [200],
    shot: (n, { day }) => ({ path: `${schedules}/annulations/${dateNear(day, n)}?n=${n}`, headers: html }),
    heaviest: (n, { day }) => ({ path: `${schedules}/annulations/${day}?n=${n}`, headers: html }),
  },
  {
    name: 'other-displays',
    expects: [200],
    shot: (n, { stops }) => ({
      path: `${schedules}/affichages/${n % 2 ? 'texte' : 'cadre'}?arret=${oneOf(stops, n)}&n=${n}`,
      headers: html,
    }),
  },
  {
    name: 'lists',
    expects: [200],
    shot: (n) => ({
      path: `${oneOf(['/emplois/offres-emploi', '/medias/images', '/medias/communiques', `${schedules}/mes-arrets`, '/en'], n)}?n=${n}`,
      headers: html,
    }),
    heaviest: (n) => ({ path: `/medias/images?n=${n}`, headers: html }),
  },
  {
    name: 'pages-with-forms',
    expects: [200],
    shot: (n) => ({ path: `${oneOf(pagesWithForms, n)}?n=${n}`, headers: html }),
    heaviest: (n) => ({ path: `/horaires-et-trajets/transport-adapte/demande?n=${n}`, headers: html }),
  },
  {
    name: 'closed-pages',
    expects: [302],
    shot: (n) => ({ path: `${oneOf(closedPages, n)}?n=${n}`, headers: html }),
  },
  {
    name: 'made-up-parts',
    expects: [404],
    shot: (n) => ({ path: `${oneOf(madeUpParts, n)}${n}`, headers: html }),
  },
  {
    name: 'small-endpoints',
    expects: [200],
    shot: (n) => ({ path: `${oneOf(['/_routes/', '/_operator/', '/favicon.ico?n='], n)}${n}` }),
    heaviest: (n) => ({ path: `/_routes/${n}`, headers: { 'accept-encoding': 'gzip' } }),
  },
];

const pagesWithForms = [
  '/connexion',
  '/creer-un-compte',
  '/reinit-mot-de-passe',
  '/infolettre/sujets',
  '/propos/service-a-la-clientele/plainte',
  '/horaires-et-trajets/visites-scolaires',
  '/activation-compte/1/1763236800/x',
  '/confirmation-abonnement/1/infolettre/1763236800/x',
];
const closedPages = ['/mon-profil/avis/modifier', '/employes/recherches', '/employes/formulaires/plainte'];
const madeUpParts = [
  '/v/',
  '/horaires-et-trajets/itineraire/suivre/',
  '/medias/images/9',
  '/emplois/offres-emploi/',
  '/medias/nouvelles/nulle-part-',
];
