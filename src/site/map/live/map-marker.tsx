import { Marker, type Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '#lib/local-plane.ts';
import type { MapStopKind } from '../scene.ts';
import { pointOnWay, wayOf } from './bus-way.ts';
import { lonLatOf } from './create-map.ts';

interface MapMarkerProps {
  map: LibreMap;
  at: Coordinates;
  /** What lies over what: dots under names under buses. */
  layer: MapStopKind | 'bus' | 'me' | 'footpath';
  /** Drives to a new place along this line instead of being there at once. */
  line?: readonly Coordinates[] | undefined;
  children: ReactNode;
}

/** Something of the page at a place of the map. In the document it stands in the order it was put there. */
export function MapMarker({ map, at, layer, line, children }: MapMarkerProps) {
  const [element] = useState(() => {
    const box = document.createElement('div');
    box.className = 'map-marker';
    box.dataset['layer'] = layer;
    return box;
  });
  const [marker] = useState(() => new Marker({ element, subpixelPositioning: true }));
  const { latitude, longitude } = at;
  const lineOf = useEffectEvent(() => line);
  useEffect(() => {
    const target = { latitude, longitude };
    const way = lineOf();
    // Once it is on the map, a place is another only for what drives.
    if (!marker.getLngLat() || !way) marker.setLngLat(lonLatOf(target));
    else return drive(marker, target, way);
    return undefined;
  }, [marker, latitude, longitude]);
  useEffect(() => {
    marker.addTo(map);
    // The keyboard may reach what lies outside of the picture: the map goes there.
    const follow = () => {
      if (!map.getBounds().contains(marker.getLngLat())) map.easeTo({ center: marker.getLngLat() });
    };
    element.addEventListener('focusin', follow);
    return () => {
      element.removeEventListener('focusin', follow);
      marker.remove();
    };
  }, [map, marker, element]);
  return createPortal(children, element);
}

/** A bus tells its place every ten to twenty seconds: it takes as long to get there, and never stands still in between. */
const driveMs = 12_000;

/** Moves a marker to its new place; gives a function that stops it where it is. */
function drive(marker: Marker, to: Coordinates, line: readonly Coordinates[]): () => void {
  const { lat, lng } = marker.getLngLat();
  const way = wayOf(line, { latitude: lat, longitude: lng }, to);
  if (!way || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    marker.setLngLat(lonLatOf(to));
    return () => {};
  }
  let frame = 0;
  let startedMs: number | undefined;
  const step = (nowMs: number) => {
    startedMs ??= nowMs;
    const part = Math.min(1, (nowMs - startedMs) / driveMs);
    marker.setLngLat(lonLatOf(pointOnWay(way, part)));
    if (part < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
