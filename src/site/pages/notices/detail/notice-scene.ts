import type { MapFootpath, MapScene, MapStop, MapTrace } from '#site/map/scene.ts';
import type { ClosedStop } from './closures.ts';

/** Closed stops, where to board instead of each, and the walk between them. `tagOf` writes its minutes. */
export function noticeScene(
  closures: readonly ClosedStop[],
  traces: readonly MapTrace[],
  tagOf: (minutes: number) => string,
): MapScene {
  const stops = new Map<string, MapStop>();
  for (const { instead } of closures) if (instead) put(stops, instead, 'instead');
  // A stop that is closed is no place to board, whatever else was said of it.
  for (const closed of closures) put(stops, closed, 'closed');
  return {
    traces,
    stops: [...stops.values()],
    footpaths: closures.flatMap((each) => footpathOf(each, tagOf)),
  };
}

function put(stops: Map<string, MapStop>, { code, name, place }: ClosedStop, kind: MapStop['kind']): void {
  if (place) stops.set(code, { ...place, code, name: name ?? code, tag: code, kind });
}

function footpathOf({ place, instead }: ClosedStop, tagOf: (minutes: number) => string): MapFootpath[] {
  if (!place || !instead?.place || !instead.walk) return [];
  return [{ from: place, to: instead.place, tag: tagOf(instead.walk.minutes) }];
}
