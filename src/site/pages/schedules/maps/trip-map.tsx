import { useMemo, type ReactNode } from 'react';
import { withMode } from '#domain/mode.ts';
import type { Trip } from '#domain/trip.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import type { MapBus } from '#site/map/live/bus-marker.tsx';
import { MapDrawing } from '#site/map/map-drawing.tsx';
import { MapView } from '#site/map/map-view.tsx';
import { traceId } from '#site/map/scene.ts';
import { stopPath, tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import type { TripMapData } from './trip-map.server.ts';
import { tripScene } from './trip-scene.ts';

interface TripMapProps {
  readonly map: TripMapData;
  /** As it is now: the bus moves with it. */
  readonly trip: Trip;
  /** The number of the rider's stop. */
  readonly yours?: string | undefined;
  readonly place: SchedulePlace;
  readonly styleUrl: string | undefined;
  /** The way to the large map, where this one cannot be opened. */
  readonly below: ReactNode;
}

/** The way of a trip with its bus. It is drawn by the server, and opened by its button. */
export function TripMap({ map, trip, yours, place, styleUrl, below }: TripMapProps) {
  const texts = useTexts('map').map;
  const { number, direction, serviceTypeCode, towards, tripId, tripDate, calls, bus } = trip;
  const scene = useMemo(() => tripScene(trip, map.polyline, yours), [trip, map.polyline, yours]);
  const next = bus?.nextCall === undefined ? undefined : calls[bus.nextCall];
  const words = texts.vehicle(number, towards, trip.mode);
  const mark: MapBus[] = bus
    ? [
        {
          ...bus,
          number,
          serviceTypeCode,
          ...withMode(trip),
          label: next ? `${words}, ${texts.busNext(next.name)}` : words,
          href: tripPath(place, {
            number,
            direction,
            stop: yours ?? calls[0]?.code ?? '',
            date: tripDate,
            tripId,
          }),
          traceId: traceId(number, direction),
        },
      ]
    : [];
  const label = texts.tripDrawing(number, towards);
  return (
    <MapView
      opens="asked"
      below={below}
      drawing={<MapDrawing drawing={map.drawing} label={label} />}
      map={{
        label,
        scene,
        start: 'all',
        buses: mark,
        hrefOfStop: ({ code }) => stopPath(place, code),
        styleUrl,
      }}
    />
  );
}
