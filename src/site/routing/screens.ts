import type { PageKey } from './route.ts';

/** Which screen draws a route; a route without one of its own shows its content-backed page. */
const screens: Readonly<Record<string, PageKey>> = {
  home: 'home',
  maintenance: 'maintenance',
  search: 'search',
  gallery: 'gallery',
  preview: 'preview',
};

export function screenOf(routeName: string): PageKey {
  return screens[routeName] ?? 'content';
}
