import type { PartName } from '#site/view-parts.ts';

/** Where the code of each piece is that few pages have, as the build names it. */
export const partSources: Readonly<Record<PartName, string>> = {
  blocks: 'src/site/blocks/blocks.tsx',
  'web-form': 'src/site/blocks/form/form.tsx',
  'list-news': 'src/site/blocks/list-news/list-news.tsx',
  'photo-gallery': 'src/site/blocks/photo-gallery/photo-gallery.tsx',
  'video-player': 'src/site/blocks/video-player/video-player.tsx',
  'member-menu': 'src/site/layouts/header/member-menu.tsx',
  'account-nav': 'src/site/layouts/my-account/account-nav.tsx',
  takeover: 'src/site/layouts/takeover/takeover-alert.tsx',
  'time-preview': 'src/site/layouts/time-preview/time-preview.tsx',
  display: 'src/site/pages/schedules/stop/display-board.tsx',
  'stop-day': 'src/site/pages/schedules/stop/stop-day.tsx',
  scene: 'src/site/ui/drawing/scenes.tsx',
  elsewhere: 'src/site/ui/drawing/drawn-elsewhere.tsx',
};
