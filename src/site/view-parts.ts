import { sectionScene } from '#site/layouts/page-header/section-scene.ts';
import { listBlocks } from '#site/page-blocks.ts';
import { errorScene } from '#site/pages/system/error/error-kind.ts';
import type { PageView } from '#site/view.ts';

/** Pieces around a page that few pages have. */
export type PartName =
  | 'blocks'
  | 'web-form'
  | 'list-news'
  | 'photo-gallery'
  | 'video-player'
  | 'member-menu'
  | 'account-nav'
  | 'takeover'
  | 'time-preview'
  | 'display'
  | 'stop-day'
  | 'scene'
  | 'elsewhere';

export function partsOf(
  view: Pick<PageView, 'info' | 'route' | 'shell' | 'preview' | 'data' | 'status'>,
): PartName[] {
  const { info, route, shell, preview, status } = view;
  const scene = sectionScene(view) ?? (route.screen === 'system/error' ? errorScene(status) : undefined);
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
    display: route.layout === 'display',
    'stop-day': route.screen === 'schedules/stop' && route.params['date'] !== undefined,
    scene: scene !== undefined,
    elsewhere: shell.operator.scenery === undefined || (shell.operator.fleet ?? 'bus') !== 'bus',
  };
  return (Object.keys(isThere) as PartName[]).filter((name) => isThere[name]);
}
