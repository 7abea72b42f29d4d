import { gridOn } from '#domain/fares/fare.ts';
import { journeyId } from '#domain/journeys/journey-id.ts';
import { labelJourneys } from '#domain/journeys/journey-labels.ts';
import { priceJourney } from '#domain/journeys/journey-price.ts';
import type { Journey, JourneyAnswer, JourneyTime } from '#domain/journeys/journey.ts';
import type { PageInfo } from '#domain/page.ts';
import { capitalize } from '#lib/capitalize.ts';
import { clockOf, dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatClock, formatDayOfYear } from '#site/i18n/format.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import { placeOf } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { plannerForm } from '#site/planner/form-data.server.ts';
import { formatPlanner, fields, type PlannerQuery, type TypedPlace } from '#site/planner/planner-query.ts';
import { describeRow, describeSteps, minutesBetween, minutesOf } from './describe-journeys.server.ts';
import { writeJourney } from './journey-ics.server.ts';
import { loadJourneyMap } from './journey-map.server.ts';
import { liveJourneys, loadAfter, type LiveJourneys } from './live-journeys.server.ts';
import type { FoundData, JourneyDetail, ResultsData, ResultsHead } from './results-data.ts';

/** What was asked, with both places known. */
export interface Asked extends PlannerQuery {
  readonly from: TypedPlace & { readonly id: string };
  readonly to: TypedPlace & { readonly id: string };
  readonly journey: string;
  readonly format: string;
}

type FoundAnswer = Extract<JourneyAnswer, { kind: 'found' }>;
const hourMs = 3_600_000;

/** What stands over the answer, whatever it is. */
export function describeHead(context: LoaderContext, asked: Asked, when: JourneyTime): ResultsHead {
  const { locale, operator, url } = context;
  const texts = catalogues[locale].journeys;
  const moment = momentIn(operator.timeZone, when.at);
  const day = capitalize(formatDayOfYear(dayOf(moment), locale));
  const clock = formatClock(clockOf(moment), locale);
  const words = {
    now: texts.leaveNow(clock),
    depart: texts.leaveAt(day, clock),
    arrive: texts.arriveBy(day, clock),
  };
  const { mapsName } = plannerForm(context, asked);
  const maps = new URLSearchParams(formatPlanner('', asked).slice(1));
  maps.set(fields.open, 'cartes');
  return {
    from: asked.from.text,
    to: asked.to.text,
    ids: { from: asked.from.id, to: asked.to.id },
    when: words[when.kind],
    paths: {
      edit: formatPlanner(url.pathname, asked, { isEdit: true }),
      maps: `${url.pathname}?${maps}`,
    },
    ...(mapsName !== undefined && { mapsName }),
  };
}

export function infoOfResults({ locale, table, url }: LoaderContext, { from, to }: ResultsHead): PageInfo {
  const { journeys: texts, planner } = catalogues[locale];
  const title = texts.title(from, to);
  const [home] = homeAndTitle(title, locale, table);
  const description = { name: 'description', content: texts.summary(from, to) };
  return {
    title,
    metas: [{ tag: 'meta', attributes: description }],
    breadcrumbs: [...(home ? [home] : []), { title: planner.title, path: url.pathname }, { title }],
    ownQuery: url.search,
  };
}

