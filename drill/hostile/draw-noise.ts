import { crc32, deflateSync } from 'node:zlib';
import { createChance } from '#drill/kills/hostile.ts';

/** A picture that is one, of a square of noise: about as many bytes as it has of red, green and blue. */
export function drawNoise(side: number, n: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  const data = noiseOf(side);
  // Another picture each time, by its first row.
  data.writeUInt32BE(n, 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(data, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
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

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
