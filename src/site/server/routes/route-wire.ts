import type { CachedRoute } from '#clients/cache/cache-client.ts';
import type { Log } from '#platform/log.ts';
import { layoutNames, type LayoutName, type SiteRoute } from '#site/routing/route.ts';
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
  compilePattern(json.path);
  const layout = layoutNames.find((name): name is LayoutName => name === json.layout);
  if (!layout) throw new Error(`unknown layout ${json.layout}`);
  return {
    name: json.name,
    path: json.path,
    locale: json.locale,
    layout,
    ...(json.module_key === undefined ? {} : { moduleKey: json.module_key }),
    ...(json.uuid === undefined ? {} : { uuid: json.uuid }),
    meta: json.meta,
  };
}

export function formatRoutes(routes: readonly SiteRoute[]): CachedRoute[] {
  return routes.map(({ name, path, locale, layout, moduleKey, uuid, meta }) => ({
    name,
    path,
    locale,
    ...(moduleKey === undefined ? {} : { module_key: moduleKey }),
    ...(uuid === undefined ? {} : { uuid }),
    layout,
    meta: { ...meta },
  }));
}
