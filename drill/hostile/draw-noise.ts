import { deflateSync } from 'node:zlib';
import { createChance } from '#drill/kills/hostile.ts';
import { pngOf } from '#tests/support/pictures.ts';

/** A picture that is one, of a square of noise: about as many bytes as it has of red, green and blue. */
export function drawNoise(side: number, n: number): Buffer {
  const data = noiseOf(side);
  // Another picture each time, by its first row.
  data.writeUInt32BE(n, 1);
  return pngOf(side, side, deflateSync(data, { level: 0 }));
}

const known = new Map<number, Buffer>();

/** Rows of a byte that says how they are written, and three for each dot. */
function noiseOf(side: number): Buffer {
  const row = side * 3 + 1;
  const drawn = known.get(side);
  if (drawn) return drawn;
  const chance = createChance(side);
  const bytes = Buffer.alloc(row * side);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = at % row === 0 ? 0 : chance() * 256;
  known.set(side, bytes);
  return bytes;
}
