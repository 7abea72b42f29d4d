import {
  grilleQuerySchema,
  grilleSchema,
  type NoteGrilleJson,
  type VoyageGrilleJson,
} from '#contract/schedule/grille.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import {
  buildGrid,
  describeDirectionDay,
  readColumn,
  type GridNote,
  type TimetableGrid,
} from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatRequestRows, phoneForRows } from '../format-access.ts';
import { destinationOf, formatDirection, formatStop } from '../format-network.ts';
import { findDirection, requireDay, type ScheduleView } from '../schedule-context.ts';

export const grille = defineQuestion({
  path: '/grille',
  summary: {
    fr: 'La grille horaire d’un parcours, d’une direction et d’un jour\u00A0; null si le parcours ou la direction n’existe pas',
    en: 'The schedule grid of a route, a direction and a day; null if the route or the direction does not exist',
  },
  query: grilleQuerySchema,
  answer: grilleSchema.nullable(),
  cache: 'board',
  isOfDay: true,
  handle: ({ noParcours, codeDirection, date: asked }, view) => {
    const date = requireDay(view, asked);
    const direction = findDirection(view, noParcours, codeDirection);
    if (!direction) return null;
    const { edition } = view;
    const grid = buildGrid(edition, { direction, date });
    const voyages = Array.from(grid.trips, (_, column) => formatColumn(view, grid, column));
    return {
      parcours: formatDirection(view, direction),
      date: formatServiceDate(date),
      empreinte: describeDirectionDay(edition, { direction, date }).fingerprint,
      versionHoraire: edition.timetable.version,
      origine: edition.clock.format(edition.clock.toInstant(date, 0)),
      arrets: Array.from(grid.rows, (stop) => formatStop(view, stop)),
      ...phoneForRows(edition.timetable, direction.line, voyages),
      voyages,
    };
  },
});

function formatColumn(view: ScheduleView, grid: TimetableGrid, column: number): VoyageGrilleJson {
  const { edition, live, now } = view;
  const { trip, rows, times, alightingOnly, approximate, onRequest, notes } = readColumn(
    edition,
    grid,
    column,
  );
  const told = live.findTrip(trip, grid.date, now);
  return {
    idVoyage: edition.timetable.tripId(trip),
    nomDestination: destinationOf(view, trip),
    annule: told?.isCancelled === true,
    heures: times.map((seconds) => seconds ?? null),
    descenteSeulement: [...alightingOnly],
    approximatif: [...approximate],
    ...formatRequestRows(onRequest),
    nonDesservi: told?.skipped ? [...rows].filter((_, position) => told.skipped?.[position] === 1) : [],
    notes: notes.map((note) => formatNote(edition, note)),
  };
}

const genres = { begins: 'debut', ends: 'fin', via: 'passePar', skips: 'omet', every: 'frequence' } as const;

export function formatNote({ timetable }: ScheduleView['edition'], note: GridNote): NoteGrilleJson {
  if (note.kind === 'every') {
    const frequence = { secondes: note.everySeconds, debut: note.from, fin: note.until };
    return { genre: genres.every, arrets: [], frequence };
  }
  const stops = 'stop' in note ? [note.stop] : note.stops;
  return { genre: genres[note.kind], arrets: stops.map((stop) => timetable.stops[stop]?.code ?? '') };
}
