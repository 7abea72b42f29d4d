import { factsOf } from './kept-page.ts';
import type { KeptStore } from './kept-store.ts';
import type { PageShown } from './messages.ts';
import { isDue, keptAfterMs, visitedAfterMs, whatLeaves } from './what-leaves.ts';

interface KeeperOptions {
  readonly store: KeptStore;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  now(): number;
}

/** A page that is larger is nothing to take along. */
const mostPageLength = 1_500_000;
const limitMs = 20_000;

export type Keeper = ReturnType<typeof createKeeper>;

/**
 * Keeps pages, one after the other. Everything is asked for without cookies: what is kept is what anybody is shown, and
 * never a page of the member or of the editor who uses the device.
 */
export function createKeeper({ store, fetch, now }: KeeperOptions) {
  const ask = (path: string) =>
    fetch(path, {
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      headers: { accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(limitMs),
    });

  /** A page without one of its files would stand without its script: then the copy before stays. */
  async function bringFiles(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if (await store.findFile(path)) continue;
      // The name holds a hash of the file, and the browser has it already: it asks its own cache first.
      const answer = await fetch(path, { credentials: 'omit', redirect: 'error' });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await store.keepFile(path, answer);
    }
  }

  async function keep(path: string): Promise<void> {
    const answer = await ask(path);
    if (answer.status === 404 || answer.status === 410) return store.drop([path]);
    if (answer.status !== 200) return undefined;
    const { headers } = answer;
    const html = await answer.text();
    const page = factsOf({ path, headers, html, at: now() });
    if (!page || html.length > mostPageLength) return undefined;
    await bringFiles(page.files);
    const parts = new Map<string, Response>();
    let bytes = page.bytes;
    for (const part of page.parts) {
      const found = await ask(part);
      if (!found.ok) throw new Error(`${part} answered ${found.status}`);
      const text = await found.text();
      bytes += text.length;
      parts.set(part, new Response(text, { headers: { 'content-type': 'application/json' } }));
    }
    return store.keep({ page: { ...page, bytes }, headers, html }, parts);
  }

  async function keepIfDue(path: string, afterMs: number): Promise<void> {
    const kept = await store.find(path);
    // Without a network, or while the server is away, what is kept stays.
    if (isDue(kept?.page, afterMs, now())) await keep(path).catch(() => undefined);
  }

  let turn = Promise.resolve();
  return {
    /** What the page on screen says of itself and of its visitor: keeps it, and what should be kept besides. */
    hear: (shown: PageShown): Promise<void> => {
      turn = turn
        .then(async () => {
          await store.note('theme', shown.theme);
          await store.note('offline', shown.offline.join(' '));
          const leaving = whatLeaves(await store.list(), { own: shown.own, now: now(), shown: shown.path });
          if (leaving.length > 0) await store.drop(leaving.map(({ path }) => path));
          if (shown.savesData) return;
          // What stands in for every other page comes first: the network may go at any time.
          for (const path of shown.offline) await keepIfDue(path, keptAfterMs);
          await keepIfDue(shown.path, visitedAfterMs);
          for (const path of shown.always) await keepIfDue(path, keptAfterMs);
        })
        .catch(() => undefined);
      return turn;
    },
  };
}
