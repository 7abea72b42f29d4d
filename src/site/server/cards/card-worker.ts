import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initSync, Renderer } from '@takumi-rs/wasm';
import { answerOrders } from '#platform/threads/answer-orders.ts';
import { cardSize } from '#site/routing/card-path.ts';
import type { CardDrawing } from './card-drawing.ts';

// A card takes a tenth of a second to draw, and the first one a whole: in a thread of its own no visitor waits for it.

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

answerOrders(({ node, images }: CardDrawing) => {
  const sources = images.map(({ src, svg }) => ({ src, data: Buffer.from(svg) }));
  return renderer.render(node, { ...cardSize, format: 'png', images: sources });
});
