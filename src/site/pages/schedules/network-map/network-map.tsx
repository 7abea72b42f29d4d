import { useMemo, useRef, useState } from 'react';
import { readStopNearby } from '#clients/schedule/reading/read-search.ts';
import type { Locale } from '#domain/locale.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import type { DrawnNetwork } from '#site/map/drawing/draw-network.ts';
import { MapDrawing } from '#site/map/map-drawing.tsx';
import { MapView } from '#site/map/map-view.tsx';
import type { MapScene } from '#site/map/scene.ts';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { useTraces } from '#site/map/use-traces.ts';

interface NetworkMapProps {
  network: DrawnNetwork;
  /** Shown until the map is near enough to ask for those at its centre. */
  stops: readonly StopNearby[];
  lineCount: number;
  place: SchedulePlace;
  styleUrl: string | undefined;
  around: readonly StopNearby[] | undefined;
  /** Told the stops at the centre once the map is near enough; undefined where it is too far to show any. */
  onAround(stops: readonly StopNearby[] | undefined): void;
}

/** From this zoom on a stop has room among the others. */
const stopsFromZoom = 14;
const most = 50;

/** Every line of the network; near enough, the stops at the centre of the map. */
export function NetworkMap({
  network,
  stops,
  lineCount,
  place,
  styleUrl,
  around,
  onAround,
}: NetworkMapProps) {
  const texts = useTexts('map').map;
  const [isOpen, setOpen] = useState(false);
  const traces = useTraces(isOpen);
  const asked = useRef<AbortController>(undefined);
  const scene = useMemo(
    (): MapScene => ({
      traces,
      stops: (around ?? stops).map(({ code, name, latitude, longitude }) => ({
        code,
        name,
        latitude,
        longitude,
        kind: around ? 'stop' : 'end',
      })),
    }),
    [traces, around, stops],
  );
  const lookAround = async (centre: Coordinates, signal: AbortSignal) => {
    const found = await loadAround(centre, place.locale, signal);
    if (!signal.aborted) onAround(found);
  };
  const rest = ({ centre, zoom }: { readonly centre: Coordinates; readonly zoom: number }) => {
    asked.current?.abort();
    if (zoom < stopsFromZoom) return onAround(undefined);
    asked.current = new AbortController();
    // What was found stays until something else is.
    lookAround(centre, asked.current.signal).catch(() => {});
  };
  const label = texts.networkDrawing(lineCount);
  return (
    <MapView
      drawing={<MapDrawing drawing={network.drawing} label={label} />}
      onOpening={() => setOpen(true)}
      map={{
        label,
        scene,
        start: { bounds: network.bounds },
        hrefOfStop: ({ code }) => stopPath(place, code),
        traceWidth: 2.5,
        isPane: true,
        styleUrl,
        onRest: rest,
      }}
    />
  );
}

/** As far as the picture of a map of that zoom reaches. */
const reachMetres = 1200;

async function loadAround(
  { latitude, longitude }: Coordinates,
  locale: Locale,
  signal: AbortSignal,
): Promise<StopNearby[]> {
  const query = {
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
    rayon: String(reachMetres),
    limite: String(most),
    langue: locale,
  };
  const response = await fetch(`/services/schedule/arretsProches?${new URLSearchParams(query)}`, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return ((await response.json()) as Parameters<typeof readStopNearby>[0][]).map(readStopNearby);
}
