import type { PageKey } from '#site/routing/route.ts';
import type { PageComponent } from './page-props.ts';

/** The screens, each in a file of its own that the browser fetches when it is needed. */
const views: Readonly<Record<PageKey, () => Promise<PageComponent>>> = {
  content: async () => (await import('./content/page.tsx')).ContentPage,
  home: async () => (await import('./home/page.tsx')).HomePage,
  search: async () => (await import('./search/page.tsx')).SearchPage,
  preview: async () => (await import('./content/page.tsx')).ContentPage,
  maintenance: async () => (await import('./maintenance/page.tsx')).MaintenancePage,
  gallery: async () => (await import('./gallery/page.tsx')).GalleryPage,
  error: async () => (await import('./error/page.tsx')).ErrorPage,
};

const loaded = new Map<PageKey, PageComponent>();

export async function loadView(key: PageKey): Promise<PageComponent> {
  const component = loaded.get(key) ?? (await views[key]());
  loaded.set(key, component);
  return component;
}

/** A screen that `loadView` has brought; asking for another is a fault of ours. */
export function getView(key: PageKey): PageComponent {
  const component = loaded.get(key);
  if (!component) throw new Error(`the screen ${key} is not loaded`);
  return component;
}
