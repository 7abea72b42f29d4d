import { hourBands, type HourBand } from '#domain/grid-hours.ts';
import type { LetteredNote } from '#domain/grid-notes.ts';
import { passedCells } from '#domain/grid-stair.ts';
import type { Locale } from '#domain/locale.ts';
import type { GridTrip, TimetableGrid } from '#domain/timetable.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';

/** A timetable and what is said of it. */
export interface GridDrawing {
  readonly grid: TimetableGrid;
  readonly notes: readonly LetteredNote[];
  readonly locale: Locale;
  readonly texts: FullCatalogue['timetable'];
  /** The number of the rider's stop. */
  readonly you: string | undefined;
  /** The moment it is drawn for. */
  readonly now: number;
  /** Whether its day is the rider's: only then is there a next departure, and a line of now. */
  readonly isToday: boolean;
  /** The calendar day after, as the hours after midnight say it: `mardi 17`. */
  readonly nextDay: string;
  readonly caption: string;
  /** What the box is called that scrolls; one that shows everything needs no name. */
  readonly boxName?: string;
  /** Whether a name is in another language than the page, which is then that of the feed. */
  isForeign(name: string): boolean;
  /** Its tag; French unless given. */
  readonly namesLang?: string | undefined;
  tripHref(trip: GridTrip): string;
  stopHref(code: string): string;
}

/** What the rows of one drawing share. */
export interface GridSheet extends GridDrawing {
  readonly bands: readonly HourBand[];
  /** By column, then by row. */
  readonly passed: readonly (readonly boolean[])[];
  /** Rows of the rider's stop; a loop may call there twice. */
  readonly yourRows: ReadonlySet<number>;
  /** The next departure there. */
  readonly next: CellPlace | undefined;
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export function sheetOf(drawing: GridDrawing): GridSheet {
  const { grid, you, now, isToday } = drawing;
  const nowS = (now - grid.originAt) / 1000;
  const sheet = {
    ...drawing,
    bands: hourBands(grid.trips),
    passed: passedCells(
      grid.trips.map(({ times }) => times),
      nowS,
    ),
    yourRows: new Set(grid.stops.flatMap(({ code }, row) => (code === you ? row : []))),
  };
  return { ...sheet, next: isToday ? nextOf(sheet) : undefined };
}

/** The first departure to come from the rider's stop: not one that is called off, nor one that nobody may board. */
function nextOf({ grid, passed, yourRows }: Omit<GridSheet, 'next'>): CellPlace | undefined {
  const ahead = [...yourRows].flatMap((row) =>
    grid.trips.flatMap(({ times, isCancelled, alightingRows, skippedRows }, column) => {
      const time = times[row] ?? undefined;
      const isOff = isCancelled || skippedRows.includes(row) || alightingRows.includes(row);
      const isUsable = !isOff && passed[column]?.[row] === false;
      return time === undefined || !isUsable ? [] : { row, column, time };
    }),
  );
  return ahead.toSorted((one, two) => one.time - two.time)[0];
}

/** Hours alternate between two grounds, and the first one after midnight has a line before it. */
export function bandClasses({ bands }: Pick<GridSheet, 'bands'>, band: number): string[] {
  const isNight = (bands[band]?.hour ?? 0) >= 24 && (bands[band - 1]?.hour ?? 24) < 24;
  return [...(band % 2 === 1 ? ['o'] : []), ...(isNight ? ['mid'] : [])];
}

export const minutesOf = (seconds: number): number => Math.floor(seconds / 60);
