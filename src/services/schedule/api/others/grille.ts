import {
  grilleQuerySchema,
  grilleSchema,
  type NoteGrilleJson,
  type VoyageGrilleJson,
} from '#contract/schedule/grille.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { buildGrid, flagsAt, notesOf, timeAt, type TimetableGrid } from '#transit/grid/grid.ts';
import type { GridNote } from '#transit/grid/grid-notes.ts';
import { cellFlags } from '#transit/grid/grid-rows.ts';
import { splitHeadsign } from '#transit/timetable/line-direction.ts';
import { defineQuestion } from '../define-call.ts';
import { formatWay } from '../format-line.ts';
import { formatStop } from '../format-stop.ts';
import { dayOf, findWay, requireSchedule, type ScheduleView } from '../schedule-context.ts';

export const grille = defineQuestion({
  path: '/grille',
  summary:
    'La grille horaire d’un parcours, d’une direction et d’un jour\u00A0; null si le parcours ou la direction n’existe pas',
  query: grilleQuerySchema,
  answer: grilleSchema.nullable(),
  lifetime: 'board',
  isOfDay: true,
  handle: ({ noParcours, codeDirection, date }, view) => {
    const day = dayOf(view, date);
    requireSchedule(view, day);
    const way = findWay(view, noParcours, codeDirection);
    if (!way) return null;
    const { edition } = view;
    const grid = buildGrid(edition, way, day);
    return {
      parcours: formatWay(edition, way),
      date: formatServiceDate(day),
      origine: edition.clock.format(edition.clock.toInstant(day, 0)),
      arrets: Array.from(grid.rows, (stop) => formatStop(edition, stop)),
      voyages: Array.from(grid.trips, (_, column) => formatColumn(view, grid, column)),
    };
  },
});

function formatColumn(
  { edition, live, now }: ScheduleView,
  grid: TimetableGrid,
  column: number,
): VoyageGrilleJson {
  const { timetable } = edition;
  const trip = grid.trips[column] as number;
  const rows = [...grid.rows.keys()];
  const flagged = (flag: number) =>
    rows.filter((row) => (flagsAt(timetable, grid, row, column) & flag) !== 0);
  return {
    idVoyage: timetable.tripId(trip),
    nomDestination: splitHeadsign(timetable.headsigns[timetable.tripHeadsign[trip] as number] ?? '').name,
    annule: live.findTrip(trip, grid.date, now)?.isCancelled === true,
    heures: rows.map((row) => {
      const seconds = timeAt(grid, row, column);
      return seconds < 0 ? null : seconds;
    }),
    descenteSeulement: flagged(cellFlags.alightingOnly),
    approximatif: flagged(cellFlags.approximate),
    notes: notesOf(grid, column).map((note) => formatNote(edition, note)),
  };
}

const genres = { begins: 'debut', ends: 'fin', via: 'passePar', skips: 'omet' } as const;

function formatNote({ timetable }: ScheduleView['edition'], note: GridNote): NoteGrilleJson {
  const stops = 'stop' in note ? [note.stop] : note.stops;
  return { genre: genres[note.kind], arrets: stops.map((stop) => timetable.stops[stop]?.code ?? '') };
}
