import {
  arretsProchesQuerySchema,
  arretsProchesSchema,
  rechercheQuerySchema,
  rechercheSchema,
  type ArretTrouveJson,
} from '#contract/schedule/recherche.ts';
import { metresBetween } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { descriptionOf, formatStop } from '../format-network.ts';
import type { ScheduleView } from '../schedule-context.ts';

const shown = 10;
/** As far as a rider would walk without asking for more. */
const walkMetres = 1000;

export const recherche = defineQuestion({
  path: '/recherche',
  summary: 'Parcours et arrêts par numéro, par nom ou à peu près',
  query: rechercheQuerySchema,
  answer: rechercheSchema,
  cache: 'hour',
  handle: ({ texte, latitude, longitude, rayon, limite = shown }, view) => {
    const { edition, search } = view;
    const here = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const around = here && rayon !== undefined ? { ...here, withinMetres: rayon } : undefined;
    return {
      parcours: search.searchLines(texte, limite).map(({ index }) => ({
        noParcours: edition.timetable.lines[index]?.number ?? '',
        description: descriptionOf(view, index),
        codeTypeService: view.serviceTypeOf(index),
      })),
      arrets: search.searchStops(texte, limite, around).map(({ index }) => found(view, index, here)),
    };
  },
});

export const arretsProches = defineQuestion({
  path: '/arretsProches',
  summary: 'Les arrêts autour d’une position, du plus proche au plus loin',
  query: arretsProchesQuerySchema,
  answer: arretsProchesSchema,
  cache: 'hour',
  handle: ({ latitude, longitude, rayon = walkMetres, limite = shown }, view) =>
    view.search
      .nearestStops({ latitude, longitude }, { limit: limite, withinMetres: rayon })
      .map(({ index, metres }) => ({ ...formatStop(view, index), distance: Math.round(metres) })),
});

function found(
  view: ScheduleView,
  stop: number,
  here: { readonly latitude: number; readonly longitude: number } | undefined,
): ArretTrouveJson {
  const json = formatStop(view, stop);
  return { ...json, distance: here ? Math.round(metresBetween(here, json)) : null };
}
