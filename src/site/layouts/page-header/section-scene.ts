import type { PageLook } from '#domain/page.ts';
import type { Scene } from '#site/ui/drawing/scenes.tsx';
import type { PageView } from '#site/view.ts';

const sceneOrder: readonly Scene[] = ['bus', 'card', 'ramparts', 'bridge'];

const sceneOf: Readonly<Record<PageLook, Scene>> = { promo: 'card', landing: 'bus', anniversary: 'bridge' };

/** The drawing at the head of a page that stands out, of a section of the menu, in turn, and of what is said of winter; other pages have none. */
export function sectionScene({ route, shell, info }: PageView): Scene | undefined {
  if (info.look) return sceneOf[info.look];
  const path = route.url.replace(/[?#].*$/, '');
  if (/\b(?:hiver|winter|neige|snow)\b/.test(path)) return 'snow';
  const section = shell.menus.main.items.findIndex(({ href }) => href === path);
  return section < 0 ? undefined : sceneOrder[section % sceneOrder.length];
}
