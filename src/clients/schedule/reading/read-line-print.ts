import type {
  FeuilleJson,
  FeuillesJson,
  JourFeuilleJson,
  ModeleFeuilleJson,
  TableauFeuilleJson,
} from '#contract/schedule/feuilles.ts';
import type {
  DirectionPrint,
  LinePrint,
  NextSheet,
  PrintGrid,
  PrintStop,
  PrintTrip,
} from '#domain/line-print.ts';
import type { DayClass } from '#domain/sheet-days.ts';
import { readAlongOfLine, readRequestRows } from './read-access.ts';
import { given, readDay, readMode } from './read-fields.ts';
import { readNote } from './read-timetable.ts';

const classes: Readonly<Record<JourFeuilleJson, DayClass>> = {
  dimanche: 0,
  lundi: 1,
  mardi: 2,
  mercredi: 3,
  jeudi: 4,
  vendredi: 5,
  samedi: 6,
  ferie: 'holiday',
  congeScolaire: 'school-day-off',
};

const readClasses = (days: readonly JourFeuilleJson[]): DayClass[] => days.map((day) => classes[day]);

/** `feuilles`: what is printed of a line. */
export function readLinePrint(json: FeuillesJson): LinePrint {
  return {
    number: json.noParcours,
    serviceTypeCode: json.codeTypeService,
    ...readMode(json),
    date: readDay(json.date),
    directions: json.directions.map(readSheet),
  };
}

function readSheet(json: FeuilleJson): DirectionPrint {
  const stops = json.arrets.map(({ noArret, nom, accessible, correspondances }): PrintStop => ({
    code: noArret,
    name: nom,
    isAccessible: accessible,
    connections: correspondances,
  }));
  return {
    direction: json.codeDirection,
    towards: json.description,
    origin: json.origine,
    days: {
      from: readDay(json.dateDebut),
      to: readDay(json.dateFin),
      tables: json.tableaux.map(({ empreinte, date, jours }) => ({
        fingerprint: empreinte,
        date: readDay(date),
        classes: readClasses(jours),
      })),
      idle: readClasses(json.sansService),
      exceptions: json.exceptions.map(readDay),
    },
    next: readNext(json.suite),
    ...given('along', json.entreArrets && readAlongOfLine(json.entreArrets)),
    grids: json.tableaux.map((table) => readTable(table, stops, json.telephone)),
  };
}

function readNext(json: FeuilleJson['suite']): NextSheet {
  if (json === null) return { kind: 'unknown' };
  const from = readDay(json.dateDebut);
  return json.nom === null ? { kind: 'change', from } : { kind: 'period', name: json.nom, from };
}

function readTable(
  { rangees, modeles, voyages, heures }: TableauFeuilleJson,
  stops: readonly PrintStop[],
  phone: string | undefined,
): PrintGrid {
  const models = modeles.map((model) => readModel(model, phone));
  return {
    stops: rangees.flatMap((place) => stops[place] ?? []),
    trips: voyages.flatMap((place, trip): PrintTrip[] => {
      const model = models[place];
      return model ? [{ ...model, lastRow: lastRowOf(heures, voyages.length, trip) }] : [];
    }),
    times: heures,
  };
}

function readModel(
  { descenteSeulement, approximatif, surDemande, notes }: ModeleFeuilleJson,
  phone: string | undefined,
): Omit<PrintTrip, 'lastRow'> {
  return {
    alightingRows: descenteSeulement,
    approximateRows: approximatif,
    ...given('requests', surDemande && readRequestRows(surDemande, phone)),
    notes: notes.map(readNote),
  };
}

function lastRowOf(times: readonly number[], width: number, trip: number): number {
  let cell = times.length - width + trip;
  while (cell >= 0 && (times[cell] ?? -1) < 0) cell -= width;
  return Math.floor(cell / width);
}
