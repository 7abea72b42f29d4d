import { shortEnd, type LineSummary, type LineTrace } from '#domain/line.ts';
import type { Locale } from '#domain/locale.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import { boundsAround, toPlane, type Coordinates } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { drawNetwork, type DrawnNetwork } from '#site/map/drawing/draw-network.ts';
import { traceId } from '#site/map/scene.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { isAway, scheduleInfo, timetableLifetime } from '../schedule-page.server.ts';

export interface NetworkMapData extends NetworkDrawing {
  /** Undefined where the lines could not be read. */
  readonly lines?: readonly LineSummary[];
}

interface NetworkDrawing {
  /** Undefined where there is nothing to draw. */
  readonly network?: DrawnNetwork;
  /** All stops of a small network without a ground, named on the map from the start. */
  readonly stops?: readonly StopNearby[];
}

const size = { width: 640, height: 640 };

/** The map of the whole network, and its lines in a list. */
export const loadNetworkMap: PageLoader<NetworkMapData> = async (context) => {
  const texts = catalogues[context.locale].map;
  const info = scheduleInfo(context, { title: texts.network, summary: texts.networkSummary });
  try {
    const lines = await context.schedule.loadLines(context.locale);
    const drawing = await loadDrawing(context, lines);
    const data = { lines, ...drawing };
    return { kind: 'page', status: 200, info, data, keep: timetableLifetime };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    context.log.error({ err: thrown }, 'the lines of the network could not be read');
    return { kind: 'page', status: 503, info, data: {}, keep: 'never' };
  }
};

/** The picture is the same for everybody who reads its names in one language, as long as the lines are. */
const drawn = new WeakMap<readonly LineTrace[], Map<Locale, NetworkDrawing>>();

async function loadDrawing(context: LoaderContext, lines: readonly LineSummary[]): Promise<NetworkDrawing> {
  const { schedule, locale, log } = context;
  try {
    const [traces, ground] = await Promise.all([schedule.loadTraces(), schedule.loadGround()]);
    const known = drawn.get(traces) ?? new Map<Locale, NetworkDrawing>();
    drawn.set(traces, known);
    const before = known.get(locale);
    if (before) return before;
    const stops = ground.length === 0 ? await loadFewStops(context, traces) : [];
    const places = stops.length > 0 ? stops : endsOf(traces, lines);
    const network = drawNetwork({ traces, ground, places }, size);
    const drawing = { ...(network && { network }), ...(stops.length > 0 && { stops }) };
    known.set(locale, drawing);
    return drawing;
  } catch (err) {
    log.warn({ err }, 'the network is shown without its map');
    return {};
  }
}

/** With more stops than the service gives at once, they would hide the lines. */
const mostStops = 50;
/** As far as that it looks. */
const farthestMetres = 500_000;
/** A way may end a little before its last stop. */
const besideMetres = 1000;

/** All stops of a small network, which its map can name; none of a large one. */
async function loadFewStops(
  { schedule, locale }: LoaderContext,
  traces: readonly LineTrace[],
): Promise<readonly StopNearby[]> {
  const points = traces.flatMap(({ polyline }) => decodePolyline(polyline));
  if (points.length === 0) return [];
  const { west, south, east, north } = boundsAround(
    points.map(([latitude, longitude]) => ({ latitude, longitude })),
  );
  const place = { latitude: (south + north) / 2, longitude: wrapped((west + east) / 2) };
  const metres = Math.ceil(kmBetween(place, { latitude: north, longitude: east }) * 1000) + besideMetres;
  const withinMetres = Math.min(metres, farthestMetres);
  const found = await schedule.loadNearby({ place, withinMetres, limit: mostStops, locale });
  return found.length < mostStops ? found : [];
}

/** Where the ways of lines end, by where they go. */
function endsOf(
  traces: readonly LineTrace[],
  lines: readonly LineSummary[],
): readonly (Coordinates & { readonly name: string })[] {
  const towards = new Map(
    lines.flatMap(({ number, directions = [] }) =>
      directions.map((each) => [traceId(number, each.direction), shortEnd(each.towards)] as const),
    ),
  );
  return traces.flatMap(({ number, direction, polyline }) => {
    const [latitude, longitude] = decodePolyline(polyline).at(-1) ?? [];
    const name = towards.get(traceId(number, direction)) ?? '';
    return latitude === undefined || longitude === undefined || name === ''
      ? []
      : [{ latitude, longitude, name }];
  });
}

const wrapped = (longitude: number): number => (longitude > 180 ? longitude - 360 : longitude);

function kmBetween(one: Coordinates, two: Coordinates): number {
  const { east, north } = toPlane(one, two);
  return Math.hypot(east, north);
}
