import { drawNoise } from '../draw-noise.ts';
import type { HostileKind } from '../shot.ts';
import { oneOf } from './drawn.ts';
import { file, postParts } from './bodies.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What holds connections, and what they hold. */
export const connectionKinds: readonly HostileKind[] = [
  {
    name: 'behind-a-stream',
    expects: [200],
    perSecond: 40_000,
    isPipelined: 'behind-a-stream',
    mostGrowthMb: 100,
    shot: (n, { stops }) => ({ path: `/services/schedule/flux?arrets=${oneOf(stops, n)}` }),
  },
  {
    name: 'slow-uploads',
    expects: [200],
    isUpload: true,
    perSecond: 6,
    mostUnderWay: 6,
    shot: (n, facts) => ({
      ...postParts(facts, file(`lent-${n}.png`, drawNoise(256, n))),
      sending: { atOnce: 20 * kilobyte, perSecond: 100 * kilobyte },
    }),
  },
  {
    name: 'held-uploads',
    // A body that is held for long may be cut off, when memory is full or its sender is too slow.
    expects: ['unanswered', 408, 503],
    isUpload: true,
    perSecond: 6,
    mostUnderWay: 6,
    shot: (n, facts) => ({
      ...postParts(facts, file(`tenu-${n}.png`, Buffer.alloc(25 * megabyte, n))),
      sending: { atOnce: 24 * megabyte, perSecond: 64 * kilobyte },
    }),
  },
];
