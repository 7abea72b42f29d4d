import { listBlocks } from '#site/page-blocks.ts';
import type { PageView } from '#site/view.ts';

/** Pieces around a page that few pages have, and where the code of each is, as the build names it. */
export const partSources = {
  blocks: 'src/site/blocks/blocks.tsx',
  'web-form': 'src/site/blocks/form/form.tsx',
  'list-news': 'src/site/blocks/list-news/list-news.tsx',
  'photo-gallery': 'src/site/blocks/photo-gallery/photo-gallery.tsx',
  'video-player': 'src/site/blocks/video-player/video-player.tsx',
  'member-menu': 'src/site/layouts/header/member-menu.tsx',
  'account-nav': 'src/site/layouts/my-account/account-nav.tsx',
  takeover: 'src/site/layouts/takeover/takeover-alert.tsx',
  'time-preview': 'src/site/layouts/time-preview/time-preview.tsx',
} as const;

export type PartName = keyof typeof partSources;

export function partsOf(view: Pick<PageView, 'info' | 'route' | 'shell' | 'preview' | 'data'>): PartName[] {
  const { info, route, shell, preview } = view;
  const types = new Set(listBlocks(view).map(({ type }) => type));
  const isThere: Readonly<Record<PartName, boolean>> = {
    blocks: info.intro !== undefined || info.bottomContent !== undefined,
    'web-form': types.has('form'),
    'list-news': types.has('list_news'),
    'photo-gallery': types.has('photo_gallery'),
    'video-player': types.has('video_player'),
    'member-menu': shell.visitor.kind !== 'anonymous',
    'account-nav': route.layout === 'my-account',
    takeover: shell.alert !== undefined,
    'time-preview': preview !== undefined,
  };
  return (Object.keys(partSources) as PartName[]).filter((name) => isThere[name]);
}
