import type { Point } from '../city-plan.ts';
import { distance } from './plane.ts';
import type { StreetGraph } from './street-graph.ts';

/** How much dearer a street the line is not meant to follow is. */
const strayFactor = 3;

/** What turning back in the street costs; the opposite of an edge is the number beside it. */
const turnBackKm = 3;

interface Journey {
  /** Corners. */
  readonly from: number;
  readonly to: number;
  /** Keys of ways. */
  readonly along: readonly string[];
}

/**
 * The cheapest way from one corner to another that uses each of the named ways in turn, if only for a stretch.
 * A state is a corner and how many of the named ways have been used. Answers edges, in order.
 */
export function findPath(graph: StreetGraph, { from, to, along }: Journey): number[] {
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
      const key = graph.ways[edge.way]?.key;
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
  private readonly ranks: number[] = [];
  private readonly states: number[] = [];

  push(rank: number, state: number): void {
    const ranks = this.ranks;
    const states = this.states;
    let at = ranks.push(rank) - 1;
    states.push(state);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((ranks[above] as number) <= rank) break;
      ranks[at] = ranks[above] as number;
      states[at] = states[above] as number;
      at = above;
    }
    ranks[at] = rank;
    states[at] = state;
  }

  pop(): number | undefined {
    const ranks = this.ranks;
    const states = this.states;
    const top = states[0];
    const rank = ranks.pop();
    const state = states.pop();
    if (rank === undefined || state === undefined) return undefined;
    let at = 0;
    for (let child = 1; child < ranks.length; child = at * 2 + 1) {
      if (child + 1 < ranks.length && (ranks[child + 1] as number) < (ranks[child] as number)) child += 1;
      if ((ranks[child] as number) >= rank) break;
      ranks[at] = ranks[child] as number;
      states[at] = states[child] as number;
      at = child;
    }
    if (ranks.length > 0) {
      ranks[at] = rank;
      states[at] = state;
    }
    return top;
  }
}
