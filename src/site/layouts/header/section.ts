import type { MenuItem } from '#domain/menu.ts';
import type { PageView } from '#site/view.ts';

/** Addresses from the home page to this one, by which menus know the page's section. */
export function trailOf({ info, route }: Pick<PageView, 'info' | 'route'>): readonly string[] {
  const above = info.breadcrumbs.flatMap(({ path }) => path ?? []);
  return [...above, route.url.replace(/[?#].*/s, '')];
}

/**
 * The top item of the menu that a page belongs to. The page's own address counts most, then the addresses above it;
 * an item stands for what lies below its address too, so that a news item is in the section of the news.
 */
export function currentSection(items: readonly MenuItem[], trail: readonly string[]): MenuItem | undefined {
  for (const path of trail.toReversed()) {
    const exact = items.find((item) => addressesOf(item).includes(path));
    if (exact) return exact;
    const above = items.find((item) => addressesOf(item).some((address) => path.startsWith(`${address}/`)));
    if (above) return above;
  }
  return undefined;
}

/** Addresses of an item and what is under it; the home page, which everything lies below, is none. */
function addressesOf(item: MenuItem): readonly string[] {
  const own = item.href?.replace(/[?#].*/s, '');
  const children = item.children.flatMap(addressesOf);
  return own && !/^\/(?:en)?$/.test(own) ? [own, ...children] : children;
}