/** The same question at a time that stays: a link to what was found now must find it later too. */
export function fixTime(
  { operator }: Pick<LoaderContext, 'operator'>,
  asked: PlannerQuery,
  { kind, at }: JourneyTime,
): PlannerQuery {
  const { local } = momentIn(operator.timeZone, at);
  const { from, to, lessWalking, wheelchair } = asked;
  const when = kind === 'arrive' ? 'arrive' : 'depart';
  return { from, to, lessWalking, wheelchair, when, date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** What to try where there is nothing, or where nothing is known. */
export function describeNothing(
  context: LoaderContext,
  head: ResultsHead,
  {
    asked,
    when,
    kind,
  }: { readonly asked: Asked; readonly when: JourneyTime; readonly kind: 'none' | 'outside' | 'failed' },
): ResultsData {
  const { url, operator } = context;
  const path = (query: PlannerQuery) => formatPlanner(url.pathname, query);
  const later = fixTime(context, asked, { kind: 'depart', at: when.at + hourMs });
  if (kind === 'outside')
    return { ...head, kind, paths: { ...head.paths, now: path({ ...asked, when: 'now' }) } };
  if (kind === 'failed') return { ...head, kind, paths: { ...head.paths, retry: url.pathname + url.search } };
  const tomorrow = momentIn(operator.timeZone, when.at + 24 * hourMs).local.slice(0, 10);
  return {
    ...head,
    kind,
    paths: {
      ...head.paths,
      later: path(later),
      tomorrow: path({ ...later, date: tomorrow, time: '08:00' }),
      ...(asked.lessWalking && { moreWalking: path({ ...asked, lessWalking: false }) }),
      ...(asked.wheelchair && { anyBus: path({ ...asked, wheelchair: false }) }),
    },
  };
}

/** The journeys as their buses stand, and the one that is looked at whole; or that one as a file for an agenda. */
export async function describeFound(
  context: LoaderContext,
  answer: FoundAnswer,
  { asked, head, when }: { readonly asked: Asked; readonly head: ResultsHead; readonly when: JourneyTime },
) {
  const { url, operator, now } = context;
  const live = await liveJourneys(context, answer.journeys);
  const fixed = fixTime(context, asked, when);
  const pathOf = (journey: string | undefined, format?: 'ics') =>
    formatPlanner(url.pathname, fixed, { journey, format });
  const labels = labelJourneys(live.journeys, when.kind === 'arrive' ? 'arrive' : 'depart');
  const grid = gridOn(operator.fareGrids ?? [], dayOf(momentIn(operator.timeZone, when.at)));
  const rows = live.journeys.map((journey, place) => {
    const id = journeyId(journey) ?? `n${place}`;
    const label = labels.get(place);
    const price = grid && priceJourney(journey, grid);
    const cents = (price?.ahead ?? price?.aboard)?.cents;
    return {
      journey,
      id,
      row: {
        key: id,
        href: pathOf(id),
        ...(label && { label }),
        ...describeRow(journey, live),
        ...(cents !== undefined && { cents }),
      },
    };
  });
  const best = Math.max(
    0,
    rows.findIndex(({ row }) => row.label === 'earliest' || row.label === 'latest'),
  );
  const wanted = rows.findIndex(({ id }) => id === asked.journey);
  const chosen = rows[wanted < 0 ? best : wanted];
  if (!chosen) throw new RangeError('an answer without journeys is none');
  const own = pathOf(chosen.id);
  if (asked.format === 'ics') {
    const { from, to } = head;
    return { file: writeJourney(context, chosen.journey, { from, to, id: chosen.id, own }) };
  }
  const detail = await describeDetail(context, chosen.journey, {
    live,
    own,
    grid,
    ...pathsOf(context, chosen.journey, { head, calendar: pathOf(chosen.id, 'ics') }),
  });
  const data: ResultsHead & FoundData = {
    ...head,
    kind: 'found',
    at: now,
    rows: rows.map(({ row }) => ({ ...row, isChosen: row === chosen.row })),
    isGone: asked.journey !== '' && wanted < 0,
    chosen: detail,
    paths: {
      ...head.paths,
      earlier: formatPlanner(url.pathname, fixTime(context, asked, answer.earlier)),
      later: formatPlanner(url.pathname, fixTime(context, asked, answer.later)),
    },
  };
  return { data };
}

interface DetailFacts {
  readonly live: LiveJourneys;
  readonly own: string;
  readonly grid: Parameters<typeof priceJourney>[1] | undefined;
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
  { head, calendar }: { readonly head: ResultsHead; readonly calendar: string },
) {
  const id = journeyId(journey);
  const following = id === undefined ? undefined : table.pathOf('trip-follow', locale, { trajet: id });
  const bestFare = table.pathOf('best-fare', locale);
  const hasBus = journey.legs.some(({ kind }) => kind === 'ride');
  const query = new URLSearchParams({ [fields.from]: head.from, [fields.to]: head.to });
  return {
    calendar,
    ...(following !== undefined && hasBus && { follow: `${following}?${query}` }),
    ...(bestFare !== undefined && { bestFare }),
  };
}
