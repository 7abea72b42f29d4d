import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Coordinates } from '#lib/local-plane.ts';
import { textWidth } from '../drawing/place-labels.ts';
import { plate } from '../drawing/plate.ts';
import type { MapStop } from '../scene.ts';
import { arrangeStops, type ArrangedStop } from './arrange-stops.ts';
import { lonLatOf } from './create-map.ts';

/** How the stops stand on the screen, looked at again when the map has moved or they are others. */
export function useArranged(
  map: LibreMap | undefined,
  stops: readonly MapStop[],
  buses: readonly Coordinates[],
): readonly ArrangedStop[] {
  const [arranged, setArranged] = useState<readonly ArrangedStop[]>([]);
  const look = useEffectEvent((made: LibreMap) => {
    const pointOf = (place: Coordinates) => made.project(lonLatOf(place));
    const onScreen = stops.map((stop) => ({
      ...pick(pointOf(stop)),
      kind: stop.kind,
      ...(stop.kind !== 'stop' && { nameWidth: textWidth(stop.tag ?? stop.name) + 2 * plate.padding }),
    }));
    const { clientWidth } = made.getContainer();
    const found = arrangeStops(
      onScreen,
      buses.map((bus) => pick(pointOf(bus))),
      clientWidth,
    );
    // Whoever is on a link stays on it.
    const focused = document.activeElement?.closest<HTMLElement>('.map-stop')?.dataset['code'];
    setArranged(
      found.map((each, index) => (stops[index]?.code === focused ? { ...each, isLink: true } : each)),
    );
  });
  // Another list of stops, or buses that moved, are looked at once they are drawn.
  useEffect(() => {
    if (!map || !stops || !buses) return undefined;
    const frame = requestAnimationFrame(() => look(map));
    return () => cancelAnimationFrame(frame);
  }, [map, stops, buses]);
  useEffect(() => {
    if (!map) return undefined;
    const again = () => look(map);
    map.on('moveend', again);
    map.on('resize', again);
    return () => {
      map.off('moveend', again);
      map.off('resize', again);
    };
  }, [map]);
  return arranged;
}

const pick = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });
