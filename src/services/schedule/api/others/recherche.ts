import {
  arretsProchesQuerySchema,
  arretsProchesSchema,
  rayonParDefaut,
  rechercheQuerySchema,
  rechercheSchema,
  resultatsParDefaut,
  type ArretTrouveJson,
} from '#contract/schedule/recherche.ts';
import { metresBetween } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { descriptionOf, formatMode, formatStop } from '../format-network.ts';
import { formatClosure } from '../format-notice.ts';
import { closureAt } from '../notices-here.ts';
import { listLinesAtStop } from '../lines-at-stop.ts';
import { dayOf, type ScheduleView } from '../schedule-context.ts';

export const recherche = defineQuestion({
  path: '/recherche',
  summary: {
    fr: 'Parcours et arrêts par numéro, par nom ou à peu près',
    en: 'Routes and stops by number, by name or by an approximate spelling',
  },
  query: rechercheQuerySchema,
  answer: rechercheSchema,
  // A stop may close from one moment to the next.
  cache: 'board',
  handle: ({ texte, latitude, longitude, rayon, limite = resultatsParDefaut }, view) => {
    const { edition, locale } = view;
    const search = view.searchIn(locale);
    const here = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const around = here && rayon !== undefined ? { ...here, withinMetres: rayon } : undefined;
    return {
      parcours: search.searchLines(texte, limite).map(({ index, match }) => ({
        noParcours: edition.timetable.lines[index]?.number ?? '',
        description: descriptionOf(view, index),
        codeTypeService: view.serviceTypeOf(index),
        ...formatMode(edition, index),
        ...approximately(match),
      })),
      arrets: search.searchStops(texte, limite, around).map(({ index, match }) => {
        const place = edition.timetable.stops[index];
        const metres = here && place ? metresBetween(here, place) : undefined;
        return { ...describeFound(view, index, metres), ...approximately(match) };
      }),
    };
  },
});

/** Said of what was found by a spelling that is not its own. */
const approximately = (match: string) =>
  match === 'typo' || match === 'guess' ? { approximatif: true } : {};

export const arretsProches = defineQuestion({
  path: '/arretsProches',
  summary: {
    fr: 'Les arrêts autour d’une position, du plus proche au plus loin',
    en: 'The stops around a position, from nearest to farthest',
  },
  query: arretsProchesQuerySchema,
  answer: arretsProchesSchema,
  cache: 'board',
  handle: ({ latitude, longitude, rayon = rayonParDefaut, limite = resultatsParDefaut }, view) =>
    view.search
      .nearestStops({ latitude, longitude }, { limit: limite, withinMetres: rayon })
      .map(({ index, metres }) => describeFound(view, index, metres)),
});

function describeFound(view: ScheduleView, stop: number, metres: number | undefined): ArretTrouveJson {
  return {
    ...formatStop(view, stop),
    distance: metres === undefined ? null : Math.round(metres),
    parcours: listLinesAtStop(view, { stop, date: dayOf(view, undefined) }),
    fermeture: formatClosure(view, stop, closureAt(view, stop)),
  };
}
