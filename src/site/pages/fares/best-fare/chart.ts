import { boxOf, createPlacer, textWidth, type ChartLabel } from './chart-labels.ts';
import { niceStep } from './nice-step.ts';
import { spread } from './spread.ts';

/** One fare along the chart. */
export interface ChartLine {
  readonly label: string;
  /** Cents at one, two, three … */
  readonly cents: readonly number[];
  /** What it costs before the first ride or day; undefined for what is not bought then. */
  readonly atZero?: number | undefined;
}

/** From here on another fare is the cheapest. */
export interface ChartTurn {
  readonly at: number;
  readonly cents: number;
  /** Only for who does not subscribe. */
  readonly isAside: boolean;
}

export interface ChartFacts {
  readonly lines: readonly ChartLine[];
  readonly turns: readonly ChartTurn[];
  /** Whoever asked: how many rides or days, what they pay, and how they are called. */
  readonly you: { readonly at: number; readonly cents: number; readonly label: readonly string[] };
  /** How whole dollars are written at the top of the scale; under it, the number alone. */
  formatTop(dollars: number): string;
}

interface Tick {
  readonly at: number;
  readonly label: string;
}

/** A chart as it is drawn, in units of its own box. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly costTicks: readonly Tick[];
  readonly countTicks: readonly Tick[];
  /** Every fare by itself, and the cheapest of them: paths. */
  readonly lines: readonly string[];
  readonly best: string;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly you: { readonly x: number; readonly y: number };
  readonly labels: readonly ChartLabel[];
}

type Point = readonly [count: number, cents: number];

const box = { width: 360, height: 300, top: 30, bottom: 254 } as const;
const gap = 6;
/** From the end of a line to its name: the place of who asked may be at the end. */
const besideGap = 9;
/** So much higher than what matters the scale goes, so that what is dearer is seen to leave it. */
const headroom = 1.65;

export function drawChart({ lines, turns, you, formatTop }: ChartFacts): Chart {
  const last = Math.max(1, ...lines.map(({ cents }) => cents.length));
  const cheapest = cheapestOf(lines, last);
  const { top, step } = scaleOf(lines, cheapest, you.cents);
  const costLabels = stepsTo(top, step).map((dollars) =>
    dollars === top ? formatTop(dollars) : String(dollars),
  );
  const left = Math.max(...costLabels.map((label) => textWidth(label))) + gap + 2;
  const paths = lines.map((line) => cut(pointsOf(line), top * 100));
  const ends = paths.map((points, nth) => ({ label: lines[nth]?.label ?? '', end: points.at(-1) }));
  const isCut = (end: Point | undefined) => end !== undefined && end[0] < last;
  const besides = ends.filter(({ end }) => !isCut(end));
  const right =
    box.width - besideGap - Math.max(textWidth('00'), ...besides.map(({ label }) => textWidth(label, true)));

  const x = (count: number) => round(left + (count / last) * (right - left));
  const y = (cents: number) => round(box.bottom - (cents / (top * 100)) * (box.bottom - box.top));
  const draw = (points: readonly Point[]) =>
    points.map(([count, cents], nth) => `${nth === 0 ? 'M' : 'L'}${x(count)} ${y(cents)}`).join('');
  const dots = turns.map(({ at, cents }) => ({ x: x(at), y: y(cents) }));
  const place = { x: x(you.at), y: y(you.cents) };

  const placer = createPlacer(
    box,
    [...dots, place].map((dot) => boxOf(dot, 7)),
  );
  const cheapestLast = cheapest.at(-1)?.[1];
  placeBeside(placer, besides, { right, y, isBold: (cents) => cents === cheapestLast });
  placeAbove(
    placer,
    ends.filter(({ end }) => isCut(end)),
    { x },
  );
  for (const [nth, { at, isAside }] of turns.entries())
    placer.placeAround(dots[nth] ?? place, String(at), !isAside);
  placer.placeAlong(place, box.bottom, you.label);

  return {
    ...box,
    left: round(left),
    right: round(right),
    costTicks: stepsTo(top, step).map((dollars, nth) => ({
      at: y(dollars * 100),
      label: costLabels[nth] ?? '',
    })),
    countTicks: stepsTo(last, niceStep(last / 6)).map((count) => ({ at: x(count), label: String(count) })),
    lines: paths.map(draw),
    best: draw(straighten(cheapest)),
    dots,
    you: place,
    labels: placer.placed,
  };
}

interface LineEnd {
  readonly label: string;
  readonly end: Point | undefined;
}

type Placer = ReturnType<typeof createPlacer>;

/** A line that goes on has its name beside its end. */
function placeBeside(
  placer: Placer,
  ends: readonly LineEnd[],
  { right, y, isBold }: { right: number; y: (cents: number) => number; isBold: (cents: number) => boolean },
): void {
  const size = placer.lineHeight;
  const starts = spread(
    ends.map(({ end }) => ({ at: y(end?.[1] ?? 0), size })),
    [box.top, box.bottom],
  );
  for (const [nth, { label, end }] of ends.entries()) {
    const baseline = round((starts[nth] ?? 0) + size * 0.75);
    placer.place({
      x: right + besideGap,
      y: baseline,
      anchor: 'start',
      lines: [label],
      isBold: isBold(end?.[1] ?? 0),
    });
  }
}

/** A line that leaves by the top has its name over the place where it does. */
function placeAbove(placer: Placer, ends: readonly LineEnd[], { x }: { x: (count: number) => number }): void {
  const sizes = ends.map(({ label }) => textWidth(label) + gap);
  const starts = spread(
    ends.map(({ end }, nth) => ({ at: x(end?.[0] ?? 0), size: sizes[nth] ?? 0 })),
    [0, box.width],
  );
  for (const [nth, { label }] of ends.entries())
    placer.place({
      x: round((starts[nth] ?? 0) + gap / 2),
      y: box.top - 8,
      anchor: 'start',
      lines: [label],
      isBold: false,
    });
}

function pointsOf({ cents, atZero }: ChartLine): Point[] {
  const points = cents.map((value, nth): Point => [nth + 1, value]);
  return straighten(atZero === undefined ? points : [[0, atZero], ...points]);
}

function cheapestOf(lines: readonly ChartLine[], last: number): Point[] {
  const points = Array.from({ length: last }, (_, nth): Point => {
    return [nth + 1, Math.min(...lines.map(({ cents }) => cents[nth] ?? Infinity))];
  });
  const first = lines.find(({ cents }) => cents[0] === points[0]?.[1]);
  return first?.atZero === 0 ? [[0, 0], ...points] : points;
}

/** Leaves out what lies on the way from the point before to the one after. */
function straighten(points: readonly Point[]): Point[] {
  return points.filter((point, nth) => {
    const [before, after] = [points[nth - 1], points[nth + 1]];
    if (!before || !after) return true;
    return (point[1] - before[1]) * (after[0] - point[0]) !== (after[1] - point[1]) * (point[0] - before[0]);
  });
}

/** As far as the scale goes. */
function cut(points: readonly Point[], top: number): Point[] {
  const over = points.findIndex(([, cents]) => cents > top);
  const [before, after] = [points[over - 1], points[over]];
  if (over === -1 || !after) return [...points];
  if (!before) return [];
  const share = (top - before[1]) / (after[1] - before[1]);
  return [...points.slice(0, over), [before[0] + share * (after[0] - before[0]), top]];
}

function scaleOf(
  lines: readonly ChartLine[],
  cheapest: readonly Point[],
  yours: number,
): { readonly top: number; readonly step: number } {
  const flat = lines.filter(({ cents }) => cents.every((value) => value === cents[0]));
  const matters = Math.max(...cheapest.map(([, cents]) => cents), ...flat.map(({ cents }) => cents[0] ?? 0));
  const dearest = Math.max(...lines.flatMap(({ cents }) => cents), yours);
  const wanted = Math.max(Math.min(matters * headroom, dearest), yours, 100) / 100;
  const step = niceStep(wanted / 4);
  return { step, top: Math.ceil(wanted / step) * step };
}

const stepsTo = (end: number, step: number): number[] =>
  Array.from({ length: Math.floor(end / step) + 1 }, (_, nth) => nth * step);

const round = (value: number): number => Math.round(value * 10) / 10;
