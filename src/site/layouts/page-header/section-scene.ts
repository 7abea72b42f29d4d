import type { PageLook } from '#domain/page.ts';
import type { SceneName } from '#site/ui/drawing/scene.ts';
import type { PageView } from '#site/view.ts';

const sceneOrder: readonly SceneName[] = ['bus', 'card', 'ramparts', 'bridge'];

const sceneOf: Readonly<Record<PageLook, SceneName>> = {
  promo: 'card',
  landing: 'bus',
  anniversary: 'bridge',
};

/** The drawing at the head of a page that stands out, of a section of the menu, in turn, and of what is said of winter; other pages have none. */
export function sectionScene({
  route,
  shell,
  info,
}: Pick<PageView, 'route' | 'shell' | 'info'>): SceneName | undefined {
  if (info.look) return sceneOf[info.look];
  const path = route.url.replace(/[?#].*/s, '');
  if (/\b(?:hiver|winter|neige|snow)\b/.test(path)) return 'snow';
  const section = shell.menus.main.items.findIndex(({ href }) => href === path);
  return section < 0 ? undefined : sceneOrder[section % sceneOrder.length];
}
