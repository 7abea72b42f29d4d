import type { JourneyTime } from '#domain/journeys/journey.ts';
import type { PageInfo } from '#domain/page.ts';
import { capitalize } from '#lib/capitalize.ts';
import { clockOf, dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatClock, formatDayOfYear } from '#site/i18n/format.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { plannerForm } from '#site/planner/form-data.server.ts';
import {
  fields,
  formatPlanner,
  openValue,
  type PlannerQuery,
  type TypedPlace,
} from '#site/planner/planner-query.ts';
import type { ResultsHead } from './results-data.ts';

/** What was asked, with both places known. */
export interface Asked extends PlannerQuery {
  readonly from: TypedPlace & { readonly id: string };
  readonly to: TypedPlace & { readonly id: string };
  readonly journey: string;
  readonly format: string;
}

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
  maps.set(fields.open, openValue);
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

export function infoOfResults(
  { locale, table, url, operator }: LoaderContext,
  { from, to }: ResultsHead,
): PageInfo {
  const { journeys: texts, planner } = catalogues[locale];
  const title = texts.title(from, to);
  const [home] = homeAndTitle(title, locale, table);
  const description = { name: 'description', content: texts.summary(from, to, operator.fleet) };
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
