import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Coordinates } from '#lib/local-plane.ts';
import { textWidth } from '../drawing/place-labels.ts';
import { plate } from '../drawing/plate.ts';
import type { MapStop } from '../scene.ts';
import { arrangeStops, type ArrangedStop, type Box } from './arrange-stops.ts';
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
    const container = made.getContainer();
    const onScreen = stops.map((stop) => ({
      ...pick(pointOf(stop)),
      kind: stop.kind,
      ...(stop.kind !== 'stop' && { name: nameOf(stop, container) }),
    }));
    const found = arrangeStops(onScreen, {
      buses: buses.map((bus) => pick(pointOf(bus))),
      over: boxesOver(container),
      width: container.clientWidth,
    });
    // Whoever is on a link stays on it.
    const focused = document.activeElement?.closest<HTMLElement>('.map-stop')?.dataset['code'];
    setArranged(
      found.map((each, index) => (stops[index]?.code === focused ? { ...each, isLink: true } : each)),
    );
  });
  // Another list of stops, or buses that moved, are looked at once they are drawn; then again, when names can be measured.
  useEffect(() => {
    if (!map || !stops || !buses) return undefined;
    let frame = requestAnimationFrame(() => {
      look(map);
      frame = requestAnimationFrame(() => look(map));
    });
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

/** As large as it is drawn, with what is told under it; about as large as it will be, before that. */
function nameOf({ code, name, tag }: MapStop, container: HTMLElement) {
  const drawn = container.querySelector(`.map-stop[data-code="${CSS.escape(code)}"] > .map-stop-name`);
  if (drawn) return pickSize(drawn.getBoundingClientRect());
  return { width: textWidth(tag ?? name) + 2 * plate.padding, height: plate.height };
}

/** The buttons over the map and what is written in its corners. */
function boxesOver(container: HTMLElement): Box[] {
  const origin = container.getBoundingClientRect();
  const over = container.parentElement?.querySelectorAll('.map-tools, .maplibregl-ctrl-attrib') ?? [];
  return Array.from(over, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    };
  });
}

const pickSize = ({ width, height }: DOMRect) => ({ width, height });
const pick = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });
