import type { MapStopKind } from '../scene.ts';

/** A stop on the screen. */
export interface ScreenStop {
  readonly x: number;
  readonly y: number;
  readonly kind: MapStopKind;
  /** The name beside it, where it always has one. */
  readonly name?: { readonly width: number; readonly height: number };
}

/** How a stop stands on the screen: as a link, with its name on one side. */
export interface ArrangedStop {
  readonly isLink: boolean;
  readonly side: 'left' | 'right';
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What else is on the screen. */
export interface ScreenRest {
  readonly buses: readonly { readonly x: number; readonly y: number }[];
  /** What stands over the map, such as its buttons. */
  readonly over: readonly Box[];
  /** Of the map. */
  readonly width: number;
}

/** What a finger needs. */
const target = 24;
const targetOfYours = 32;
const busSize = 36;
/** From a target to its name. */
const nameAway = 4;

/**
 * Which stops have room to be links of their own, and on which side their names stand. The rider's stop and the ends of
 * the line come first; another one that a name, a bus, a button or a better stop would cover stays a dot, until the map is looked at
 * from nearer. All of them are in the list.
 */
export function arrangeStops(
  stops: readonly ScreenStop[],
  { buses, over, width }: ScreenRest,
): ArrangedStop[] {
  const taken: Box[] = [...over, ...buses.map(({ x, y }) => boxAround(x, y, busSize))];
  const arranged = stops.map((): ArrangedStop => ({ isLink: false, side: 'right' }));
  const ranks: readonly MapStopKind[] = ['yours', 'instead', 'closed', 'end', 'stop'];
  const order = [...stops.keys()].sort(
    (one, two) =>
      ranks.indexOf((stops[one] as ScreenStop).kind) - ranks.indexOf((stops[two] as ScreenStop).kind),
  );
  for (const index of order) {
    const stop = stops[index] as ScreenStop;
    const side = sideOf(stop, taken, width);
    const dot = boxAround(stop.x, stop.y, targetOf(stop));
    const isLink = stop.kind === 'yours' || !taken.some((box) => overlap(box, dot));
    arranged[index] = { isLink, side };
    if (isLink) taken.push(dot, ...nameBoxes(stop, side));
  }
  return arranged;
}

/** Where its name is inside the map and covers nothing; else to the side with more room. */
function sideOf(stop: ScreenStop, taken: readonly Box[], width: number): 'left' | 'right' {
  const isFree = (side: 'left' | 'right') =>
    nameBoxes(stop, side).every(
      (name) => name.left >= 0 && name.right <= width && !taken.some((box) => overlap(box, name)),
    );
  if (isFree('right')) return 'right';
  if (isFree('left')) return 'left';
  return stop.x > width / 2 ? 'left' : 'right';
}

function nameBoxes(stop: ScreenStop, side: 'left' | 'right'): Box[] {
  const { x, y, name } = stop;
  if (!name) return [];
  const away = targetOf(stop) / 2 + nameAway;
  const left = side === 'right' ? x + away : x - away - name.width;
  return [{ left, right: left + name.width, top: y - name.height / 2, bottom: y + name.height / 2 }];
}

const targetOf = ({ kind }: ScreenStop) => (kind === 'yours' ? targetOfYours : target);

const boxAround = (x: number, y: number, size: number): Box => ({
  left: x - size / 2,
  top: y - size / 2,
  right: x + size / 2,
  bottom: y + size / 2,
});

const overlap = (one: Box, two: Box) =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
