import type { GroundFeature, GroundKind } from '#domain/base-map.ts';
import type { Frame } from './frame.ts';
import { cutToFrame, writePath } from './write-path.ts';

/** What lies under the lines, as paths, in the order it is painted. */
export interface DrawnGround {
  readonly kind: Exclude<GroundKind, 'district'>;
  readonly path: string;
}

const areas: readonly GroundKind[] = ['water', 'green'];
/** Small streets are drawn where a block of houses is wide enough to be seen. */
const streetsFromUnitsPerKm = 120;

export function drawGround(features: readonly GroundFeature[], frame: Frame): DrawnGround[] {
  const paths = new Map<DrawnGround['kind'], string>();
  for (const feature of features) {
    const { kind } = feature;
    if (kind === 'district' || (kind === 'street' && frame.unitsPerKm < streetsFromUnitsPerKm)) continue;
    if (isSeen(feature, frame)) paths.set(kind, (paths.get(kind) ?? '') + writeFeature(feature, frame));
  }
  return [...paths].flatMap(([kind, path]) => (path === '' ? [] : [{ kind, path }]));
}

function isSeen({ bounds: { west, south, east, north } }: GroundFeature, frame: Frame): boolean {
  const [left, bottom] = frame.place({ latitude: south, longitude: west });
  const [right, top] = frame.place({ latitude: north, longitude: east });
  return right >= 0 && left <= frame.width && bottom >= 0 && top <= frame.height;
}

function writeFeature({ kind, paths }: GroundFeature, frame: Frame): string {
  return paths
    .map((path) => {
      const points = path.map(([longitude, latitude]) => frame.place({ latitude, longitude }));
      if (areas.includes(kind)) return writePath(points, { tolerance: 1.5, isClosed: true });
      return cutToFrame(points, frame)
        .map((piece) => writePath(piece, { tolerance: 1 }))
        .join('');
    })
    .join('');
}
