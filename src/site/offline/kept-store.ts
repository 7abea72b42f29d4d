import { fileCacheName, formatFacts, pageCacheName, readFacts, type KeptPage } from './kept-page.ts';

/** A page as it is kept. */
export interface KeptCopy {
  readonly page: KeptPage;
  readonly headers: Headers;
  readonly html: string;
}

/** What is kept on this device: pages with their data, and the files they name. */
export interface KeptStore {
  list(): Promise<KeptPage[]>;
  find(path: string): Promise<KeptCopy | undefined>;
  findFile(path: string): Promise<Response | undefined>;
  findPart(path: string): Promise<Response | undefined>;
  keep(copy: KeptCopy, parts: ReadonlyMap<string, Response>): Promise<void>;
  keepFile(path: string, answer: Response): Promise<void>;
  /** Drops these pages, and every file and part that no page left names. */
  drop(paths: readonly string[]): Promise<void>;
  /** A fact of the device, such as the theme; `undefined` until it was noted. */
  read(name: string): Promise<string | undefined>;
  note(name: string, value: string): Promise<void>;
}

/** Headers that belong to the way of an answer, not to the page. */
const ofTheWay =
  /^(?:content-encoding|content-length|date|etag|set-cookie|transfer-encoding|vary|x-keep|x-request-id)$/;
const notePath = (name: string) => `/_kept/${name}`;

export function createKeptStore(caches: CacheStorage): KeptStore {
  const pages = () => caches.open(pageCacheName);
  const files = () => caches.open(fileCacheName);

  const list = async (): Promise<KeptPage[]> => {
    const all = await (await pages()).matchAll();
    return all.flatMap(({ headers }) => readFacts(headers) ?? []);
  };
  const sweep = async () => {
    const named = new Set((await list()).flatMap((page) => [page.path, ...page.files, ...page.parts]));
    for (const cache of [await pages(), await files()]) {
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        if (!named.has(pathname + search) && !pathname.startsWith('/_kept/')) await cache.delete(request);
      }
    }
  };
  return {
    list,
    find: async (path) => {
      const answer = await (await pages()).match(path);
      const page = answer && readFacts(answer.headers);
      return page && { page, headers: answer.headers, html: await answer.text() };
    },
    findFile: async (path) => (await files()).match(path),
    findPart: async (path) => (await pages()).match(path),
    keep: async ({ page, headers, html }, parts) => {
      const cache = await pages();
      for (const [path, answer] of parts) await cache.put(path, answer);
      const shared = [...headers].filter(([name]) => !ofTheWay.test(name));
      await cache.put(
        page.path,
        new Response(html, { headers: { ...Object.fromEntries(shared), ...formatFacts(page) } }),
      );
    },
    keepFile: async (path, answer) => (await files()).put(path, answer),
    drop: async (paths) => {
      const cache = await pages();
      for (const path of paths) await cache.delete(path);
      await sweep();
    },
    read: async (name) => (await (await pages()).match(notePath(name)))?.text(),
    note: async (name, value) => (await pages()).put(notePath(name), new Response(value)),
  };
}
