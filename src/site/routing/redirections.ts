import { withPrefix, type Locale, type LocaleStrategy } from '#domain/locale.ts';
import { parseAddress } from '#lib/parse-address.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import { splitPrefix, hasPrefix } from './locale-path.ts';
import type { SiteRoute } from './route.ts';

export interface Redirection {
  readonly source: string;
  readonly target: string;
}

interface Definition {
  readonly locale: Locale;
  readonly redirections: readonly Redirection[];
}

/** One route per redirection that leads somewhere it may; chains are followed to their end, circles left out. */
export function redirectionRoutes(
  definitions: readonly Definition[],
  strategy: LocaleStrategy,
  hosts: readonly string[],
): SiteRoute[] {
  const pairs = new Map<string, { target: string; locale: Locale }>();
  for (const { locale, redirections } of definitions) {
    for (const { source, target } of redirections) {
      const from = prefixed(source, locale, strategy);
      if (!pairs.has(from)) pairs.set(from, { target: prefixed(target, locale, strategy), locale });
    }
  }
  return [...pairs].flatMap(([source, { locale }], index) => {
    const target = followChain(source, pairs);
    if (target === undefined || !mayLeadTo(target, hosts)) return [];
    return [
      {
        name: `redirection-${index + 1}`,
        path: source,
        locale,
        layout: 'redirect' as const,
        meta: { redirect: target },
      },
    ];
  });
}

/** A path of the site, or an address on a host that is allowed. Never `//host`, a scheme other than http(s), or a control character. */
export function mayLeadTo(target: string, hosts: readonly string[]): boolean {
  if ([...target].some((character) => character === '\\' || character <= ' ')) return false;
  if (target.startsWith('/')) return !target.startsWith('//');
  const { protocol, hostname = '' } = parseAddress(target) ?? {};
  return (protocol === 'https:' || protocol === 'http:') && hosts.includes(hostname.toLowerCase());
}

function followChain(source: string, pairs: ReadonlyMap<string, { target: string }>): string | undefined {
  const seen = new Set([source]);
  let target = pairs.get(source)?.target;
  while (target !== undefined && pairs.has(target)) {
    if (seen.has(target)) return undefined;
    seen.add(target);
    target = pairs.get(target)?.target;
  }
  return target === source ? undefined : target;
}

/** Sources and targets are written without language prefix in each language's own list; one with `/en` is English all the same. */
function prefixed(path: string, locale: Locale, strategy: LocaleStrategy): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const clean = path.length > 1 ? withoutTrailing(path, '/') : path;
  if (!hasPrefix(clean)) return withPrefix(clean, locale, strategy);
  const { locale: own, path: plain } = splitPrefix(clean);
  return own === 'en' ? withPrefix(plain, own, strategy) : clean;
}
