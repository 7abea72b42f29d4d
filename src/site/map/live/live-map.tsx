import type { GeoJSONSource, Map as LibreMap, StyleSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Coordinates } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useServiceTypes } from '#site/i18n/operator-traits.ts';
import type { MapScene, MapStop } from '../scene.ts';
import { BusMarker, type MapBus } from './bus-marker.tsx';
import { readColours, watchTheme } from './colours.ts';
import { createMap, type MapStart } from './create-map.ts';
import { MapMarker } from './map-marker.tsx';
import { shapesOf } from './map-shapes.ts';
import { buildStyle } from './map-style.ts';
import { MapTools } from './map-tools.tsx';
import { StopMarker } from './stop-marker.tsx';
import { useArranged } from './use-arranged.ts';

export interface LiveMapProps {
  /** What the map is of, read aloud. */
  label: string;
  scene: MapScene;
  start: MapStart;
  /** What a narrow screen shows first, where that is something else. */
  startOnPhones?: MapStart | undefined;
  buses?: readonly MapBus[];
  hrefOfStop(stop: MapStop): string;
  /** Under the name of a stop that has its name beside it. */
  noteOf?(stop: MapStop): ReactNode;
  /** Of the lines, in pixels. */
  traceWidth?: number;
  /** The map is a pane of its own beside the list, so the page does not scroll past it. */
  isPane?: boolean;
  /** The style of the operator's setting. */
  styleUrl?: string | undefined;
  /** Told where the middle of the map is and how near it is looked at, when it has come to rest. */
  onRest?(view: { readonly centre: Coordinates; readonly zoom: number }): void;
}

interface DrawnMapProps extends LiveMapProps {
  /** The map is on screen, in place of its drawing. */
  onDrawn(): void;
}

const noBuses: readonly MapBus[] = [];
const groundPath = '/services/schedule/carte';

/** The map itself. This file and MapLibre are fetched together, when a map is seen or asked for. */
export default function LiveMap(props: DrawnMapProps) {
  const { scene, buses = noBuses, hrefOfStop, noteOf, traceWidth = 6 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const types = useServiceTypes();
  const shapes = useMemo(() => shapesOf(scene, { types, width: traceWidth }), [scene, types, traceWidth]);
  const map = useMap(box, props, shapes);
  const arranged = useArranged(map, scene.stops, buses);
  const [me, setMe] = useState<Coordinates>();
  const lines = useMemo(
    () => new Map(scene.traces.map(({ id, polyline }) => [id, pointsOf(polyline)])),
    [scene.traces],
  );
  const texts = useTexts('map').map;
  return (
    <div className="map-live" ref={frame}>
      <div className="map-canvas" ref={box} />
      {map && (
        <>
          {scene.stops.map(
            (stop, index) =>
              arranged[index]?.isLink && (
                <StopMarker
                  key={`${stop.code} ${index}`}
                  map={map}
                  stop={stop}
                  side={arranged[index].side}
                  href={hrefOfStop(stop)}
                  note={noteOf?.(stop)}
                />
              ),
          )}
          {scene.footpaths?.map(({ from, to, tag }) => (
            <MapMarker
              key={`${from.latitude} ${from.longitude}`}
              map={map}
              at={between(from, to)}
              layer="footpath"
            >
              <span className="map-footpath-tag" aria-hidden="true">
                {tag}
              </span>
            </MapMarker>
          ))}
          {buses.map((bus) => (
            <BusMarker key={bus.id} map={map} bus={bus} line={lines.get(bus.traceId) ?? []} />
          ))}
          {me && (
            <MapMarker map={map} at={me} layer="me">
              <span className="map-me" role="img" aria-label={texts.youAreHere} />
            </MapMarker>
          )}
          <MapTools map={map} frame={frame} onLocated={setMe} />
        </>
      )}
    </div>
  );
}

const between = (one: Coordinates, two: Coordinates): Coordinates => ({
  latitude: (one.latitude + two.latitude) / 2,
  longitude: (one.longitude + two.longitude) / 2,
});

const pointsOf = (polyline: string): Coordinates[] =>
  decodePolyline(polyline).map(([latitude, longitude]) => ({ latitude, longitude }));

/** The map once it is made; it goes with the component. */
function useMap(
  box: React.RefObject<HTMLDivElement | null>,
  props: DrawnMapProps,
  shapes: ReturnType<typeof shapesOf>,
): LibreMap | undefined {
  const { scene, label, start, startOnPhones, isPane = false, styleUrl, onDrawn, onRest } = props;
  const texts = useTexts('map').map;
  const types = useServiceTypes();
  const [map, setMap] = useState<LibreMap>();
  const [fault, setFault] = useState<unknown>();
  // Told to the boundary around the map, which leaves the drawing in place.
  if (fault !== undefined) throw fault;
  const under = useRef<StyleSpecification | undefined>(undefined);
  const styleNow = useEffectEvent((within: HTMLElement) =>
    buildStyle({
      colours: readColours(
        within,
        types.map(({ key }) => key),
      ),
      shapes,
      groundUrl: new URL(groundPath, location.href).href,
      under: under.current,
    }),
  );
  const make = useEffectEvent((container: HTMLElement): LibreMap => {
    const isNarrow = matchMedia('(width < 48em)').matches;
    const isCooperative = !isPane || isNarrow;
    const hasCredit = under.current !== undefined;
    const style = styleNow(container);
    const first = isNarrow ? (startOnPhones ?? start) : start;
    return createMap(container, { style, scene, start: first, label, texts, isCooperative, hasCredit });
  });
  const tellDrawn = useEffectEvent(() => onDrawn());
  const tellRest = useEffectEvent((made: LibreMap) => {
    const { lat, lng } = made.getCenter();
    onRest?.({ centre: { latitude: lat, longitude: lng }, zoom: made.getZoom() });
  });
  useEffect(() => {
    const container = box.current;
    if (!container) return undefined;
    let made: LibreMap | undefined;
    let isGone = false;
    let endTheme = () => {};
    const begin = async () => {
      const style = await loadStyle(styleUrl);
      if (isGone) return;
      under.current = style;
      const created = make(container);
      made = created;
      created.once('idle', () => tellDrawn());
      created.on('idle', () => tellRest(created));
      endTheme = watchTheme(() => created.setStyle(styleNow(container)));
      setMap(created);
    };
    begin().catch(setFault);
    return () => {
      isGone = true;
      endTheme();
      made?.remove();
    };
  }, [box, styleUrl]);
  useEffect(() => {
    void map?.getSource<GeoJSONSource>('traces')?.setData(shapes.traces);
    void map?.getSource<GeoJSONSource>('walk')?.setData(shapes.walk);
    void map?.getSource<GeoJSONSource>('footpaths')?.setData(shapes.footpaths);
    void map?.getSource<GeoJSONSource>('stops')?.setData(shapes.stops);
  }, [map, shapes]);
  return map;
}

/** The operator's own style; without it, or when it cannot be had, the map has the ground of the schedule service. */
async function loadStyle(url: string | undefined): Promise<StyleSpecification | undefined> {
  if (url === undefined) return undefined;
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as StyleSpecification) : undefined;
  } catch {
    return undefined;
  }
}
