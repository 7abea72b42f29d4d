/** The caches of a browser, in memory: as much of them as pages are kept with. */
export function memoryCaches(origin = 'https://site.example'): CacheStorage {
  const all = new Map<string, Cache>();
  const caches = {
    open: async (name: string) => {
      const found = all.get(name) ?? memoryCache(origin);
      all.set(name, found);
      return found;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return caches as unknown as CacheStorage;
}

function memoryCache(origin: string): Cache {
  const entries = new Map<string, Response>();
  const keyOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, origin).href;
  const cache = {
    match: async (asked: RequestInfo) => entries.get(keyOf(asked))?.clone(),
    matchAll: async () => [...entries.values()].map((answer) => answer.clone()),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    put: async (asked: RequestInfo, answer: Response) => void entries.set(keyOf(asked), answer),
    delete: async (asked: RequestInfo) => entries.delete(keyOf(asked)),
  };
  return cache as unknown as Cache;
}
