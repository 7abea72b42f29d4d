import { pick, type Draw } from '../hostile-addresses.ts';
import type { WrittenBody } from './body-door.ts';

const firsts: readonly (readonly number[])[] = [
  [],
  [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x50, 0x4b, 0x03, 0x04],
  [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  [0x1f, 0x8b, 0x08],
  [0x3c, 0x73, 0x76, 0x67, 0x3e],
  [0xef, 0xbb, 0xbf],
];

/** Bytes that begin as a kind of file does, and go on anyhow. */
export function writeBytes(draw: Draw): WrittenBody {
  const length = draw(200) === 0 ? 2_000_000 : draw(3) === 0 ? 0 : draw(20_000);
  const rest = Buffer.alloc(length, draw(256));
  for (let at = 0; at < Math.min(length, 200); at += 1) rest[at] = draw(256);
  return { type: 'application/octet-stream', bytes: Buffer.concat([Buffer.from(pick(firsts, draw)), rest]) };
}
