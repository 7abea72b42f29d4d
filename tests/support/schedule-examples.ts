import { scheduleCalls } from './schedule-calls.ts';

type Query = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, string>>;

/** Asks the fictional city: path and query in, JSON out. */
export type AskCity = <Answer>(path: string, query?: Query) => Promise<Answer>;

const line = '801';
const shortLine = '88';
/** A Monday, the day after the tests' instant. */
const date = '20261116';

/** A question for each call that takes one, about things that the city has. */
export async function chooseExampleQueries(ask: AskCity): Promise<Readonly<Record<string, Query>>> {
  const { codeDirectionPrincipale: codeDirection = '' } = await ask<Json>('/horaire/Parcours', {
    noParcours: line,
  });
  const way = { noParcours: line, codeDirection };
  const [, stop] = await ask<{ noArret: string; latitude: number; longitude: number }[]>(
    '/horaire/ListeArret_Parcours',
    way,
  );
  const { noArret, latitude, longitude } = stop ?? { noArret: '', latitude: 0, longitude: 0 };
  const atStop = { ...way, noArret };
  const here = { latitude: String(latitude), longitude: String(longitude) };
  const [trip] = await ask<Json[]>('/horaire/ListeHoraire_ArretParcours', { ...atStop, date });
  const [bus] = await ask<Json[]>('/horaire/ListeAutobus_Parcours', way);
  const [notice] = await ask<{ id: number }[]>('/avis/ListeAvis');
  return {
    '/horaire/ListeParcours': { date },
    '/horaire/Parcours_Periode': { noParcours: line, date },
    '/horaire/Parcours': { noParcours: line },
    '/horaire/ListePeriodeApplication': { noParcours: line },
    '/horaire/ListeParcoursTypeTrace_ParcoursPeriode': { ...way, date },
    '/horaire/Arret': { noArret },
    '/horaire/ListeArret_Parcours': way,
    '/horaire/ListeArret_ParcoursPeriode': { ...way, date },
    '/horaire/ListeParcoursCorrespondance_ArretParcours': { ...atStop, date },
    '/horaire/ListeBorneVirtuelle_Arret': { noArret },
    '/horaire/ListeBorneVirtuelle_Arrets': { arrets: noArret },
    '/horaire/BorneVirtuelle_ArretParcours': atStop,
    '/horaire/ListeHoraire_ArretParcours': { ...atStop, date },
    '/horaire/ListeHoraire_Voyage': { idVoyage: trip?.['idVoyage'] ?? '', date },
    '/horaire/ListeHoraire_Autobus': {
      idAutobus: bus?.['idAutobus'] ?? '',
      idVoyage: bus?.['idVoyage'] ?? '',
    },
    '/horaire/ListeAutobus_Parcours': way,
    '/avis/Avis': { id: String(notice?.id) },
    '/porteeAvis': { id: String(notice?.id) },
    '/departs': { arrets: noArret, limite: '2' },
    '/voyage': { idVoyage: bus?.['idVoyage'] ?? '', date: '20261115' },
    '/parcours': { noParcours: line },
    '/flux': { arrets: noArret },
    '/journee': atStop,
    '/suiviParcours': { noParcours: line },
    '/horaireArret': { noArret, jours: '1' },
    '/autobus': { noParcours: line },
    '/grille': { ...way, date },
    // The rare line of factories: a sheet of few times.
    '/feuilles': { noParcours: shortLine, date },
    '/calendrier': { noParcours: line, date, jours: '3' },
    '/comparaison': { ...way, dateAvant: '20261115', dateApres: date },
    // In French the list is empty: the names of the feed are French.
    '/nomsTraduits': { langue: 'en' },
    '/recherche': { texte: 'marché', ...here, limite: '5' },
    '/arretsProches': { ...here, limite: '5' },
    '/voyagesAnnules': { date: '20261115' },
  };
}

/** The calls whose answers are files. */
export const isFile = (path: string): boolean => /\.(zip|pb)$/.test(path);

export const jsonPaths: readonly string[] = Object.keys(scheduleCalls).filter((path) => !isFile(path));

const shown = 2;

/** An answer short enough to be read: of a list of things the first two. Coordinates stay whole. */
export function cutShort(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfThings = value.every((item) => !Array.isArray(item) && typeof item !== 'number');
    return (isOfThings ? value.slice(0, shown) : value).map(cutShort);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cutShort(member)]));
}
