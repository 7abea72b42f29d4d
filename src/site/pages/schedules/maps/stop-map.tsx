import { useMemo, useState } from 'react';
import type { StopBoard } from '#domain/departure.ts';
import type { Bus } from '#domain/line-sheet.ts';
import { withMode } from '#domain/mode.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import type { MapDrawing as Drawing } from '#site/map/drawing/draw-map.ts';
import type { MapBus } from '#site/map/live/bus-marker.tsx';
import { MapDrawing } from '#site/map/map-drawing.tsx';
import { MapView } from '#site/map/map-view.tsx';
import { traceId } from '#site/map/scene.ts';
import { tracesHere } from '#site/map/traces-here.ts';
import { useTraces } from '#site/map/use-traces.ts';
import { stopPath, tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { kmAcrossStop, stopScene } from './stop-scene.ts';
import { useBuses } from './use-buses.ts';

interface StopMapProps {
  board: StopBoard;
  nearby: readonly StopNearby[];
  drawing: Drawing;
  place: SchedulePlace;
  styleUrl?: string | undefined;
}

/** The buses of so many lines are followed: those that come next. */
const mostFollowed = 4;

/** A stop on the map: itself, those around it, the lines through it and their buses. */
export function StopMap({ board, nearby, drawing, place, styleUrl }: StopMapProps) {
  const texts = useTexts('map').map;
  const { stop, lines } = board;
  const [isOpen, setOpen] = useState(false);
  const traces = useTraces(isOpen);
  const scene = useMemo(
    () => stopScene(stop, nearby, tracesHere(traces, lines)),
    [stop, nearby, traces, lines],
  );
  const next = [...new Set(board.departures.map(({ number }) => number))].slice(0, mostFollowed);
  const buses = useBuses(isOpen ? next : []);
  const label = texts.stopDrawing(stop.name, nearby.length);
  const markOf = (bus: Bus): MapBus[] => {
    const { number, direction, tripDate, tripId, towards } = bus;
    const line = lines.find((each) => each.number === number && each.direction === direction);
    if (!line) return [];
    return [
      {
        ...bus,
        serviceTypeCode: line.serviceTypeCode,
        ...withMode(line),
        label: texts.vehicle(number, towards, line.mode),
        href: tripPath(place, { number, direction, stop: stop.code, date: tripDate, tripId }),
        traceId: traceId(number, direction),
      },
    ];
  };
  return (
    <MapView
      drawing={<MapDrawing drawing={drawing} label={label} fit="fill" />}
      onOpening={() => setOpen(true)}
      map={{
        label,
        scene,
        start: { around: stop, kmAcross: kmAcrossStop },
        buses: buses.flatMap(markOf),
        hrefOfStop: ({ code }) => stopPath(place, code),
        traceWidth: 4,
        styleUrl,
      }}
    />
  );
}
