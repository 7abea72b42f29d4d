import type { Scene } from '#site/ui/drawing/scenes.tsx';
import type { PageView } from '#site/view.ts';

const sceneOrder: readonly Scene[] = ['bus', 'card', 'ramparts', 'bridge'];

/** The drawing at the head of a section of the menu, in turn, and of what is said of winter; other pages have none. */
export function sectionScene({ route, shell }: PageView): Scene | undefined {
  const path = route.url.replace(/[?#].*$/, '');
  if (/\b(?:hiver|winter|neige|snow)\b/.test(path)) return 'snow';
  const section = shell.menus.main.items.findIndex(({ href }) => href === path);
  return section < 0 ? undefined : sceneOrder[section % sceneOrder.length];
}
