import type { Point } from './city-plan.ts';
import { distance } from './plane.ts';
import type { StreetGraph } from './street-graph.ts';

/** How much dearer a street the line is not meant to follow is. */
const strayFactor = 3;

/** What turning back in the street costs; the opposite of an edge is the number beside it. */
const turnBackKm = 3;

/**
 * The cheapest way from one corner to another that uses each of the named ways in turn, if only for a stretch.
 * A state is a corner and how many of the named ways have been used. Answers edges, in order.
 */
export function findPath(graph: StreetGraph, from: number, to: number, along: readonly string[]): number[] {
  const keys = graph.ways.map(({ key }) => key);
  const states = graph.corners.length * (along.length + 1);
  const cost = new Float64Array(states).fill(Infinity);
  const cameBy = new Int32Array(states).fill(-1);
  const cameFrom = new Int32Array(states).fill(-1);
  const goal = graph.corners[to] as Point;
  const heap = new Heap();
  const width = along.length + 1;
  const start = from * width;
  cost[start] = 0;
  heap.push(distance(graph.corners[from] as Point, goal), start);
  const final = to * width + along.length;
  for (let state = heap.pop(); state !== undefined; state = heap.pop()) {
    if (state === final) return edgesBack(state, cameBy, cameFrom);
    const corner = Math.floor(state / width);
    const used = state % width;
    const spent = cost[state] as number;
    for (const number of graph.leaving[corner] as readonly number[]) {
      const edge = graph.edges[number];
      if (!edge) continue;
      const key = keys[edge.way];
      const next = used < along.length && key === along[used] ? used + 1 : used;
      const meant = next > used || (used > 0 && key === along[used - 1]);
      const reached = edge.to * width + next;
      const turn = number === ((cameBy[state] as number) ^ 1) ? turnBackKm : 0;
      const total = spent + turn + edge.length * (meant ? 1 : strayFactor);
      if (total >= (cost[reached] as number) - 1e-12) continue;
      cost[reached] = total;
      cameBy[reached] = number;
      cameFrom[reached] = state;
      heap.push(total + distance(graph.corners[edge.to] as Point, goal), reached);
    }
  }
  return [];
}

function edgesBack(state: number, cameBy: Int32Array, cameFrom: Int32Array): number[] {
  const edges: number[] = [];
  for (let at = state; (cameBy[at] as number) >= 0; at = cameFrom[at] as number) {
    edges.push(cameBy[at] as number);
  }
  return edges.toReversed();
}

/** Smallest first; a state may be in it twice, and is then found settled the second time. */
class Heap {
  readonly #items: { readonly rank: number; readonly state: number }[] = [];

  push(rank: number, state: number): void {
    const items = this.#items;
    let at = items.push({ rank, state }) - 1;
    const item = items[at] as { rank: number; state: number };
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = items[above] as { rank: number; state: number };
      if (parent.rank <= item.rank) break;
      items[at] = parent;
      at = above;
    }
    items[at] = item;
  }

  pop(): number | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!top || !last) return undefined;
    let at = 0;
    for (let child = 1; child < items.length; child = at * 2 + 1) {
      const right = items[child + 1];
      if (right && right.rank < (items[child] as { rank: number }).rank) child += 1;
      const below = items[child] as { rank: number; state: number };
      if (below.rank >= last.rank) break;
      items[at] = below;
      at = child;
    }
    if (items.length > 0) items[at] = last;
    return top.state;
  }
}
