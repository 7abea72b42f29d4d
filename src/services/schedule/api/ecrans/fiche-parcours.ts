import {
  ficheParcoursQuerySchema,
  ficheParcoursSchema,
  type FicheParcoursJson,
} from '#contract/schedule/fiche-parcours.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import {
  describeDirectionDay,
  listBoard,
  listStopsOfDirection,
  listVariantsOfDirection,
  periodOn,
  type LineDirection,
  type OnRequest,
  type Period,
} from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatAlongOfLine, formatShared } from '../format-access.ts';
import { formatLiveTrust } from '../format-board.ts';
import { destinationOf, formatDirection, formatLine, formatStop } from '../format-network.ts';
import { formatDayKind } from './format-day-kind.ts';
import { formatReplacement } from '../format-notice.ts';
import { operatorOfLine } from '../line-operator.ts';
import { listLinesAtStop } from '../lines-at-stop.ts';
import { closureOn, formatNotices, idsOf, noticesOf } from '../notices-here.ts';
import { requireDay, type ScheduleView } from '../schedule-context.ts';

type PeriodeJson = NonNullable<FicheParcoursJson['periode']>;
type DirectionJson = FicheParcoursJson['directions'][number];

export const ficheParcours = defineQuestion({
  path: '/parcours',
  summary: {
    fr: 'Un parcours un jour donné\u00A0: directions, arrêts et leurs autres parcours, prochains départs, empreintes\u00A0; null s’il n’existe pas',
    en: 'A route on a given day: directions, stops and their other routes, next departures, fingerprints; null if it does not exist',
  },
  query: ficheParcoursQuerySchema,
  answer: ficheParcoursSchema.nullable(),
  cache: 'board',
  isOfDay: true,
  handle: ({ noParcours, date: asked }, view) => {
    const date = requireDay(view, asked);
    const line = view.edition.timetable.findLine(noParcours);
    return line < 0 ? null : describeLine(view, line, date);
  },
});

export function describeLine(view: ScheduleView, line: number, date: ServiceDate): FicheParcoursJson {
  const { edition } = view;
  const period = periodOn(edition.timetable, date);
  const { number = '' } = edition.timetable.lines[line] ?? {};
  const notices = noticesOf(view, { number }, date);
  return {
    parcours: formatLine(view, line, period),
    date: formatServiceDate(date),
    genreJour: formatDayKind(view, date),
    periode: period ? formatPeriod(view, period) : null,
    tempsReel: formatLiveTrust(view, line),
    directions: (edition.directions[line] ?? []).map((direction) => describeDirection(view, direction, date)),
    versionHoraire: edition.timetable.version,
    ...describeAbout(edition.timetable, line),
    ...formatAlongOfLine(
      edition.timetable,
      line,
      (edition.directions[line] ?? []).flatMap(({ patterns }) => patterns),
    ),
    avis: idsOf(notices),
    listeAvis: formatNotices(view, notices),
  };
}

const bikes = { all: 'tous', some: 'certains', none: 'aucun' } as const;

/** What the feed says of a line besides where it goes and when. */
function describeAbout(timetable: ScheduleView['edition']['timetable'], line: number): AboutJson {
  const { description, url, bikes: taken } = timetable.lines[line] ?? {};
  const operator = operatorOfLine(timetable, line);
  return {
    ...(operator && { exploitant: { nom: operator.name, telephone: operator.phone, site: operator.url } }),
    ...(description !== undefined && { precisions: description }),
    ...(url !== undefined && { site: url }),
    ...(taken && { velos: bikes[taken] }),
  };
}

type AboutJson = Pick<FicheParcoursJson, 'exploitant' | 'precisions' | 'site' | 'velos'>;

function formatPeriod({ edition: { timetable } }: ScheduleView, { from, to }: Period): PeriodeJson {
  return {
    dateDebut: formatServiceDate(from),
    dateFin: formatServiceDate(to),
    debutCertain: from > timetable.firstDate,
    finCertaine: to < timetable.firstDate + timetable.days - 1,
  };
}

function describeDirection(view: ScheduleView, direction: LineDirection, date: ServiceDate): DirectionJson {
  const { edition } = view;
  const { clock } = edition;
  const { trips, firstStart, lastStart, fingerprint } = describeDirectionDay(edition, { direction, date });
  const stops = listStopsOfDirection(edition, { direction, date });
  const written = edition.clockAt(stops[0]?.stop ?? -1);
  const format = (seconds: number | undefined) =>
    seconds === undefined ? null : written.format(clock.toInstant(date, seconds));
  const nameOf = (place: number) => formatStop(view, stops.at(place)?.stop ?? -1).nom;
  return {
    codeDirection: direction.code,
    description: formatDirection(view, direction).descriptionDirection,
    origine: nameOf(0),
    terminus: nameOf(-1),
    nombreVoyages: trips,
    premierDepart: format(firstStart),
    dernierDepart: format(lastStart),
    empreinte: fingerprint,
    arrets: stops.map((stop) => describeStop(view, { ...stop, direction, date })),
    variantes: listVariantsOfDirection(edition, { direction, date }).map(({ stops: way, trips: own }) => ({
      nombreVoyages: own.length,
      destinations: [...new Set(own.map((trip) => destinationOf(view, trip)))],
      arrets: Array.from(way, (stop) => edition.timetable.stops[stop]?.code ?? ''),
    })),
  };
}

interface StopQuestion {
  readonly stop: number;
  readonly isServed: boolean;
  readonly isAlightingOnly: boolean;
  readonly onRequest?: OnRequest;
  readonly direction: LineDirection;
  readonly date: ServiceDate;
}

function describeStop(view: ScheduleView, question: StopQuestion): DirectionJson['arrets'][number] {
  const { edition, now } = view;
  const { stop, direction, date } = question;
  const { clock } = edition;
  // After midnight a rider's calendar is a day ahead of the service: both dates mean what is still to come.
  const isToday = date === clock.dateAt(now) || date === clock.calendarDateAt(now);
  const board = listBoard(view, { stop, direction, limit: 1 });
  // A loop comes back to its first stop: nobody leaves from its last row.
  const isHere = isToday && board.isAlightingOnly === question.isAlightingOnly;
  const departure = isHere
    ? board.departures.find(({ isCancelled, isSkipped }) => !isCancelled && !isSkipped)
    : undefined;
  const closure = closureOn(view, question);
  return {
    ...formatStop(view, stop),
    arretNonDesservi: !question.isServed || closure !== undefined,
    remplacement: formatReplacement(view, stop, closure?.instead),
    descenteSeulement: question.isAlightingOnly,
    ...formatShared(edition.timetable, direction.line, question.onRequest),
    parcours: listLinesAtStop(view, { stop, date, except: direction.line }),
    prochainDepart: departure ? edition.clockAt(stop).format(departure.expectedAt) : null,
  };
}
