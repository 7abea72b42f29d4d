import { Map, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { trustWorkers } from '#site/trusted-workers.ts';

/** A map with a worker that has something to do: a line, which is cut into tiles there. */
trustWorkers([workerUrl]);
setWorkerUrl(workerUrl);
const container = document.createElement('div');
container.id = 'trial-map';
Object.assign(container.style, { width: '300px', height: '300px' });
document.body.append(container);

const coordinates = [
  [-71.3, 46.7],
  [-71.1, 46.9],
];
const map = new Map({
  container,
  center: [-71.2, 46.8],
  zoom: 10,
  attributionControl: false,
  style: {
    version: 8,
    sources: {
      line: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } },
      },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } },
      { id: 'line', type: 'line', source: 'line', paint: { 'line-color': '#0b4f8a', 'line-width': 6 } },
    ],
  },
});
map.once('idle', () => {
  const isDrawn = map.queryRenderedFeatures({ layers: ['line'] }).length > 0;
  document.documentElement.dataset['trial'] = isDrawn ? 'drawn' : 'empty';
});
