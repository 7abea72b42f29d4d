import type { Map as LibreMap } from 'maplibre-gl';
import type { LineRef } from '#domain/line.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { beakPath, beakReach } from './beak.ts';
import { MapMarker } from './map-marker.tsx';

/** A bus on a map. */
export interface MapBus extends LineRef, Coordinates {
  readonly id: string;
  /** Degrees clockwise from north. */
  readonly heading?: number | undefined;
  /** Where it goes and where it is, in words. */
  readonly label: string;
  /** Its trip. */
  readonly href: string;
  /** The line it drives along, by its `id`. */
  readonly traceId: string;
}

interface BusMarkerProps {
  map: LibreMap;
  bus: MapBus;
  line: readonly Coordinates[];
}

/** The number stays upright in the badge of its line; the beak turns. */
export function BusMarker({ map, bus, line }: BusMarkerProps) {
  const { key, look } = useServiceType(bus.serviceTypeCode);
  const { heading, href, label } = bus;
  return (
    <MapMarker map={map} at={bus} layer="bus" line={line}>
      <ContentLink className="map-bus" data-type={key} href={href} aria-label={label}>
        {heading !== undefined && (
          <svg className="map-beak" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
            <path
              transform={`rotate(${heading}) translate(0 ${-beakReach(look.shape, heading)})`}
              d={beakPath}
            />
          </svg>
        )}
        <NumberBadge line={bus} size="s" says="number" />
      </ContentLink>
    </MapMarker>
  );
}
