import { extname } from 'node:path';
import { createOrderThread, type OrderThread } from '#platform/threads/order-thread.ts';
import type { PictureOrder } from './picture-order.ts';

/** Makes smaller pictures, in the order of their plans; undefined where the picture is broken. */
export type PictureThread = OrderThread<PictureOrder, readonly Uint8Array[] | undefined>;

/** Four variants of the largest picture take some ten seconds, and several pictures may wait for each other. */
const longestMs = 120_000;
/** Beside this file, in the sources and in the build alike. */
const threadFile = `./picture-worker${extname(import.meta.url)}`;

export function createPictureThread(): PictureThread {
  return createOrderThread({ file: new URL(threadFile, import.meta.url), name: 'pictures', longestMs });
}
