import { metresOnFoot, type Stop } from '#domain/stop.ts';
import type { MapScene, MapTrace } from '#site/map/scene.ts';

/** What is shown of the city around a stop: a little more than its walk. */
export const kmAcrossStop = 1.3;
const walkedMinutes = 5;

/** A stop, the others around it, how far one walks in five minutes, and the lines. */
export function stopScene(stop: Stop, nearby: readonly Stop[], traces: readonly MapTrace[]): MapScene {
  const { latitude, longitude, code, name } = stop;
  return {
    traces,
    stops: [
      ...nearby.map((other) => ({ ...placed(other), kind: 'stop' as const })),
      { latitude, longitude, code, name, tag: code, kind: 'yours' },
    ],
    walk: { latitude, longitude, metres: metresOnFoot(walkedMinutes) },
  };
}

const placed = ({ latitude, longitude, code, name }: Stop) => ({ latitude, longitude, code, name });
