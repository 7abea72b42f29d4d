import type { KeptPage } from './kept-page.ts';
import { createKeptStore } from './kept-store.ts';
import { isOver } from './what-leaves.ts';

/** The pages that this device keeps, the latest first, without those that only stand in for others. */
export async function listKeptPages(): Promise<KeptPage[]> {
  // A browser gives it to pages over TLS alone.
  if (!('caches' in globalThis)) return [];
  const store = createKeptStore(caches);
  const standIns = ((await store.read('offline')) ?? '').split(' ');
  const pages = await store.list();
  return pages
    .filter((page) => !isOver(page, Date.now()) && !standIns.includes(page.path))
    .toSorted((one, two) => two.at - one.at);
}
