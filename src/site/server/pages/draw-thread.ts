import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError } from '#lib/errors.ts';
import { createOrderThread, type OrderThread } from '#platform/threads/order-thread.ts';
import type { PageView } from '#site/view.ts';

/** Without a view it only says that the thread is there. */
export interface DrawOrder {
  readonly view?: PageView;
}

type DrawThread = OrderThread<DrawOrder, Uint8Array | undefined>;

/** The body of a page, as bytes. */
export type DrawBody = (view: PageView) => Promise<Uint8Array>;

/** A machine with much to do takes seconds to load the code of all pages. */
const longestLoadMs = 30_000;
/** The twelve pages that the lane lets in at once, each 100 ms while the code is not warm, on a machine five times slower. */
const longestMs = 8000;
/** Beside this file, in the sources and in the build alike. */
const threadFile = `./draw-worker${extname(import.meta.url)}`;

/** Drawing needs nothing but the view: one thread serves every site of a process, and ends with it. */
const threads = new Map<string, DrawThread>();

/** Starts the thread that draws pages, from the build. */
export async function openDrawThread(distFolder: string): Promise<DrawBody> {
  const file = pathToFileURL(join(distFolder, 'server/render.js')).href;
  const thread = threads.get(file) ?? startThread(file);
  threads.set(file, thread);
  await thread.ask({}).catch((cause: unknown) => {
    throw new AppError('folder-unusable', 'the site is not built: run `npm run build`', { cause });
  });
  return async (view) => {
    const body = await thread.ask({ view: { ...view, structured: undefined } });
    if (!body) throw new AppError('internal', 'a page came back undrawn');
    return body;
  };
}

const startThread = (file: string): DrawThread =>
  createOrderThread({
    file: new URL(threadFile, import.meta.url),
    name: 'pages',
    data: { file },
    longestMs,
    longestLoadMs,
    idleMs: Infinity,
  });
