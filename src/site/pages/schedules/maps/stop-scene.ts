import { metresOnFoot, type Stop } from '#domain/stop.ts';
import type { MapScene, MapTrace } from '#site/map/scene.ts';

/** What is shown of the city around a stop: a little more than its walk. */
export const kmAcrossStop = 1.3;
const walkedMinutes = 5;

/** A stop, the others around it, how far one walks in five minutes, and the lines. */
export function stopScene(stop: Stop, nearby: readonly Stop[], traces: readonly MapTrace[]): MapScene {
  const { latitude, longitude, code } = stop;
  return {
    traces,
    stops: [
      ...nearby.map((other) => ({ ...placed(other), kind: 'stop' as const })),
      { tag: code, ...placed(stop), kind: 'yours' },
    ],
    walk: { latitude, longitude, metres: metresOnFoot(walkedMinutes) },
  };
}

/** The name of a station stands beside it, since no pole has a number. */
const placed = ({ latitude, longitude, code, name, platforms }: Stop) => ({
  latitude,
  longitude,
  code,
  name,
  ...(platforms !== undefined && { tag: name, spoken: name }),
});
