import { useMemo } from 'react';
import type { DirectionNow } from '#domain/line-now.ts';
import type { Bus, NextAtStop } from '#domain/line-sheet.ts';
import { withMode } from '#domain/mode.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useFigure } from '#site/live/departure-list.tsx';
import type { MapBus } from '#site/map/live/bus-marker.tsx';
import { MapDrawing } from '#site/map/map-drawing.tsx';
import { MapView } from '#site/map/map-view.tsx';
import { traceId } from '#site/map/scene.ts';
import { stopOnLinePath, tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { lineScene, placeStops } from '../maps/line-scene.ts';
import type { LineMapView } from './data.server.ts';

interface LineMapProps {
  readonly data: LineMapView;
  readonly drawings: NonNullable<LineMapView['drawings']>;
  readonly now: DirectionNow | undefined;
  readonly buses: readonly Bus[];
  readonly yours: string | undefined;
  readonly place: SchedulePlace;
  readonly styleUrl: string | undefined;
}

/** On a phone the map begins around the rider's stop. */
const kmAcrossPhone = 1.8;

/** The line with its stops and its buses. */
export function LineMap({ data, drawings, now, buses, yours, place, styleUrl }: LineMapProps) {
  const texts = useTexts('map').map;
  const { line, direction, origin, stops, places, polylines } = data;
  const { number, serviceTypeCode } = line;
  const way = { number, direction: direction.direction };
  const scene = useMemo(() => {
    const placed = placeStops(stops, places);
    return lineScene({
      number,
      serviceTypeCode,
      direction: direction.direction,
      polylines,
      stops: placed,
      yours,
    });
  }, [number, serviceTypeCode, direction.direction, polylines, stops, places, yours]);
  const own = scene.stops.find(({ kind }) => kind === 'yours');
  const nameOf = (code: string | undefined) => stops.find((stop) => stop.code === code)?.name;
  const markOf = (bus: Bus): MapBus => {
    const next = nameOf(bus.nextStop);
    const words = texts.vehicle(bus.number, bus.towards, line.mode);
    return {
      ...bus,
      serviceTypeCode,
      ...withMode(line),
      label: next === undefined ? words : `${words}, ${texts.busNext(next)}`,
      href: tripPath(place, {
        ...way,
        stop: yours ?? stops[0]?.code ?? '',
        date: bus.tripDate,
        tripId: bus.tripId,
      }),
      traceId: traceId(number, direction.direction),
    };
  };
  const label = texts.lineDrawing(number, origin, direction.towards);
  return (
    <MapView
      drawing={
        <>
          <MapDrawing drawing={drawings.narrow} label={label} widths="narrow" />
          <MapDrawing drawing={drawings.wide} label={label} widths="wide" />
        </>
      }
      map={{
        label,
        scene,
        start: 'all',
        startOnPhones: own && { around: own, kmAcross: kmAcrossPhone },
        buses: buses.map(markOf),
        hrefOfStop: ({ code }) => stopOnLinePath(place, { ...way, stop: code }),
        noteOf: ({ code, kind }) => noteOf(kind === 'yours' ? now?.next[code] : undefined, now?.at),
        isPane: true,
        styleUrl,
      }}
    />
  );
}

function noteOf(next: NextAtStop | undefined, at: number | undefined) {
  return next && at !== undefined ? <NextMinutes next={next} at={at} /> : undefined;
}

/** Beside the rider's stop on the map: when the next bus comes. */
function NextMinutes({ next, at }: { readonly next: NextAtStop; readonly at: number }) {
  const texts = useTexts().board;
  const figure = useFigure(next, at);
  if (figure.kind === 'minutes') return <>{`${figure.minutes}\u00a0${texts.minutes}`}</>;
  if (figure.kind === 'now') return <>{texts.now}</>;
  if (figure.kind === 'every') return <>{texts.every(figure.minutes)}</>;
  return <ClockText moment={next.expected} />;
}
