import type { FastifyInstance } from 'fastify';
import { withoutTrailing } from '#lib/without-trailing.ts';

/** The methods an address of the application answers, found among the routes mounted after this call. */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { readonly methods: readonly string[]; readonly url: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), url });
  });
  // Made at the first question: most programs are never asked.
  let patterns: readonly RegExp[] = [];
  return (path) => {
    if (patterns.length < routes.length) patterns = routes.map(({ url }) => toPattern(url));
    const found = routes.filter((_route, at) => patterns[at]?.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(found)].sort();
  };
}

/** `/cache/:key` and `/*` as the framework reads them, the slash at the end left out of account. */
function toPattern(url: string): RegExp {
  const source = withoutTrailing(url, '/')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  // What takes anything takes those slashes as well.
  return new RegExp(`^${source}${source.endsWith('*') ? '' : '/*'}$`);
}
