import type { Map as LibreMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { MapStop } from '../scene.ts';
import { MapMarker } from './map-marker.tsx';

interface StopMarkerProps {
  map: LibreMap;
  stop: MapStop;
  /** Of its dot, on which its name has room. */
  side: 'left' | 'right';
  href: string;
  /** Under the name, such as the minutes until the next bus. */
  note?: ReactNode;
}

/** A stop of the map: a dot that is a link, with its name beside it when it matters or is asked for. */
export function StopMarker({ map, stop, side, href, note }: StopMarkerProps) {
  const texts = useTexts('map').map;
  const { code, name, kind, spoken, tag, isSkipped } = stop;
  return (
    <MapMarker map={map} at={stop} layer={kind}>
      <ContentLink
        className="map-stop"
        data-kind={kind}
        data-code={code}
        data-skipped={isSkipped || undefined}
        href={href}
      >
        <span className="map-stop-dot" aria-hidden="true" />
        <span className="map-stop-name" data-side={side}>
          <b aria-hidden={tag !== undefined || undefined}>{tag ?? <PlaceName>{name}</PlaceName>}</b>
          <VisuallyHidden>{spoken ?? texts.stop(tag === undefined ? '' : name, code)}</VisuallyHidden>
          {(isSkipped || kind === 'closed') && <VisuallyHidden>{`, ${texts.stopSkipped}`}</VisuallyHidden>}
          {note !== undefined && <span className="map-stop-note">{note}</span>}
        </span>
      </ContentLink>
    </MapMarker>
  );
}
