import type { LineSummary, LineTrace } from '#domain/line.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { drawNetwork, type DrawnNetwork } from '#site/map/drawing/draw-network.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { isAway, scheduleInfo, timetableLifetime } from '../schedule-page.server.ts';

export interface NetworkMapData {
  /** Undefined where the lines could not be read. */
  readonly lines?: readonly LineSummary[];
  /** Undefined where there is nothing to draw. */
  readonly network?: DrawnNetwork;
}

const size = { width: 640, height: 640 };

/** The map of the whole network, and its lines in a list. */
export const loadNetworkMap: PageLoader<NetworkMapData> = async (context) => {
  const texts = catalogues[context.locale].map;
  const info = scheduleInfo(context, { title: texts.network, summary: texts.networkSummary });
  try {
    const [lines, network] = await Promise.all([
      context.schedule.loadLines(context.locale),
      loadDrawing(context),
    ]);
    const data = { lines, ...(network && { network }) };
    return { kind: 'page', status: 200, info, data, keep: timetableLifetime };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    context.log.error({ err: thrown }, 'the lines of the network could not be read');
    return { kind: 'page', status: 503, info, data: {}, keep: 'never' };
  }
};

/** The picture is the same for everybody as long as the lines are. */
const drawn = new WeakMap<readonly LineTrace[], DrawnNetwork | undefined>();

async function loadDrawing({ schedule, log }: LoaderContext): Promise<DrawnNetwork | undefined> {
  try {
    const [traces, ground] = await Promise.all([schedule.loadTraces(), schedule.loadGround()]);
    if (!drawn.has(traces)) drawn.set(traces, drawNetwork(traces, ground, size));
    return drawn.get(traces);
  } catch (err) {
    log.warn({ err }, 'the network is shown without its map');
    return undefined;
  }
}
