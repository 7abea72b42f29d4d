import { extname } from 'node:path';
import { createOrderThread } from '#platform/threads/order-thread.ts';
import type { CardDrawing } from './card-drawing.ts';

/** Draws cards; whoever waits is answered in the order they asked. */
export interface CardThread {
  draw(drawing: CardDrawing): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A machine with much to do takes seconds for its first card. */
const longestMs = 20_000;
/** Beside this file, in the sources and in the build alike. */
const threadFile = `./card-worker${extname(import.meta.url)}`;

export function createCardThread(): CardThread {
  const file = new URL(threadFile, import.meta.url);
  const { ask, close } = createOrderThread<CardDrawing, Uint8Array>({ file, name: 'cards', longestMs });
  return { draw: ask, close };
}
