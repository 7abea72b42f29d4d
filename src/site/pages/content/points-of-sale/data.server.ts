import { opennessAt, type Openness } from '#domain/open-now.ts';
import type { OperatorInZone } from '#domain/operator.ts';
import type { FoundPointsOfSale, PointOfSale, SaleService } from '#domain/point-of-sale.ts';
import { isNamedDay } from '#lib/time/date-rule.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import { drawSaleMap, type SaleDrawings } from './draw-sale-map.server.ts';
import { formatQuestion, readQuestion, type SaleQuestion } from './sale-question.ts';
import type { SaleRow } from './sale-row.ts';

export interface PointsOfSaleData extends ContentData {
  readonly question: SaleQuestion;
  /** Undefined where they could not be read. */
  readonly found?: {
    readonly rows: readonly SaleRow[];
    readonly services: readonly SaleService[];
    readonly count: number;
    readonly pageCount: number;
    /** Undefined where there is nothing to draw. */
    readonly drawings?: SaleDrawings;
  };
}

const perPage = 20;
/** Somebody who looks again has what opened or closed meanwhile. */
const keep = { serverS: 60, browserS: 0 } as const;

/** The points of sale that answer the question in the address, under what the editors say of them. */
export const loadPointsOfSale: PageLoader<PointsOfSaleData> = async (context) => {
  const asked = readQuestion(context.url.searchParams);
  const [loaded, answer] = await Promise.all([loadContent(context), findPoints(context, asked)]);
  if (loaded.kind !== 'page') return loaded;
  const { question, found } = answer;
  const isWhole = question.text === '' && question.services.length === 0 && !question.near;
  return {
    ...loaded,
    status: found ? 200 : 503,
    info: { ...loaded.info, ownQuery: formatQuestion('', { ...question, near: undefined }) },
    data: { ...loaded.data, question, ...(found && { found }) },
    // Where somebody stands is nobody else's.
    keep: found && !question.near ? keep : 'never',
    indexed: isWhole,
  };
};

async function findPoints(
  context: LoaderContext,
  asked: SaleQuestion,
): Promise<Pick<PointsOfSaleData, 'question' | 'found'>> {
  const { content, locale, log } = context;
  const ask = (question: SaleQuestion) => content.searchPointsOfSale({ ...question, locale, perPage });
  try {
    const first = await ask(asked);
    const pageCount = Math.max(1, Math.ceil(first.count / perPage));
    // Beyond the last page stands the last page.
    const question = { ...asked, page: Math.min(asked.page, pageCount) };
    const found = question.page === asked.page ? first : await ask(question);
    const rows = rowsOf(found, question, context);
    const drawings = await drawSaleMap(context, rows, question.near);
    const { services, count } = found;
    return { question, found: { rows, services, count, pageCount, ...(drawings && { drawings }) } };
  } catch (err) {
    log.error({ err }, 'the points of sale could not be read');
    return { question: asked };
  }
}

function rowsOf(
  { points }: FoundPointsOfSale,
  { page }: SaleQuestion,
  { operator, now }: LoaderContext,
): SaleRow[] {
  return points.map((point, index) => {
    const openness = point.hours && opennessOf(point.hours, operator, now);
    return { ...point, nth: (page - 1) * perPage + index + 1, ...(openness && { openness }) };
  });
}

function opennessOf(
  hours: NonNullable<PointOfSale['hours']>,
  { timeZone, holidays = [] }: OperatorInZone,
  now: number,
): Openness {
  return opennessAt(hours, momentIn(timeZone, now), (day) => isNamedDay(day, holidays));
}
