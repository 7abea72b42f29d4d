import type { LineNow, LineSheet } from '#domain/line-sheet.ts';
import { drawnStops, firstToBoard, type DrawnStop } from '#domain/line-stops.ts';
import { lineRefOf } from '#domain/line.ts';
import type { LineRef } from '#domain/line.ts';
import { toAppError } from '#lib/errors.ts';
import type { LatLon } from '#lib/simplify-polyline.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { MapDrawing } from '#site/map/drawing/draw-map.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { linePath } from '#site/routing/schedule-paths.ts';
import type { LineWay } from '../line/line-data.ts';
import { drawLine, loadGround } from '../maps/draw-line.server.ts';
import { lightWays, lineScene, placeStops } from '../maps/line-scene.ts';
import {
  boardLifetime,
  isAway,
  noSchedule,
  notFound,
  placeOf,
  scheduleInfo,
} from '../schedule-page.server.ts';

/** A line on the map; `failed` where it could not be had. */
export type LineMapData = { readonly kind: 'failed'; readonly number: string } | LineMapView;

export interface LineMapView {
  readonly kind: 'map';
  readonly line: LineRef;
  readonly direction: LineWay;
  readonly other?: LineWay;
  readonly origin: string;
  readonly stops: readonly DrawnStop[];
  /** Where they are, in the same order. */
  readonly places: readonly LatLon[];
  /** Encoded, the main one last. */
  readonly polylines: readonly string[];
  readonly drawings?: { readonly narrow: MapDrawing; readonly wide: MapDrawing };
  readonly now?: LineNow;
  /** The stop of the address, or where riders of the direction first get on. */
  readonly yours?: string;
}

/** As large as the map stands on a phone, and beside the list. */
const sizes = { narrow: { width: 360, height: 264 }, wide: { width: 848, height: 700 } };

export const loadLineMap: PageLoader<LineMapData> = async (context) => {
  const { params, locale, log } = context;
  const number = params['parcours'] ?? '';
  const texts = catalogues[locale].map;
  try {
    const data = await viewOf(context, await findLine(context, number));
    const { towards } = data.direction;
    return {
      kind: 'page',
      status: 200,
      info: scheduleInfo(context, {
        title: texts.lineMap(number, towards),
        summary: texts.lineMapSummary(number, towards, data.line.mode),
        above: [
          {
            title: catalogues[locale].line.title(number),
            path: linePath(placeOf(context), { number, direction: data.direction.direction }),
          },
        ],
      }),
      data,
      keep: boardLifetime,
    };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    log.error({ err: thrown, line: number }, 'the map of a line could not be read');
    const title = catalogues[locale].line.title(number);
    return {
      kind: 'page',
      status: 503,
      info: scheduleInfo(context, { title, summary: catalogues[locale].board.failed }),
      data: { kind: 'failed', number },
      keep: 'never',
    };
  }
};

async function findLine(context: LoaderContext, number: string): Promise<LineSheet> {
  const { schedule, locale } = context;
  const { scheduleAnswers } = catalogues[locale];
  const sheet = await schedule.loadLine({ number, locale }).catch((thrown: unknown) => {
    // The service refuses a day that no timetable covers.
    if (toAppError(thrown).code === 'not-found') throw noSchedule(thrown, context);
    throw thrown;
  });
  if (!sheet) throw notFound(scheduleAnswers.unknownLine(number));
  return sheet;
}

async function viewOf(context: LoaderContext, sheet: LineSheet): Promise<LineMapView> {
  const { schedule, locale, params, url } = context;
  const { number, serviceTypeCode, date } = sheet;
  const shown = sheet.directions.find(({ direction }) => direction === params['direction']);
  if (!shown) throw notFound(catalogues[locale].scheduleAnswers.unknownDirection);
  const { direction, towards, origin } = shown;
  const other = sheet.directions.find((each) => each !== shown);
  const [shapes, now, ground] = await Promise.all([
    schedule.loadShapes({ number, direction, date, locale }),
    schedule.loadLineNow({ number, locale }),
    loadGround(context),
  ]);
  const stops = drawnStops(shown.stops);
  const places = shown.stops.map(({ latitude, longitude }): LatLon => [latitude, longitude]);
  const placed = placeStops(stops, places);
  const asked = url.searchParams.get('arret');
  const yours = (stops.find(({ code }) => code === asked) ?? firstToBoard(stops))?.code;
  const polylines = lightWays(shapes, placed);
  const scene = lineScene({ number, serviceTypeCode, direction, polylines, stops: placed, yours });
  const narrow = drawLine(scene, ground, sizes.narrow);
  const wide = drawLine(scene, ground, sizes.wide);
  return {
    kind: 'map',
    line: lineRefOf(sheet),
    direction: { direction, towards },
    ...(other && { other: { direction: other.direction, towards: other.towards } }),
    origin,
    stops,
    places,
    polylines,
    ...(narrow && wide && { drawings: { narrow, wide } }),
    ...(now && { now: onlyOf(now, direction) }),
    ...(yours !== undefined && { yours }),
  };
}

/** What moves in one direction: a phone need not read the other one. */
function onlyOf(now: LineNow, direction: string): LineNow {
  const isOfIt = (each: { readonly direction: string }) => each.direction === direction;
  return { ...now, buses: now.buses.filter(isOfIt), directions: now.directions.filter(isOfIt) };
}
