import { createAnswerer } from './answerer.ts';
import { createKeeper } from './keeper.ts';
import { cachePrefix, fileCacheName, pageCacheName } from './kept-page.ts';
import { createKeptStore } from './kept-store.ts';
import { isPageShown } from './messages.ts';
import { whichAnswer } from './which-answer.ts';
import type { FetchAsked, WorkerScope } from './worker-scope.ts';

/** The service worker: a build of its own, since a browser takes it as one file of a name that never changes. */
const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;
const now = () => Date.now();
const store = createKeptStore(caches);
const keeper = createKeeper({ store, now, fetch: (path, init) => fetch(path, init) });
const answer = createAnswerer({ store, origin, now });

/**
 * A new worker takes over at once, open pages included. It may: pages come from the network first, and every copy
 * names its files by their hash, so that no worker depends on the build that was there when it was made.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const ours = new Set([pageCacheName, fileCacheName]);
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && !ours.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  // The browser asks for a page while it starts the worker, so that the worker makes no page later.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('fetch', (event) => {
  const { method, mode, cache, url } = event.request;
  const from = whichAnswer({ method, mode, cache, url }, origin);
  if (from) event.respondWith(answer(from, () => fromNetwork(event)));
});

function fromNetwork(event: FetchAsked): Promise<Response> {
  const asked = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  // The copy may be shown before this ends, and a browser complains of an answer that nobody waited for.
  event.waitUntil(asked.catch(() => undefined));
  return asked;
}

scope.addEventListener('message', (event) => {
  if (isPageShown(event.data)) event.waitUntil(keeper.hear(event.data));
});
