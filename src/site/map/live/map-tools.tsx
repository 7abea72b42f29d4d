import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useState, type RefObject } from 'react';
import type { Coordinates } from '#lib/local-plane.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { lonLatOf } from './create-map.ts';

interface MapToolsProps {
  map: LibreMap;
  /** What fills the screen. */
  frame: RefObject<HTMLElement | null>;
  onLocated(place: Coordinates): void;
}

/** Near enough to see the stops around. */
const locatedZoom = 15;

/** Everything a gesture does, as buttons under the thumb. */
export function MapTools({ map, frame, onLocated }: MapToolsProps) {
  const texts = useTexts('map').map;
  const [fault, setFault] = useState<string>();
  const isFull = useFullScreen();
  const locate = () => {
    setFault(undefined);
    askWhere({
      onFound: (place) => {
        onLocated(place);
        announce(texts.youAreHere);
        map.easeTo({ center: lonLatOf(place), zoom: Math.max(map.getZoom(), locatedZoom) });
      },
      onFault: (name) => {
        setFault(texts[name]);
        announce(texts[name]);
      },
    });
  };
  const fill = () => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen());
  return (
    <>
      <div className="map-tools" role="group" aria-label={texts.tools}>
        <Tool icon="plus" words={texts.zoomIn} onPress={() => map.zoomIn()} />
        <Tool icon="minus" words={texts.zoomOut} onPress={() => map.zoomOut()} />
        {document.fullscreenEnabled && (
          <Tool
            icon={isFull ? 'end-full-screen' : 'full-screen'}
            words={isFull ? texts.endFullScreen : texts.fullScreen}
            onPress={fill}
          />
        )}
        <Tool icon="locate" words={texts.locate} onPress={locate} />
      </div>
      {fault !== undefined && <p className="map-fault">{fault}</p>}
    </>
  );
}

function Tool({ icon, words, onPress }: { icon: IconName; words: string; onPress(): void }) {
  return (
    <button type="button" onClick={onPress}>
      <Icon name={icon} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </button>
  );
}

interface WhereOptions {
  onFound(place: Coordinates): void;
  onFault(words: 'noLocate' | 'locateRefused' | 'locateFailed'): void;
}

const waitMs = 10_000;
/** A place of a minute ago is where one still is, on foot. */
const oldestMs = 60_000;

function askWhere({ onFound, onFault }: WhereOptions): void {
  if (!('geolocation' in navigator)) return onFault('noLocate');
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => onFound({ latitude, longitude }),
    ({ code }) =>
      onFault(code === GeolocationPositionError.PERMISSION_DENIED ? 'locateRefused' : 'locateFailed'),
    { timeout: waitMs, maximumAge: oldestMs },
  );
}

function useFullScreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}
