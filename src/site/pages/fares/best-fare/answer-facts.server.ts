import { createFareAdviser, type BestFare } from '#domain/fares/best-fare.ts';
import type { CheapestRange } from '#domain/fares/break-even.ts';
import type { FareGrid } from '#domain/fares/fare.ts';
import type { Answers, Given } from '#domain/fares/survey.ts';
import type { Way } from '#domain/fares/ways-to-pay.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { AnswerFacts, Assumed, NamedPrice, NamedRange } from './answer-facts.ts';
import { chartOf } from './chart-facts.ts';
import { createFareLabels, type FareLabels } from './labels.ts';
import { formatAnswers, formatEdit } from './survey-query.ts';

/** An adviser remembers what it worked out: there is one for each grid, as long as the grid is there. */
const advisers = new WeakMap<FareGrid, ReturnType<typeof createFareAdviser>>();

function adviserOf(grid: FareGrid) {
  const known = advisers.get(grid) ?? createFareAdviser(grid);
  advisers.set(grid, known);
  return known;
}

interface Question {
  readonly grid: FareGrid;
  /** The grid after it, where one is announced. */
  readonly next: FareGrid | undefined;
  readonly given: Given;
  readonly answers: Answers;
}

/** The answer of a grid, in words of the page's language; undefined where nothing is sold to this rider. */
export function findAnswer(context: LoaderContext, question: Question): AnswerFacts | undefined {
  const { locale, url } = context;
  const { grid, given, answers } = question;
  const { rider, need, days, ridesADay, subscribes } = answers;
  const riderName = grid.riders[rider]?.[locale];
  const advise = adviserOf(grid);
  const found = advise(answers);
  const [best] = found.ways;
  if (!best || riderName === undefined) return undefined;
  const texts = catalogues[locale].fares;
  const labels = createFareLabels({ fares: grid.fares, rider, locale, texts });
  const named = (way: Way): NamedPrice => ({ label: labels.ofWay(way), cents: way.cents });
  const count = found.breakEven.measure === 'days' ? (days ?? 0) : found.rides;
  const aside = rangesAside(found, advise({ ...answers, subscribes: false }));
  const ranges = rangesOf({ found, aside, count, rider, labels });
  const saved = (found.rideByRide?.cents ?? 0) - best.cents;
  const buy = whereToBuy(context, best);
  const { breakEven } = found;
  return {
    rider,
    riderName,
    answers: {
      need,
      subscribes,
      ...(days !== undefined && { days }),
      ...(ridesADay !== undefined && { ridesADay }),
    },
    rides: found.rides,
    ways: found.ways.map(named),
    ...(saved > 0 && { saved }),
    ...(buy !== undefined && { buy }),
    paths: {
      survey: url.pathname,
      edit: formatEdit(url.pathname, given),
      own: formatAnswers(url.pathname, given),
    },
    measure: breakEven.measure,
    chart: chartOf({ breakEven, aside, you: { at: count, cents: best.cents }, labels, texts }),
    ranges,
    assumed: assumedOf(context, question, { found, labels, named }),
  };
}

/** From where on which fare is the cheapest for who does not subscribe, where that is not said already. */
function rangesAside(found: BestFare, without: BestFare): CheapestRange[] {
  const known = found.breakEven.ranges.map(({ fare }) => fare);
  return without.breakEven.ranges.filter(({ fare }) => !known.includes(fare));
}

interface RangesOptions {
  readonly found: BestFare;
  readonly aside: readonly CheapestRange[];
  readonly count: number;
  readonly rider: Answers['rider'];
  readonly labels: FareLabels;
}

function rangesOf({ found, aside, count, rider, labels }: RangesOptions): NamedRange[] {
  const name = ({ from, until, fare }: CheapestRange, isWithout: boolean): NamedRange => ({
    from,
    until,
    isWithout,
    isYours:
      !isWithout && fare === found.ways[0]?.fare && from <= count && (until === undefined || count <= until),
    label: labels.ofOne(fare),
    cents: fare.cents[rider] ?? 0,
  });
  return [
    ...found.breakEven.ranges.map((range) => name(range, false)),
    ...aside.map((range) => name(range, true)),
  ];
}

/** What renews itself is bought with a profile; what is paid on board is bought nowhere. */
function whereToBuy(
  { table, locale, operator, localize }: LoaderContext,
  { fare: { renews, support } }: Way,
): string | undefined {
  const offer = operator.subscriptionOffer;
  if (renews) return offer ? localize(offer.paths) : table.pathOf('create-account', locale);
  return support === 'cash' ? undefined : table.pathOf('points-of-sale', locale);
}

interface AssumedOptions {
  readonly found: BestFare;
  readonly labels: FareLabels;
  named(way: Way): NamedPrice;
}

function assumedOf(
  { locale, localize }: LoaderContext,
  { grid, next, answers: { need } }: Question,
  { found, labels, named }: AssumedOptions,
): Assumed {
  const { withoutSubscription } = found;
  const [best] = found.ways;
  const month = found.ways.find(({ fare }) => fare.covers === 'month');
  return {
    isByWeek: need === 'regular',
    transferMinutes: grid.transferMinutes,
    ...(best?.fare.renews && {
      profile: {
        label: labels.ofWay(best),
        ...(withoutSubscription && { without: named(withoutSubscription) }),
      },
    }),
    ...(need === 'stay' && month && { month: labels.ofWay(month) }),
    from: grid.from,
    source: { name: grid.source.name[locale], href: localize(grid.source.paths) },
    ...(next && { next: next.from }),
  };
}
