import {
  feuillesQuerySchema,
  feuillesSchema,
  type FeuilleJson,
  type JourFeuilleJson,
  type TableauFeuilleJson,
} from '#contract/schedule/feuilles.ts';
import { sheetDaysOn, sheetPart, type DayClass, type SheetDay, type SheetDays } from '#domain/sheet-days.ts';
import { addDays, daysBetween, findDayNumber } from '#lib/time/calendar-day.ts';
import { formatIsoDate, formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import {
  buildGrid,
  describeDirectionDay,
  listDirectionsAtStop,
  listStopsOfDirection,
  periodOn,
  readVariants,
  type LineDirection,
} from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { dayKindOf } from '../ecrans/format-day-kind.ts';
import { formatAlongOfLine, formatRequestRows, phoneForRows } from '../format-access.ts';
import { formatDirection, formatMode, formatStop } from '../format-network.ts';
import { describePeriod } from '../format-period.ts';
import { requireDay, type ScheduleView } from '../schedule-context.ts';
import { formatNote } from './grille.ts';

export const feuilles = defineQuestion({
  path: '/feuilles',
  summary: {
    fr: 'Les feuilles imprimables d’un parcours qui valent un jour donné, une par direction\u00A0: leurs jours et leurs tableaux\u00A0; null s’il n’existe pas',
    en: 'The printable sheets of a route that hold on a given day, one for each direction: their days and their tables; null if it does not exist',
  },
  query: feuillesQuerySchema,
  answer: feuillesSchema.nullable(),
  cache: 'board',
  isOfDay: true,
  handle: ({ noParcours, date: asked }, view) => {
    const date = requireDay(view, asked);
    const { timetable, directions } = view.edition;
    const line = timetable.findLine(noParcours);
    if (line < 0) return null;
    const days = listDays(view, date);
    return {
      noParcours: timetable.lines[line]?.number ?? noParcours,
      codeTypeService: view.serviceTypeOf(line),
      ...formatMode(view.edition, line),
      date: formatServiceDate(date),
      directions: (directions[line] ?? []).flatMap((direction) =>
        describeSheet(view, { direction, date, days }),
      ),
    };
  },
});

/** A day of a period, as all directions of a line have it. */
interface PeriodDay extends Pick<SheetDay, 'date' | 'kind'> {
  readonly number: ServiceDate;
}

function listDays(view: ScheduleView, date: ServiceDate): PeriodDay[] {
  const period = periodOn(view.edition.timetable, date);
  if (!period) return [];
  const whole = { from: formatIsoDate(period.from), to: formatIsoDate(period.to) };
  const { from, to } = sheetPart(whole, formatIsoDate(date));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
    const day = addDays(from, place);
    const number = findDayNumber(day) ?? 0;
    return { number, date: day, kind: dayKindOf(view, number) };
  });
}

interface SheetQuestion {
  readonly direction: LineDirection;
  readonly date: ServiceDate;
  readonly days: readonly PeriodDay[];
}

function describeSheet(view: ScheduleView, { direction, date, days }: SheetQuestion): FeuilleJson[] {
  const { edition } = view;
  const own = days.map(({ number, ...day }): SheetDay => {
    const { trips, fingerprint } = describeDirectionDay(edition, { direction, date: number });
    return { ...day, trips, fingerprint };
  });
  const sheet = sheetDaysOn(own, formatIsoDate(date));
  if (!sheet) return [];
  const stops = new StopList();
  const tableaux = sheet.tables.map((table) => describeTable(view, { direction, table, stops }));
  const [first] = listStopsOfDirection(edition, { direction, date });
  const { codeDirection, descriptionDirection } = formatDirection(view, direction);
  return [
    {
      codeDirection,
      description: descriptionDirection,
      origine: formatStop(view, first?.stop ?? -1).nom,
      dateDebut: compact(sheet.from),
      dateFin: compact(sheet.to),
      suite: describeNext(view, sheet, days.at(-1)?.number ?? date),
      sansService: sheet.idle.map(formatClass),
      exceptions: sheet.exceptions.map(compact),
      ...phoneForRows(
        edition.timetable,
        direction.line,
        tableaux.flatMap(({ modeles }) => modeles),
      ),
      ...formatAlongOfLine(edition.timetable, direction.line, direction.patterns),
      arrets: stops.list.map((stop) => {
        const { noArret, nom, accessible } = formatStop(view, stop);
        const lines = new Set(listDirectionsAtStop(edition, { stop, date }).map(({ line }) => line));
        lines.delete(direction.line);
        return { noArret, nom, accessible, correspondances: lines.size };
      }),
      tableaux,
    },
  ];
}

/** The stops of all tables of a sheet, each once. */
class StopList {
  readonly list: number[] = [];
  private readonly places = new Map<number, number>();

  placeOf(stop: number): number {
    const known = this.places.get(stop);
    if (known !== undefined) return known;
    this.places.set(stop, this.list.length);
    return this.list.push(stop) - 1;
  }
}

interface TableQuestion {
  readonly direction: LineDirection;
  readonly table: SheetDays['tables'][number];
  readonly stops: StopList;
}

function describeTable(view: ScheduleView, { direction, table, stops }: TableQuestion): TableauFeuilleJson {
  const { edition } = view;
  const grid = buildGrid(edition, { direction, date: findDayNumber(table.date) ?? 0 });
  const { variants, tripVariant } = readVariants(edition, grid);
  return {
    jours: table.classes.map(formatClass),
    empreinte: table.fingerprint,
    date: compact(table.date),
    rangees: Array.from(grid.rows, (stop) => stops.placeOf(stop)),
    modeles: variants.map(({ alightingOnly, approximate, onRequest, notes }) => ({
      descenteSeulement: alightingOnly,
      approximatif: approximate,
      ...formatRequestRows(onRequest),
      notes: notes.map((note) => formatNote(edition, note)),
    })),
    voyages: tripVariant,
    heures: Array.from(grid.cells),
  };
}

/** What begins the day after a sheet: a change inside the period, or the next period. */
function describeNext(view: ScheduleView, sheet: SheetDays, last: ServiceDate): FeuilleJson['suite'] {
  const end = findDayNumber(sheet.to) ?? last;
  const dateDebut = formatServiceDate(end + 1);
  if (end < last) return { dateDebut, nom: null };
  const next = periodOn(view.edition.timetable, end + 1);
  return next ? { dateDebut, nom: describePeriod(view, next) } : null;
}

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;

function formatClass(dayClass: DayClass): JourFeuilleJson {
  if (dayClass === 'holiday') return 'ferie';
  return dayClass === 'school-day-off' ? 'congeScolaire' : weekdays[dayClass];
}

/** `2026-11-16` as the wire writes it. */
const compact = (day: string): string => day.replaceAll('-', '');
