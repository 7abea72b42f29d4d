import {
  departsParDefaut,
  departsQuerySchema,
  departsSchema,
  type DepartsArretJson,
  type DepartsJson,
} from '#contract/schedule/departs.ts';
import { concernsLine } from '#domain/notices/concerns.ts';
import { chooseGravest } from '#domain/notices/gravest.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import {
  findDayEdges,
  listBoardsAtStop,
  periodOn,
  type DepartureBoard,
  type Timetable,
} from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatLiveTrust, formatOutcome, formatTrust } from '../format-board.ts';
import { formatDirection, formatStop } from '../format-network.ts';
import { formatClosure } from '../format-notice.ts';
import { listPlatforms } from '../format-platform.ts';
import { closureAt, formatNotices, idsOf, lineOf, noticesAt, servedStop } from '../notices-here.ts';
import { scheduledDates, type ScheduleView } from '../schedule-context.ts';
import { formatDeparture } from './format-departure.ts';

export const departs = defineQuestion({
  path: '/departs',
  summary: {
    fr: 'Les prochains départs de tous les parcours d’un ou de plusieurs arrêts, tels qu’un écran les montre',
    en: 'The next departures of every route at one or more stops, as a screen shows them',
  },
  query: departsQuerySchema,
  answer: departsSchema,
  cache: 'board',
  handle: ({ arrets, limite }, view) => listDepartures(view, { codes: arrets, limit: limite }),
});

interface DeparturesQuestion {
  readonly codes: readonly string[];
  /** Departures of each line and direction. */
  readonly limit?: number | undefined;
}

export function listDepartures(
  view: ScheduleView,
  { codes, limit = departsParDefaut }: DeparturesQuestion,
): DepartsJson {
  const { clock, timetable, findStop } = view.edition;
  const stops = codes.map((code) => findStop(code));
  const known = stops.filter((stop) => stop >= 0);
  const notices = known.map((stop) => noticesAt(view, stop));
  const day = clock.dateAt(view.now);
  const period = periodOn(timetable, day);
  return {
    heure: clock.format(view.now),
    jour: formatServiceDate(day),
    finPeriode: period ? formatServiceDate(period.to) : endBefore(timetable, day),
    tempsReel: formatLiveTrust(view),
    arrets: known.map((stop, place) =>
      formatDepartures(view, stop, { limit, notices: notices[place] ?? [] }),
    ),
    listeAvis: formatNotices(
      view,
      known.flatMap((stop, place) => toldAt(view, stop, notices[place] ?? [])),
    ),
    inconnus: codes.filter((_, place) => (stops[place] as number) < 0),
  };
}

/** The last day of a feed that is over, whose schedule was the last in effect. */
function endBefore(timetable: Timetable, day: ServiceDate): string | null {
  return timetable.firstDate + timetable.days <= day ? scheduledDates(timetable).last : null;
}

/** Those that the answer describes: all of them are named. */
function toldAt(view: ScheduleView, stop: number, notices: readonly Notice[]): readonly Notice[] {
  const { lines } = servedStop(view, stop);
  return chooseGravest(notices, { lines, closedBy: closureAt(view, stop)?.notice.id });
}

interface StopWanted {
  readonly limit: number;
  /** Those felt at the stop. */
  readonly notices: readonly Notice[];
}

function formatDepartures(
  view: ScheduleView,
  stop: number,
  { limit, notices }: StopWanted,
): DepartsArretJson {
  const boards = listBoardsAtStop(view, { stop, limit });
  const departures = boards.flatMap((board) => board.departures.map((departure) => ({ board, departure })));
  departures.sort((one, two) => one.departure.expectedAt - two.departure.expectedAt);
  const shown = view.edition.isStation(stop) ? departures.slice(0, mostAtStation) : departures;
  return {
    arret: formatStop(view, stop),
    ...formatPlace(view, stop),
    parcours: boards.map((board) => formatLineAtStop(view, board, notices)),
    departs: shown.map(({ board, departure }) => formatDeparture(view, board, departure)),
    avis: idsOf(notices),
    fermeture: formatClosure(view, stop, closureAt(view, stop)),
  };
}

/** A stop has few departures, and a feed may put hundreds of platforms into a station. */
const mostAtStation = 200;

/** Of a station its platforms, of a platform its station. */
function formatPlace(view: ScheduleView, stop: number): Pick<DepartsArretJson, 'station' | 'quais'> {
  const { edition } = view;
  if (edition.isStation(stop)) return { quais: listPlatforms(view, stop) };
  const station = edition.stationOf(stop);
  if (station < 0) return {};
  const { noArret, nom } = formatStop(view, station);
  return { station: { noArret, nom } };
}

function formatLineAtStop(
  view: ScheduleView,
  board: DepartureBoard,
  notices: readonly Notice[],
): DepartsArretJson['parcours'][number] {
  const clock = view.edition.clockAt(board.stop);
  const { lastLeftAt, firstTomorrowAt } = findDayEdges(view, board);
  const format = (at: number | undefined) => (at === undefined ? null : clock.format(at));
  return {
    parcours: formatDirection(view, board.direction),
    etatService: formatOutcome(board.outcome),
    tempsReel: formatTrust(view, board),
    descenteSeulement: board.isAlightingOnly,
    prochainDepart: format(board.nextAt),
    dernierPasse: format(lastLeftAt),
    premierDemain: format(firstTomorrowAt),
    avis: idsOf(notices.filter((notice) => concernsLine(notice, lineOf(view, board.direction)))),
  };
}
