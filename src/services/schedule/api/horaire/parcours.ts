import {
  listeParcoursSchema,
  listePeriodeSchema,
  listeTraceSchema,
  parcoursOuNullSchema,
} from '#contract/schedule/parcours.ts';
import type { CallQuery } from '#contract/schedule/queries.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import {
  listPeriods,
  listShapesOfDirection,
  type Period,
  periodOn,
  runningDays,
  type Timetable,
} from '#transit/index.ts';
import { defineWireEndpoint } from '../define-endpoint.ts';
import { formatLine } from '../format-network.ts';
import { describePeriod } from '../format-period.ts';
import { findDirection, requireSchedule, type ScheduleView } from '../schedule-context.ts';

/** What both calls for one line have in common. */
const oneLine = {
  answer: parcoursOuNullSchema,
  cache: 'day',
  isOfDay: true,
  handle: ({ noParcours, date }: CallQuery<'horaire/Parcours'>, view: ScheduleView) => {
    const period = findPeriod(view, date);
    const line = findDirection(view, noParcours, undefined)?.line ?? -1;
    return runsInPeriod(view, line, period) ? formatLine(view, line, period) : null;
  },
} as const;

export const lineEndpoints = [
  defineWireEndpoint('horaire/ListeParcours', {
    summary: {
      fr: 'Les parcours du réseau\u00A0; avec une date, ceux de sa période',
      en: 'The routes of the network; with a date, those of its period',
    },
    answer: listeParcoursSchema,
    cache: 'day',
    isOfDay: true,
    handle: ({ date }, view) => {
      const { edition } = view;
      const period = findPeriod(view, date);
      return linesInOrder(edition.timetable)
        .filter((line) => edition.directions[line]?.length && runsInPeriod(view, line, period))
        .map((line) => formatLine(view, line, period));
    },
  }),
  defineWireEndpoint('horaire/Parcours_Periode', {
    summary: {
      fr: 'Un parcours pendant la période d’une date, ou null s’il n’y circule pas',
      en: 'A route during the period of a date, or null if it does not run then',
    },
    ...oneLine,
  }),
  defineWireEndpoint('horaire/Parcours', {
    summary: {
      fr: 'Un parcours, ou null s’il n’existe pas\u00A0; avec une date, pendant sa période',
      en: 'A route, or null if it does not exist; with a date, during its period',
    },
    ...oneLine,
  }),
  defineWireEndpoint('horaire/ListePeriodeApplication', {
    summary: {
      fr: 'Les périodes d’application des horaires, dans l’ordre\u00A0; avec un parcours, celles où il circule',
      en: 'The periods in which schedules apply, in order; with a route, those in which it runs',
    },
    answer: listePeriodeSchema,
    cache: 'day',
    handle: ({ noParcours }, view) => {
      const { timetable } = view.edition;
      const line = noParcours === undefined ? undefined : timetable.findLine(noParcours);
      return listPeriods(timetable)
        .filter((period) => line === undefined || runsInPeriod(view, line, period))
        .map((period) => ({
          idPeriode: period.id,
          description: describePeriod(view, period),
          dateDebutPeriode: formatServiceDate(period.from),
          dateFinPeriode: formatServiceDate(period.to),
        }));
    },
  }),
  defineWireEndpoint('horaire/ListeParcoursTypeTrace_ParcoursPeriode', {
    summary: {
      fr: 'Les tracés d’un parcours dans une direction, le principal en dernier',
      en: 'The shapes of a route in one direction, the main one last',
    },
    answer: listeTraceSchema,
    cache: 'day',
    isOfDay: true,
    handle: ({ noParcours, codeDirection, date }, view) => {
      requireSchedule(view, date);
      const direction = findDirection(view, noParcours, codeDirection);
      if (!direction) return [];
      return listShapesOfDirection(view.edition, { direction, date }).map(({ id, polyline }) => ({
        idParcoursType: id,
        polyligne: polyline,
      }));
    },
  }),
];

/** Lines as the feed wants them listed, or has them. */
function linesInOrder({ lines }: Timetable): number[] {
  const rankOf = (line: number) => lines[line]?.sortOrder ?? Number.POSITIVE_INFINITY;
  return [...lines.keys()].toSorted((one, two) =>
    rankOf(one) === rankOf(two) ? one - two : rankOf(one) - rankOf(two),
  );
}

/** The period of a day that was asked for; a day without a schedule is refused. */
function findPeriod(view: ScheduleView, asked: ServiceDate | undefined): Period | undefined {
  if (asked === undefined) return undefined;
  requireSchedule(view, asked);
  return periodOn(view.edition.timetable, asked);
}

/** Whether a line runs on some day of a period; without one, in the feed. */
function runsInPeriod({ edition }: ScheduleView, line: number, period: Period | undefined): boolean {
  return line >= 0 && (period === undefined || runningDays(edition, { line, period }).includes('1'));
}
