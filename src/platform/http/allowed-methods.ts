import type { FastifyInstance } from 'fastify';

/** The methods an address of the application answers, found among the routes mounted after this call. */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { readonly methods: readonly string[]; readonly pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), pattern: toPattern(url) });
  });
  return (path) => {
    const found = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(found)].sort();
  };
}

/** `/cache/:key` and `/*` as the framework reads them, the slash at the end left out of account. */
function toPattern(url: string): RegExp {
  const source = url
    .replace(/\/+$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}/*$`);
}
