import { operator } from '#data/operator.ts';
import type { DayClass, SheetDays } from '#domain/sheet-days.ts';
import type { PrintGrid, PrintStop } from '#domain/line-print.ts';
import type { GridNote } from '#domain/timetable.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { SheetMaterial } from '#site/pages/print/sheet/make-sheet.ts';
import type { SheetFrame } from '#site/pages/print/sheet/sheet-frame.ts';

interface LineOptions {
  /** Names of the stops, in the order of travel; `Arrêt 1` and so on for a number. */
  readonly stops: number | readonly string[];
  /** The tables: the days of each, and when its trips leave, in minutes. */
  readonly tables: readonly {
    readonly classes: readonly DayClass[];
    readonly leave: readonly number[];
    readonly notes?: Readonly<Record<number, readonly GridNote[]>>;
  }[];
  readonly towards?: string;
  readonly days?: Partial<SheetDays>;
  readonly more?: Partial<SheetMaterial>;
}

/** A line whose stops are two minutes apart, as a sheet is made from it. */
export function sheetMaterial({
  stops,
  tables,
  towards = 'Terminus',
  days,
  more,
}: LineOptions): SheetMaterial {
  const names =
    typeof stops === 'number' ? Array.from({ length: stops }, (_, place) => `Arrêt ${place + 1}`) : stops;
  const own = names.map((name, place): PrintStop => {
    return { code: String(1000 + place), name, isAccessible: place % 2 === 0, connections: 0 };
  });
  return {
    line: { number: '801', serviceTypeCode: operator.serviceTypes[0]?.code ?? 0 },
    direction: {
      direction: '0',
      towards,
      origin: names[0] ?? '',
      days: {
        from: '2026-10-19',
        to: '2026-11-27',
        tables: tables.map(({ classes }, place) => ({
          fingerprint: String(place),
          classes,
          date: '2026-11-16',
        })),
        idle: [],
        exceptions: [],
        ...days,
      },
      next: { kind: 'unknown' },
      grids: tables.map(({ leave, notes = {} }): PrintGrid => ({
        stops: own,
        trips: leave.map((_, trip) => ({
          lastRow: own.length - 1,
          alightingRows: [],
          approximateRows: [],
          notes: notes[trip] ?? [],
        })),
        times: own.flatMap((_, row) => leave.map((minute) => (minute + row * 2) * 60)),
      })),
    },
    notices: [],
    ...more,
  };
}

/** A bus every so many minutes, from an hour to another. */
export const every = (minutes: number, fromHour: number, toHour: number): number[] =>
  Array.from(
    { length: Math.ceil(((toHour - fromHour) * 60) / minutes) },
    (_, trip) => fromHour * 60 + trip * minutes,
  );

export function sheetFrame(change: Partial<SheetFrame> = {}): SheetFrame {
  return {
    locale: 'fr',
    texts: catalogues[change.locale ?? 'fr'],
    operator,
    paper: 'letter',
    now: Date.parse('2026-11-15T19:00:00Z'),
    headingLevel: 1,
    checkAddress: (code) => `https://bus.example/v/${code}`,
    stopAddress: (code) => `https://bus.example/horaires/${code}`,
    drawQr: () => '<svg ></svg>',
    ...change,
  };
}
