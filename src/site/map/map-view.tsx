import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import type { LiveMapProps } from './live/live-map.tsx';
import { useMapMeans, whenSeen } from './map-means.ts';
import './map-view.css';
import './live-map.css';

/** Fetched with MapLibre when a map is opened. The server never opens one, so its build goes without. */
const LiveMap = lazy(() =>
  import.meta.env.SSR
    ? Promise.reject(new Error('maps are drawn by browsers'))
    : import('./live/live-map.tsx'),
);

interface MapViewProps {
  /** Its still picture: `MapDrawing`, one for each width it is drawn for. */
  drawing: ReactNode;
  /** `seen`: it is loaded when it comes into sight; `asked`: when its button is pressed. */
  opens?: 'seen' | 'asked';
  map: LiveMapProps;
  /** What stands under the drawing, and gives its place to the button that opens the map; without it the button lies on it. */
  below?: ReactNode;
  /** Told when the map begins to load, for what only it needs. */
  onOpening?(): void;
}

/**
 * A map: first a drawing, which is all there is without script, without WebGL and on paper; then, when it is seen or asked
 * for, the map itself in its place. What it shows stands in words elsewhere on the page.
 */
export function MapView({ drawing, opens = 'seen', map, below, onOpening }: MapViewProps) {
  const texts = useTexts('map').map;
  const box = useRef<HTMLDivElement>(null);
  const after = useId();
  const means = useMapMeans();
  const [state, setState] = useState<'drawing' | 'opening' | 'open' | 'failed'>('drawing');
  const begin = () => {
    setState('opening');
    onOpening?.();
  };
  const open = useEffectEvent(begin);
  const opensItself = opens === 'seen' && means === 'seen';
  useEffect(() => {
    const element = box.current;
    return element && opensItself ? whenSeen(element, () => open()) : undefined;
  }, [opensItself]);
  const isOpen = state === 'opening' || state === 'open';
  const button = state === 'drawing' && means !== 'none' && !opensItself && (
    <Button kind="secondary" icon="map" wide={below !== undefined} onClick={begin}>
      {texts.open}
    </Button>
  );
  const view = (
    <div className="map-view" data-state={state} ref={box}>
      {isOpen && (
        <a className="map-skip" href={`#${after}`}>
          {texts.skip}
        </a>
      )}
      <div className="map-still">{drawing}</div>
      {button && below === undefined && <div className="map-open">{button}</div>}
      {isOpen && (
        <MapFault onFault={() => setState('failed')}>
          <Suspense fallback={null}>
            <LiveMap {...map} onDrawn={() => setState('open')} />
          </Suspense>
        </MapFault>
      )}
      <span id={after} tabIndex={-1} />
    </div>
  );
  if (below === undefined) return view;
  return (
    <>
      {view}
      <div className="map-below">{button || below}</div>
    </>
  );
}

interface MapFaultProps {
  onFault(): void;
  children: ReactNode;
}

/** A map that cannot be loaded or drawn leaves its drawing in place. */
class MapFault extends Component<MapFaultProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
