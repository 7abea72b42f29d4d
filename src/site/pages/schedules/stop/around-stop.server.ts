import type { StopBoard } from '#domain/departure.ts';
import type { LineTrace } from '#domain/line.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import { isLocated } from '#lib/local-plane.ts';
import type { MapDrawing } from '#site/map/drawing/draw-map.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { drawStop } from '../maps/stop-map.server.ts';

/** What lies around a stop. The page stands without any of it. */
export interface AroundStop {
  readonly nearby: readonly StopNearby[];
  /** The stop on the map. */
  readonly drawing?: MapDrawing;
}

/** As far as riders walk to another stop without thinking about it. */
const nearbyMetres = 400;
const nearbyMost = 4;

/** It changes with the feed, so it is held as long as the copy of the lines that it was drawn with. */
const held = new WeakMap<readonly LineTrace[], Map<string, AroundStop>>();
const mostHeld = 500;

export async function loadAroundStop(context: LoaderContext, board: StopBoard): Promise<AroundStop> {
  const { schedule, locale, log } = context;
  const { stop, lines } = board;
  try {
    const [traces, ground] = await Promise.all([schedule.loadTraces(), schedule.loadGround()]);
    const ways = lines.map(({ number, direction }) => `${number}/${direction}`);
    const place = { traces, key: [locale, stop.code, ...ways].join(' ') };
    const known = held.get(traces)?.get(place.key);
    if (known) return known;
    const nearby = await loadNearby(context, board);
    const drawing = drawStop(board, nearby ?? [], { traces, ground });
    const around = { nearby: nearby ?? [], ...(drawing && { drawing }) };
    if (nearby) hold(place, around);
    return around;
  } catch (err) {
    log.warn({ err, stop: stop.code }, 'a stop is shown without its map');
    return { nearby: (await loadNearby(context, board)) ?? [] };
  }
}

function hold(
  { traces, key }: { readonly traces: readonly LineTrace[]; readonly key: string },
  around: AroundStop,
): void {
  const stops = held.get(traces) ?? new Map<string, AroundStop>();
  held.set(traces, stops);
  const [oldest] = stops.keys();
  if (stops.size >= mostHeld && oldest !== undefined) stops.delete(oldest);
  stops.set(key, around);
}

/** The stops around, without itself and its station; undefined where they could not be read. */
async function loadNearby(
  { schedule, locale, log }: LoaderContext,
  { stop, station }: StopBoard,
): Promise<readonly StopNearby[] | undefined> {
  if (!isLocated(stop)) return [];
  try {
    const question = { place: stop, withinMetres: nearbyMetres, limit: nearbyMost + 2, locale };
    const found = await schedule.loadNearby(question);
    const isHere = (code: string) => code === stop.code || code === station?.code;
    return found.filter(({ code }) => !isHere(code)).slice(0, nearbyMost);
  } catch (err) {
    log.warn({ err }, 'the stops around could not be read');
    return undefined;
  }
}
