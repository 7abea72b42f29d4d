import { faultSchema } from '#contract/schedule/fault.ts';
import {
  porteeAvisBodySchema,
  porteeAvisQuerySchema,
  porteeAvisSchema,
  type PorteeAvisJson,
} from '#contract/schedule/portee-avis.ts';
import { isPosted, type Notice } from '#domain/notices/notice.ts';
import { AppError } from '#lib/errors.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { isOfOurs } from '#platform/http/inside.ts';
import { manyValues } from '#platform/http/modest-json.ts';
import { reachOf, type NoticeReach } from '#services/schedule/notices/notice-reach.ts';
import type { NoticePort } from '#services/schedule/ports.ts';
import { periodOn, type LineDirection, type TouchedDirection } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatDayKind } from '../ecrans/format-day-kind.ts';
import { formatDirection, formatMode, formatStop } from '../format-network.ts';
import { formatReplacement } from '../format-notice.ts';
import type { ScheduleContext, ScheduleView } from '../schedule-context.ts';

type DirectionJson = PorteeAvisJson['directions'][number];

export const porteeAvis = defineQuestion({
  path: '/porteeAvis',
  summary: {
    fr: 'Ce que touche un avis\u00A0: parcours, départs, arrêts et fiches imprimables\u00A0; null s’il n’existe pas',
    en: 'What a notice touches: routes, departures, stops and printable sheets; null if it does not exist',
  },
  query: porteeAvisQuerySchema,
  answer: porteeAvisSchema.nullable(),
  cache: 'board',
  handle: ({ id }, view) => {
    const notice = view.notices.list(view.locale).find((each) => each.id === id);
    return notice && isPosted(notice, view.now) ? formatReach(view, notice) : null;
  },
});

interface DraftSources {
  readonly context: ScheduleContext;
  readonly port: Pick<NoticePort, 'read'>;
  /** Who shows it belongs to this installation. */
  readonly insideKey: string | undefined;
}

const largestBytes = 512 * 1024;

/** The same of a notice that is not published: a stranger has none, and may not have us count for theirs. */
export const porteeBrouillon = ({ context, port, insideKey }: DraftSources) =>
  defineEndpoint({
    method: 'POST',
    path: '/porteeAvis',
    summary: {
      fr: 'Ce que toucherait un avis qui n’est pas publié, écrit comme dans le contenu\u00A0; pour l’installation elle-même',
      en: 'What a notice that is not published would touch, written as in the content; for the installation itself',
    },
    body: porteeAvisBodySchema,
    bodyLimitBytes: largestBytes,
    mostValues: manyValues,
    answers: { 200: porteeAvisSchema, 403: faultSchema },
    admit: ({ headers, outside }) => {
      if (outside && !isOfOurs(headers, insideKey))
        throw new AppError('forbidden', 'this call is for the installation itself');
    },
    handle: ({ body, language }) => {
      const notice = port.read(body);
      return { status: 200, body: formatReach(context.view(language), notice) };
    },
  });

function formatReach(view: ScheduleView, notice: Notice): PorteeAvisJson {
  const { edition, now } = view;
  const { from, days, stops } = reachOf(edition, notice, now);
  const last = days.at(-1);
  const directions = [...new Set(days.flatMap((day) => day.directions.map(({ direction }) => direction)))];
  const spoken = notice.lines.map(({ number }) => number);
  const touched = directions.map(({ line }) => edition.timetable.lines[line]?.number ?? '');
  return {
    general: notice.general,
    dateDebut: last ? formatServiceDate(from) : null,
    dateFin: last ? formatServiceDate(last.date) : null,
    nombreDeparts: sum(days.flatMap((day) => day.directions.map(({ trips }) => trips))),
    parcours: [...new Set([...spoken, ...touched])],
    directions: directions.map((direction) => formatReachedDirection(view, direction, days)),
    arrets: stops.map(({ stop, instead }) => ({
      arret: formatStop(view, stop),
      remplacement: formatReplacement(view, stop, instead),
    })),
    fiches: listSheets(view, { lines: [...new Set(touched)], stops: stops.map(({ stop }) => stop) }),
  };
}

const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);

interface DirectionOnDay extends TouchedDirection {
  readonly date: ServiceDate;
}

/** For each kind of day the one with the most: the first day of a notice may be half over. */
function formatReachedDirection(
  view: ScheduleView,
  direction: LineDirection,
  days: NoticeReach['days'],
): DirectionJson {
  const { noParcours, codeDirection, descriptionDirection, codeTypeService } = formatDirection(
    view,
    direction,
  );
  const fullest = new Map<DirectionJson['departs'][number]['genreJour'], DirectionOnDay>();
  for (const { date, directions } of days) {
    const own = directions.find((each) => each.direction === direction);
    const kind = formatDayKind(view, date);
    if (own && own.trips > (fullest.get(kind)?.trips ?? 0)) fullest.set(kind, { ...own, date });
  }
  const { clock } = view.edition;
  return {
    noParcours,
    codeDirection,
    descriptionDirection,
    codeTypeService,
    ...formatMode(view.edition, direction.line),
    departs: [...fullest].map(([genreJour, { date, trips, cancelled, first, last }]) => ({
      genreJour,
      date: formatServiceDate(date),
      nombreDeparts: trips,
      nombreAnnules: cancelled,
      premierDepart: clock.format(clock.toInstant(date, first)),
      dernierDepart: clock.format(clock.toInstant(date, last)),
    })),
  };
}

interface SheetsWanted {
  readonly lines: readonly string[];
  readonly stops: readonly number[];
}

function listSheets(view: ScheduleView, { lines, stops }: SheetsWanted): string[] {
  const { edition, locale, now, printAddress } = view;
  const period = periodOn(edition.timetable, edition.clock.dateAt(now));
  const from = period && formatServiceDate(period.from);
  const codes = stops.map((stop) => edition.timetable.stops[stop]?.code ?? '');
  return [
    ...lines.map((line) => printAddress({ line, from, format: 'pdf', locale })),
    ...codes.map((stop) => printAddress({ stop, from: undefined, format: 'pdf', locale })),
  ];
}
