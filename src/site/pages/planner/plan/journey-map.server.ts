import { isRide, type Journey } from '#domain/journeys/journey.ts';
import type { Place } from '#domain/journeys/place.ts';
import { isLocated } from '#lib/local-plane.ts';
import { encodeWay } from '#lib/simplify-polyline.ts';
import type { MapScene, MapStop } from '#site/map/scene.ts';
import { drawLine, loadGround } from '#site/pages/schedules/maps/draw-line.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { minutesOf } from './describe-journeys.server.ts';
import type { LiveJourneys } from './live-journeys.server.ts';
import type { JourneyDetail } from './results-data.ts';

/** As large as the column under the list. */
const size = { width: 464, height: 300 };
/** A line may run as far beside its true way: nobody sees it, and the page is lighter. */
const toleranceMetres = 5;

/** The journey on the map: its rides in the colours of their lines, its walks dotted, and where one changes named. */
export async function loadJourneyMap(
  context: LoaderContext,
  journey: Journey,
  { lineOf }: Pick<LiveJourneys, 'lineOf'>,
): Promise<JourneyDetail['map']> {
  try {
    const scene = journeyScene(journey, (number) => lineOf(number).serviceTypeCode);
    const drawing = drawLine(scene, await loadGround(context), size);
    return drawing && { drawing, scene };
  } catch (err) {
    context.log.warn({ err }, 'a journey is shown without its map');
    return undefined;
  }
}

function journeyScene({ legs }: Journey, typeOf: (number: string) => number): MapScene {
  const rides = legs.filter(isRide);
  const [first, last] = [legs[0]?.from, legs.at(-1)?.to];
  const ends = [first, ...rides.flatMap(({ from, to }) => [from, to]), last].filter(
    (place) => place !== undefined,
  );
  return {
    traces: rides.map(({ number, path }) => ({
      serviceTypeCode: typeOf(number),
      polyline: encodeWay(
        path.map(({ latitude, longitude }) => [latitude, longitude]),
        toleranceMetres,
      ),
    })),
    stops: apart(ends.filter(isLocated)).map(toStop),
    footpaths: legs.flatMap((leg) =>
      isRide(leg) || !isLocated(leg.from) || !isLocated(leg.to)
        ? []
        : [{ from: leg.from, to: leg.to, tag: `${minutesOf(leg.seconds)}\u00a0min` }],
    ),
  };
}

/** Two places side by side are one on a map; the first of them is named. */
function apart(places: readonly Place[]): Place[] {
  const near = (one: Place, two: Place) =>
    Math.abs(one.latitude - two.latitude) < 3e-4 && Math.abs(one.longitude - two.longitude) < 4e-4;
  return places.filter((place, index) => !places.slice(0, index).some((before) => near(before, place)));
}

const toStop = ({ id, stopCode, name, latitude, longitude }: Place): MapStop => ({
  code: stopCode ?? id,
  name,
  latitude,
  longitude,
  kind: 'end',
  ...(stopCode === undefined && { spoken: name }),
});
