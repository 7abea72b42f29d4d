import type { ComponentType } from 'react';
import type { Blocks } from '#site/blocks/blocks.tsx';
import type { FormBlockView } from '#site/blocks/form/form.tsx';
import type { ListNewsBlockView } from '#site/blocks/list-news/list-news.tsx';
import type { PhotoGalleryBlockView } from '#site/blocks/photo-gallery/photo-gallery.tsx';
import type { VideoPlayerBlockView } from '#site/blocks/video-player/video-player.tsx';
import type { MemberMenu } from '#site/layouts/header/member-menu.tsx';
import type { AccountNav } from '#site/layouts/my-account/account-nav.tsx';
import type { TakeoverAlert } from '#site/layouts/takeover/takeover-alert.tsx';
import type { TimePreviewBanner } from '#site/layouts/time-preview/time-preview.tsx';
import type { DisplayBoard } from '#site/pages/schedules/stop/display-board.tsx';
import type { StopDayView } from '#site/pages/schedules/stop/stop-day.tsx';
import type { NamedScene } from '#site/ui/drawing/scenes.tsx';
import type { DrawnElsewhere } from '#site/ui/drawing/drawn-elsewhere.tsx';
import type { PartName } from './view-parts.ts';

interface Parts {
  readonly blocks: typeof Blocks;
  readonly 'web-form': typeof FormBlockView;
  readonly 'list-news': typeof ListNewsBlockView;
  readonly 'photo-gallery': typeof PhotoGalleryBlockView;
  readonly 'video-player': typeof VideoPlayerBlockView;
  readonly 'member-menu': typeof MemberMenu;
  readonly 'account-nav': typeof AccountNav;
  readonly takeover: typeof TakeoverAlert;
  readonly 'time-preview': typeof TimePreviewBanner;
  readonly display: typeof DisplayBoard;
  readonly 'stop-day': typeof StopDayView;
  readonly scene: typeof NamedScene;
  readonly elsewhere: typeof DrawnElsewhere;
}

/** Each in a file of its own, which the browser fetches for the views that have it. */
const files: { readonly [Name in PartName]: () => Promise<Parts[Name]> } = {
  blocks: async () => (await import('#site/blocks/blocks.tsx')).Blocks,
  'web-form': async () => (await import('#site/blocks/form/form.tsx')).FormBlockView,
  'list-news': async () => (await import('#site/blocks/list-news/list-news.tsx')).ListNewsBlockView,
  'photo-gallery': async () =>
    (await import('#site/blocks/photo-gallery/photo-gallery.tsx')).PhotoGalleryBlockView,
  'video-player': async () =>
    (await import('#site/blocks/video-player/video-player.tsx')).VideoPlayerBlockView,
  'member-menu': async () => (await import('#site/layouts/header/member-menu.tsx')).MemberMenu,
  'account-nav': async () => (await import('#site/layouts/my-account/account-nav.tsx')).AccountNav,
  takeover: async () => (await import('#site/layouts/takeover/takeover-alert.tsx')).TakeoverAlert,
  'time-preview': async () => (await import('#site/layouts/time-preview/time-preview.tsx')).TimePreviewBanner,
  display: async () => (await import('#site/pages/schedules/stop/display-board.tsx')).DisplayBoard,
  'stop-day': async () => (await import('#site/pages/schedules/stop/stop-day.tsx')).StopDayView,
  scene: async () => (await import('#site/ui/drawing/scenes.tsx')).NamedScene,
  elsewhere: async () => (await import('#site/ui/drawing/drawn-elsewhere.tsx')).DrawnElsewhere,
};
const loaded = new Map<PartName, ComponentType<never>>();

export const partNames = Object.keys(files) as readonly PartName[];

export async function loadPart(name: PartName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await files[name]());
}

/** A piece that `loadPart` has brought; asking for another is a fault of ours. */
export function getPart<Name extends PartName>(name: Name): Parts[Name] {
  const part = findPart(name);
  if (!part) throw new Error(`the part ${name} is not loaded`);
  return part;
}

export function findPart<Name extends PartName>(name: Name): Parts[Name] | undefined {
  return loaded.get(name) as Parts[Name] | undefined;
}
