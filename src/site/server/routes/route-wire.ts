import type { CachedRoute } from '#clients/cache/cache-client.ts';
import type { Log } from '#platform/log/log.ts';
import { layoutNames, type SiteRoute } from '#site/routing/route.ts';
import { compilePattern } from '#site/routing/pattern.ts';

/** The shared list as routes. One bad line makes the whole list unusable: half a table would hide pages. */
export function parseRoutes(list: readonly CachedRoute[], log: Log): SiteRoute[] {
  try {
    return list.map(parseRoute);
  } catch (error) {
    log.warn({ err: error }, 'the cached route list is unusable');
    return [];
  }
}

function parseRoute(json: CachedRoute): SiteRoute {
  const { name, path, locale, module_key: moduleKey, uuid, meta } = json;
  compilePattern(path);
  const layout = layoutNames.find((known) => known === json.layout);
  if (!layout) throw new Error(`unknown layout ${json.layout}`);
  // The properties stand in the order in which routes are built: the hash of the list depends on it.
  return { name, path, locale, layout, moduleKey, uuid, meta };
}

export function formatRoutes(routes: readonly SiteRoute[]): CachedRoute[] {
  return routes.map(({ moduleKey, meta, ...route }) => ({
    ...route,
    module_key: moduleKey,
    meta: { ...meta },
  }));
}
