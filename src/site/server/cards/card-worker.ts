import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { initSync, Renderer } from '@takumi-rs/wasm';
import { cardSize } from '#site/routing/card-path.ts';
import type { CardOrder, CardResult } from './card-drawing.ts';

// A card takes a tenth of a second to draw, and the first one a whole: in a thread of its own no visitor waits for it.

const port = parentPort;
if (!port) throw new Error('this file runs as a thread only');

/** The build brings the files along; beside the sources they are where their packages have them. */
function readFile(built: string, packaged: string): Buffer {
  const beside = join(import.meta.dirname, built);
  return readFileSync(existsSync(beside) ? beside : createRequire(import.meta.url).resolve(packaged));
}

initSync({ module: readFile('card.wasm', '@takumi-rs/wasm/takumi_wasm_bg.wasm') });
const renderer = new Renderer();
await renderer.registerFont({
  name: 'Public Sans',
  data: readFile('card.woff2', '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
});

async function draw({ id, node, images }: CardOrder): Promise<CardResult> {
  try {
    const sources = images.map(({ src, svg }) => ({ src, data: Buffer.from(svg) }));
    return { id, png: await renderer.render(node, { ...cardSize, format: 'png', images: sources }) };
  } catch (thrown) {
    return { id, fault: String(thrown) };
  }
}

port.on('message', (order: CardOrder) => {
  void draw(order).then((result) => port.postMessage(result));
});
