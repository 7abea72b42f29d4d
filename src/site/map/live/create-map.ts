import { addProtocol, Map as LibreMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { boundsAround, type Bounds, type Coordinates } from '#lib/local-plane.ts';
import { decodePolyline } from '#lib/polyline.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import { trustWorkers } from '#site/trusted-workers.ts';
import type { MapScene } from '../scene.ts';

/** What a map shows first: all of its scene, what lies around a place, or a piece of the globe. */
export type MapStart =
  | 'all'
  | { readonly around: Coordinates; readonly kmAcross: number }
  | { readonly bounds: Bounds };

interface MapOptions {
  readonly style: StyleSpecification;
  readonly scene: MapScene;
  readonly start: MapStart;
  /** Read aloud for the map itself. */
  readonly label: string;
  readonly texts: FullCatalogue['map'];
  /** The page goes on scrolling over the map: it takes two fingers, or a key with the wheel, to move it. */
  readonly isCooperative: boolean;
  /** Where the style is another's, whose name has to be told. */
  readonly hasCredit: boolean;
}

export function createMap(container: HTMLElement, options: MapOptions): LibreMap {
  trustWorkers([workerUrl]);
  setWorkerUrl(workerUrl);
  for (const scheme of ['http', 'https']) addProtocol(byPage + scheme, loadByPage);
  const { style, label, texts, isCooperative, hasCredit } = options;
  const map = new LibreMap({
    container,
    style,
    ...viewOf(container, options),
    attributionControl: hasCredit ? { compact: false } : false,
    cooperativeGestures: isCooperative,
    // A rider's map has north above: turning and tilting it only loses people.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    minZoom: leastZoom,
    maxZoom: 18,
    transformRequest: (url) => ({ url: isElsewhere(url) ? byPage + url : url }),
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': texts.ctrlScroll,
      'CooperativeGesturesHandler.MacHelpText': texts.cmdScroll,
      'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers,
    },
  });
  // A long railway is seen whole all the same.
  map.setMinZoom(Math.min(usualLeastZoom, map.getZoom()));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** From farther away a city is a dot. */
const usualLeastZoom = 8;
const leastZoom = 2;

const margin = 48;

function viewOf({ clientWidth }: HTMLElement, { scene, start }: MapOptions) {
  if (start !== 'all' && 'around' in start) {
    const { around, kmAcross } = start;
    return { center: lonLatOf(around), zoom: zoomFor(around.latitude, clientWidth / kmAcross) };
  }
  const { west, south, east, north } = start === 'all' ? boundsOf(scene) : start.bounds;
  if (south > north) return {};
  const bounds: [number, number, number, number] = [west, south, east, north];
  return { bounds, fitBoundsOptions: { padding: Math.min(margin, clientWidth / 8), maxZoom: 16 } };
}

export const lonLatOf = ({ longitude, latitude }: Coordinates): [number, number] => [longitude, latitude];

const earthKm = 40_075;
/** At zoom 0 the whole earth is this many pixels around. */
const worldPixels = 512;

export function zoomFor(latitude: number, pixelsPerKm: number): number {
  const kmAround = earthKm * Math.cos((latitude * Math.PI) / 180);
  return Math.log2((pixelsPerKm * kmAround) / worldPixels);
}

export function boundsOf({ traces, stops }: MapScene): Bounds {
  const drawn = traces.flatMap(({ polyline }) => decodePolyline(polyline));
  return boundsAround([...drawn.map(([latitude, longitude]) => ({ latitude, longitude })), ...stops]);
}

/**
 * The worker of the map is a file of the site, under the strictest policy: it may ask nobody else. What a style of another
 * origin needs is therefore asked for by the page, whose policy names that origin.
 */
const byPage = 'page-';

const isElsewhere = (url: string) => /^https?:/.test(url) && new URL(url).origin !== location.origin;

async function loadByPage({ url, type }: { url: string; type?: string }, { signal }: AbortController) {
  const response = await fetch(url.slice(byPage.length), { signal });
  if (!response.ok) throw new Error(`the origin of the map answered ${response.status}`);
  return { data: type === 'json' ? await response.json() : await response.arrayBuffer() };
}
