import type { GroundFeature } from '#domain/base-map.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { drawMap, type MapDrawing } from '#site/map/drawing/draw-map.ts';
import { frameOf, type Size } from '#site/map/drawing/frame.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { SaleRow } from './sale-row.ts';
import { saleScene } from './sale-scene.ts';

export interface SaleDrawings {
  readonly narrow: MapDrawing;
  readonly wide: MapDrawing;
}

const sizes = { narrow: { width: 360, height: 350 }, wide: { width: 576, height: 560 } };
/** Room for the dots and their numbers; below also for the button that opens the map. */
const [margin, below] = [36, 84];
/** Who stands further away is not in the picture: it would show nothing else. */
const farMetres = 30_000;

/** The points of a page of the list, and whoever looks for them; undefined where there are none. */
export async function drawSaleMap(
  context: LoaderContext,
  rows: readonly SaleRow[],
  near: Coordinates | undefined,
): Promise<SaleDrawings | undefined> {
  if (rows.length === 0) return undefined;
  const ground = await loadGround(context);
  const { you } = catalogues[context.locale].pointsOfSale;
  const isAround = rows.some(({ metres = Infinity }) => metres < farMetres);
  const scene = saleScene(rows, near && isAround ? { ...near, name: you } : undefined);
  const draw = (size: Size): MapDrawing | undefined => {
    const frame = frameOf(scene.stops, size, margin, below);
    return frame && drawMap({ scene, ground, labelOf: ({ tag }) => tag }, frame);
  };
  const [narrow, wide] = [draw(sizes.narrow), draw(sizes.wide)];
  return narrow && wide && { narrow, wide };
}

/** What lies under the points; the map stands without it. */
async function loadGround({ schedule, log }: LoaderContext): Promise<readonly GroundFeature[]> {
  try {
    return await schedule.loadGround();
  } catch (err) {
    log.warn({ err }, 'the map of points of sale is drawn without its ground');
    return [];
  }
}
