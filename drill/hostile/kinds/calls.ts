import type { Facts } from '../facts.ts';
import type { HostileKind } from '../shot.ts';
import { compact, dateNear, dayAfter, oneOf, words } from './drawn.ts';

const content = '/services/content';
const schedule = '/services/schedule';

/** Calls of the services beside those that screens ask most. */
export const callKinds: readonly HostileKind[] = [
  {
    name: 'calls-of-the-wire',
    expects: [200],
    shot: (n, facts) => ({ path: `${schedule}/${oneOf(wireCalls(n, facts), n)}` }),
    heaviest: (n) => ({ path: `${schedule}/horaire/ListeParcours?n=${n}` }),
  },
  {
    name: 'schedule-questions',
    expects: [200],
    shot: (n, facts) => ({ path: `${schedule}/${oneOf(questions(n, facts), n)}` }),
    heaviest: (n, { day }) => ({
      path: `${schedule}/comparaison?noParcours=801&dateAvant=${compact(dayAfter(day, n % 7))}&dateApres=${compact(dayAfter(day, 2 + (n % 28)))}`,
    }),
  },
  {
    name: 'places-call',
    expects: [200],
    shot: (n) => ({
      path: `/services/itinerary/coverage/default/places?q=${encodeURIComponent(words(n, 2).slice(0, 3 + (n % 20)))}`,
    }),
    heaviest: (n) => ({
      path: `/services/itinerary/coverage/default/places?q=${encodeURIComponent(words(n, 20).slice(0, 100))}`,
    }),
  },
  {
    name: 'content-item',
    expects: [200],
    shot: (n, { item }) => ({
      path: `${content}/api/pages/${item}${oneOf(['', '/content', '/relationships/content', '?include=content'], n)}`,
    }),
    heaviest: (_, { item }) => ({
      path: `${content}/api/pages/${item}?include=content,content.media_image,content.column_left.column_left`,
    }),
  },
  {
    name: 'content-lookups',
    expects: [200],
    shot: (n, facts) => ({ path: `${content}/${oneOf(lookups(facts), n)}` }),
    heaviest: () => ({ path: `${content}/api/menu_items/main` }),
  },
  {
    name: 'content-search-calls',
    expects: [200],
    shot: (n) => ({
      path: `${content}/api/search-${n % 2 ? 'stops' : 'points-of-sale'}?search=${encodeURIComponent(words(n, 2))}`,
    }),
    heaviest: (n) => ({
      path: `${content}/api/search-stops?search=${encodeURIComponent(words(n, 30).slice(0, 100))}`,
    }),
  },
];

const wireCalls = (n: number, { lines, stops, trips, day }: Facts): readonly string[] => {
  const { id, line, stop, direction } = oneOf(trips, n);
  const own = `noParcours=${oneOf(lines, n)}`;
  const there = `noParcours=${line}&noArret=${stop}&codeDirection=${direction}`;
  return [
    `horaire/Parcours?${own}`,
    `horaire/ListePeriodeApplication?${own}`,
    `horaire/ListeParcoursTypeTrace_ParcoursPeriode?${own}&date=${compact(day)}`,
    `horaire/Arret?noArret=${oneOf(stops, n)}`,
    `horaire/ListeArret_Parcours?${own}`,
    `horaire/ListeParcoursCorrespondance_ArretParcours?${there}`,
    `horaire/BorneVirtuelle_ArretParcours?${there}`,
    `horaire/ListeHoraire_ArretParcours?${there}&date=${compact(dateNear(day, n))}`,
    `horaire/ListeAutobus_Parcours?${own}`,
    `horaire/Parcours_Periode?${own}&date=${compact(day)}`,
    `horaire/ListeArret_ParcoursPeriode?${own}&date=${compact(day)}`,
    `horaire/ListeHoraire_Voyage?idVoyage=${encodeURIComponent(id)}&date=${compact(day)}`,
    `horaire/ListeHoraire_Autobus?idAutobus=1041&idVoyage=${encodeURIComponent(id)}`,
    `avis/Avis?id=${n}`,
    `avis/ListeAvis?n=${n}`,
    `pointsVente/ListePointsVente?n=${n}`,
    `parcOBus/ListeParcOBus?n=${n}`,
  ];
};

const questions = (n: number, { lines, trips, day }: Facts): readonly string[] => {
  const { id, line, stop } = oneOf(trips, n);
  const own = `noParcours=${oneOf(lines, n)}`;
  return [
    `voyage?idVoyage=${encodeURIComponent(id)}&date=${compact(day)}`,
    `parcours?${own}`,
    `journee?noParcours=${line}&noArret=${stop}`,
    `suiviParcours?${own}`,
    'autobus',
    `porteeAvis?id=${n}`,
    `avisReseau?n=${n}`,
    `reseau?n=${n}`,
    `nomsTraduits?langue=en&n=${n}`,
    `voyagesAnnules?n=${n}`,
    `exploitation/rapportImport?n=${n}`,
    `exploitation/tempsReel?n=${n}`,
    `donneesOuvertes?n=${n}`,
  ];
};

const lookups = ({ file }: Facts): readonly string[] => [
  file.slice(1),
  `subrequests?query=${encodeURIComponent(JSON.stringify([{ requestId: 'a', action: 'view', uri: '/api/jobs' }]))}`,
  'webform_jsonschema/objets_perdus',
  'api/taxonomy_term/00000000-0000-4000-8000-000000000000',
  'api',
  'api/jobs',
  'api/featured',
  'api/menus/main',
  'api/menu_items/main',
  'api/clientSettings',
  'api/taxonomyTerms/routes',
  'api/taxonomy_term/stops',
  'api/webform_jsonschema/objets_perdus',
];
