import type { PageLoader } from '#site/pages/screen.server.ts';

export interface GalleryData {
  readonly component: string | undefined;
}

export const loadGallery: PageLoader<GalleryData> = async ({ url, locale }) => ({
  kind: 'page',
  status: 200,
  info: {
    title: { fr: 'Galerie des composants', en: 'Component gallery' }[locale],
    metas: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
    breadcrumbs: [],
  },
  data: { component: url.searchParams.get('component') ?? undefined },
});
