import type { PageLoader } from '#site/pages/screen.server.ts';

export interface GalleryData {
  /** Shows this one alone: `ui/button`. */
  readonly component?: string;
}

export const loadGallery: PageLoader<GalleryData> = async ({ url, locale }) => ({
  kind: 'page',
  status: 200,
  info: {
    title: { fr: 'Galerie des composants', en: 'Component gallery' }[locale],
    metas: [],
    breadcrumbs: [],
  },
  data: { component: url.searchParams.get('component') ?? undefined },
  // Its examples have a film.
  policy: { media: [] },
});
