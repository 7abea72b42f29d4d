import { findOwn } from '#lib/find-own.ts';
import type { Scene } from '#site/ui/drawing/scenes.tsx';
import type { PageView } from '#site/view.ts';
import { sectionScene } from './section-scene.ts';

/** How the head of a page stands out. */
export interface PageHead {
  /** `sign`: as dark as the head of the site; `tint`: on a tinted panel. On paper unless given. */
  readonly ground?: 'sign' | 'tint';
  readonly scene?: Scene | undefined;
}

/** By the kind of page. Hubs have the drawing of their section, projects their figures. */
const heads: Readonly<Record<string, PageHead>> = {
  pagesPromo: { ground: 'sign', scene: 'card' },
  landingPages: { ground: 'tint', scene: 'bus' },
  anniversaryPages: { ground: 'sign', scene: 'bridge' },
};

export function pageHead(view: PageView): PageHead {
  const { info, route } = view;
  // The module of the anniversary is such a page too.
  const kind = /^anniversary\b/.test(route.name) ? 'anniversaryPages' : (info.type ?? '');
  return findOwn(heads, kind) ?? { scene: sectionScene(view) };
}
