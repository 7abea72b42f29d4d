import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { MapStop } from '../scene.ts';
import { lonLatOf } from './create-map.ts';
import { MapMarker } from './map-marker.tsx';

interface StopMarkerProps {
  map: LibreMap;
  stop: MapStop;
  href: string;
  /** Under the name, such as the minutes until the next bus. */
  note?: ReactNode;
}

/** A stop of the map: a dot that is a link, with its name beside it when it matters or is asked for. */
export function StopMarker({ map, stop, href, note }: StopMarkerProps) {
  const texts = useTexts().map;
  const { code, name, kind, tag, isSkipped } = stop;
  const side = useSide(map, stop);
  return (
    <MapMarker map={map} at={stop} layer={kind}>
      <ContentLink className="map-stop" data-kind={kind} data-skipped={isSkipped || undefined} href={href}>
        <span className="map-stop-dot" aria-hidden="true" />
        <span className="map-stop-name" data-side={side}>
          <b aria-hidden={tag !== undefined || undefined}>{tag ?? <PlaceName>{name}</PlaceName>}</b>
          <VisuallyHidden>{texts.stop(tag === undefined ? '' : name, code)}</VisuallyHidden>
          {isSkipped && <VisuallyHidden>{`, ${texts.stopSkipped}`}</VisuallyHidden>}
          {note !== undefined && <span className="map-stop-note">{note}</span>}
        </span>
      </ContentLink>
    </MapMarker>
  );
}

/** The side of the dot on which a name has room. */
function useSide(map: LibreMap, stop: MapStop): 'left' | 'right' {
  const [side, setSide] = useState<'left' | 'right'>('right');
  const { latitude, longitude } = stop;
  useEffect(() => {
    const look = () => {
      const { x } = map.project(lonLatOf({ latitude, longitude }));
      setSide(x > map.getContainer().clientWidth * 0.6 ? 'left' : 'right');
    };
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map, latitude, longitude]);
  return side;
}
