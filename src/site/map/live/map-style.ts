import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { groundWords, type GroundKind } from '#domain/base-map.ts';
import type { MapColours } from './colours.ts';
import type { MapShapes } from './map-shapes.ts';

interface StyleParts {
  readonly colours: MapColours;
  readonly shapes: MapShapes;
  /** Address of the ground of the schedule service. */
  readonly groundUrl: string;
  /** The operator's own style instead of that ground. */
  readonly under?: StyleSpecification | undefined;
}

/**
 * The map as MapLibre draws it: the ground, then the lines. Names are set in the fonts of the page, since the style names
 * no glyphs.
 */
export function buildStyle({ colours, shapes, groundUrl, under }: StyleParts): StyleSpecification {
  const own = {
    traces: { type: 'geojson', data: shapes.traces },
    walk: { type: 'geojson', data: shapes.walk },
    footpaths: { type: 'geojson', data: shapes.footpaths },
    stops: { type: 'geojson', data: shapes.stops },
  } as const satisfies Record<string, SourceSpecification>;
  const over = [...traceLayers(colours), walkLayer(colours), footpathLayer(colours), stopLayer(colours)];
  if (under) {
    return { ...under, sources: { ...under.sources, ...own }, layers: [...under.layers, ...over] };
  }
  return {
    version: 8,
    sources: { ground: { type: 'geojson', data: groundUrl }, ...own },
    layers: [...groundLayers(colours), ...over, nameLayer(colours)],
  };
}

/** Widths grow with the street as one comes nearer. */
const growing = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  11,
  far,
  17,
  near,
];

function groundLayers({ land, ground }: MapColours): LayerSpecification[] {
  const area = (kind: 'water' | 'green'): LayerSpecification => ({
    id: `ground-${kind}`,
    type: 'fill',
    source: 'ground',
    filter: isGround(kind),
    paint: { 'fill-color': ground[kind] },
  });
  const way = (kind: 'street' | 'avenue' | 'bridge', width: ExpressionSpecification): LayerSpecification => ({
    id: `ground-${kind}`,
    type: 'line',
    source: 'ground',
    filter: isGround(kind),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': ground[kind], 'line-width': width },
  });
  return [
    { id: 'land', type: 'background', paint: { 'background-color': land } },
    area('water'),
    area('green'),
    way('street', growing(0.6, 12)),
    way('avenue', growing(2, 18)),
    way('bridge', growing(2.5, 20)),
  ];
}

function nameLayer({ land, name }: MapColours): LayerSpecification {
  return {
    id: 'ground-district',
    type: 'symbol',
    source: 'ground',
    filter: isGround('district'),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Public Sans Variable', 'sans-serif'],
      'text-size': 16,
      'text-padding': 12,
    },
    paint: { 'text-color': name, 'text-halo-color': land, 'text-halo-width': 2 },
  };
}

function isGround(ground: GroundKind): FilterSpecification {
  const words = groundWords[ground].map(({ kind, rank }): ExpressionSpecification => {
    const isKind: ExpressionSpecification = ['==', ['get', 'kind'], kind];
    return rank === undefined ? isKind : ['all', isKind, ['==', ['get', 'rank'], rank]];
  });
  return ['any', ...words];
}

function traceLayers({ casing, past, lines, unknownLine }: MapColours): LayerSpecification[] {
  const colour: ExpressionSpecification = [
    'to-color',
    ['get', ['get', 'type'], ['literal', lines]],
    unknownLine,
  ];
  const order: ExpressionSpecification = ['get', 'order'];
  const layout = { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': order } as const;
  return [
    {
      id: 'traces-casing',
      type: 'line',
      source: 'traces',
      layout,
      paint: { 'line-color': casing, 'line-width': ['*', ['get', 'width'], 1.8] },
    },
    {
      id: 'traces',
      type: 'line',
      source: 'traces',
      layout,
      paint: {
        'line-color': ['case', ['get', 'isPast'], past, colour],
        'line-width': ['get', 'width'],
      },
    },
  ];
}

function walkLayer({ walk }: MapColours): LayerSpecification {
  return {
    id: 'walk',
    type: 'line',
    source: 'walk',
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': walk, 'line-width': 1.5, 'line-dasharray': [1, 4] },
  };
}

/** Dots of no length, as far apart as the drawing has them. */
function footpathLayer({ dot }: MapColours): LayerSpecification {
  return {
    id: 'footpaths',
    type: 'line',
    source: 'footpaths',
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': dot, 'line-width': 5, 'line-dasharray': [0, 1.6] },
  };
}

/** Every stop has its dot, also where it has no room to be a link. */
function stopLayer({ casing, dot }: MapColours): LayerSpecification {
  return {
    id: 'stops',
    type: 'circle',
    source: 'stops',
    paint: {
      'circle-radius': ['get', 'radius'],
      'circle-color': casing,
      'circle-stroke-color': dot,
      'circle-stroke-width': ['get', 'outline'],
    },
  };
}
