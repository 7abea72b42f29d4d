import type { PageKey } from '#site/routing/route.ts';
import { loadContent } from './content/data.server.ts';
import { loadGallery } from './gallery/data.server.ts';
import { loadHome } from './home/data.server.ts';
import { loadMaintenance } from './maintenance/data.server.ts';
import type { PageLoader } from './page-loader.server.ts';
import { loadPreview } from './preview/data.server.ts';
import { loadSearch } from './search/data.server.ts';

/** The loader of each screen. The error page has none: it is drawn from what failed. */
export const loaders: Readonly<Record<Exclude<PageKey, 'error'>, PageLoader>> = {
  content: loadContent,
  home: loadHome,
  maintenance: loadMaintenance,
  search: loadSearch,
  preview: loadPreview,
  gallery: loadGallery,
};
