import { gridOn, type FareGrid } from '#domain/fares/fare.ts';
import { journeyId } from '#domain/journeys/journey-id.ts';
import { labelJourneys } from '#domain/journeys/journey-labels.ts';
import { priceJourney } from '#domain/journeys/journey-price.ts';
import type { Journey, JourneyAnswer, JourneyTime } from '#domain/journeys/journey.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { notFound, placeOf } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { formatPlanner } from '#site/planner/planner-query.ts';
import { fixTime, type Asked } from './describe-head.server.ts';
import {
  aboutOf,
  describeRow,
  describeSteps,
  minutesBetween,
  minutesOf,
} from './describe-journeys.server.ts';
import { findGone } from './find-gone.server.ts';
import { writeJourney } from './journey-ics.server.ts';
import { nameJourney } from './journey-key.server.ts';
import { loadJourneyMap } from './journey-map.server.ts';
import { liveJourneys, loadAfter, type LiveJourneys } from './live-journeys.server.ts';
import { planJourney } from './planned-journey.server.ts';
import type { FoundData, JourneyDetail, ListedJourney, ResultsHead } from './results-data.ts';

type FoundAnswer = Extract<JourneyAnswer, { kind: 'found' }>;

interface FoundFacts {
  readonly asked: Asked;
  readonly head: ResultsHead;
  readonly when: JourneyTime;
}

/** The journeys as their buses stand, and the one that is looked at whole; or that one as a file for an agenda. */
export async function describeFound(
  context: LoaderContext,
  answer: FoundAnswer,
  { asked, head, when }: FoundFacts,
) {
  const { url, operator, now, locale } = context;
  const live = await liveJourneys(context, answer.journeys);
  const fixed = fixTime(context, asked, when);
  const pathOf = (journey: string, format?: 'ics') => formatPlanner(url.pathname, fixed, { journey, format });
  const grid = gridOn(operator.fareGrids ?? [], dayOf(momentIn(operator.timeZone, when.at)));
  const rows = describeRows(live, { grid, pathOf, wants: when.kind === 'arrive' ? 'arrive' : 'depart' });
  const wanted = rows.find(({ row }) => row.key === asked.journey);
  const isGone = asked.journey !== '' && wanted === undefined;
  if (asked.format === 'ics' && isGone) throw notFound(catalogues[locale].journeys.gone.file);
  const chosen =
    wanted ?? rows.find(({ row }) => row.label === 'earliest' || row.label === 'latest') ?? rows[0];
  if (!chosen) throw new RangeError('an answer without journeys is none');
  const own = chosen.row.href;
  if (asked.format === 'ics') {
    const { from, to } = head;
    return { file: writeJourney(context, chosen.journey, { from, to, id: chosen.row.key, own }) };
  }
  const detail = await describeDetail(context, chosen.journey, {
    live,
    own,
    grid,
    ...pathsOf(context, chosen.journey, { asked, calendar: pathOf(chosen.row.key, 'ics') }),
  });
  const gone = isGone ? await findGone(context, asked.journey) : undefined;
  const data: ResultsHead & FoundData = {
    ...head,
    kind: 'found',
    at: now,
    ...(gone && { gone }),
    rows: rows.map(({ row }) => ({ ...row, isChosen: row === chosen.row })),
    chosen: detail,
    paths: {
      ...head.paths,
      earlier: formatPlanner(url.pathname, fixTime(context, asked, answer.earlier)),
      later: formatPlanner(url.pathname, fixTime(context, asked, answer.later)),
    },
  };
  return { data };
}

interface RowFacts {
  readonly grid: FareGrid | undefined;
  readonly wants: 'depart' | 'arrive';
  pathOf(journey: string): string;
}

interface DescribedRow {
  readonly journey: Journey;
  readonly row: Omit<ListedJourney, 'isChosen'>;
}

function describeRows(live: LiveJourneys, { grid, wants, pathOf }: RowFacts): DescribedRow[] {
  const labels = labelJourneys(live.journeys, wants);
  return live.journeys.map((journey, place) => {
    const key = nameJourney(journey);
    const label = labels.get(place);
    const price = grid && priceJourney(journey, grid);
    const cents = (price?.ahead ?? price?.aboard)?.cents;
    const row = {
      key,
      href: pathOf(key),
      ...(label && { label }),
      ...describeRow(journey, live),
      planned: plannedEnds(journey),
      ...(cents !== undefined && { cents }),
    };
    return { journey, row };
  });
}

function plannedEnds(journey: Journey): ListedJourney['planned'] {
  const { departure, arrival } = planJourney(journey);
  return { departure, arrival };
}

interface DetailFacts {
  readonly live: LiveJourneys;
  readonly own: string;
  readonly grid: FareGrid | undefined;
  readonly calendar: string;
  readonly follow?: string;
  readonly bestFare?: string;
}

async function describeDetail(
  context: LoaderContext,
  journey: Journey,
  facts: DetailFacts,
): Promise<JourneyDetail> {
  const { live, own, grid, calendar, follow, bestFare } = facts;
  const [after, map] = await Promise.all([
    loadAfter(context, journey),
    loadJourneyMap(context, journey, live),
  ]);
  const price = grid && priceJourney(journey, grid);
  const { departure, arrival, changes, walkSeconds } = journey;
  return {
    departure,
    arrival,
    planned: plannedEnds(journey),
    ...aboutOf(journey),
    minutes: minutesBetween(departure, arrival),
    changes,
    walkMinutes: walkSeconds === 0 ? 0 : minutesOf(walkSeconds),
    steps: describeSteps(journey, { ...live, after, place: placeOf(context) }),
    ...(price && { price: { ...price, until: momentIn(context.operator.timeZone, price.transferUntil) } }),
    ...(map && { map }),
    paths: { own, calendar, ...(follow && { follow }), ...(bestFare && { bestFare }) },
  };
}

/** Where else the journey leads. */
function pathsOf(
  { table, locale }: LoaderContext,
  journey: Journey,
  { asked, calendar }: { readonly asked: Asked; readonly calendar: string },
) {
  const id = journeyId(journey);
  const following = id === undefined ? undefined : table.pathOf('trip-follow', locale, { trajet: id });
  const bestFare = table.pathOf('best-fare', locale);
  const hasBus = journey.legs.some(({ kind }) => kind === 'ride');
  return {
    calendar,
    // With both ids and the wishes: whoever looks for another trip on the way asks for the same places.
    ...(following !== undefined &&
      hasBus && { follow: formatPlanner(following, { ...asked, when: 'now', date: '', time: '' }) }),
    ...(bestFare !== undefined && { bestFare }),
  };
}
