import type { PageComponent } from './page-props.ts';
import ErrorPage from './system/error/page.tsx';
import OfflinePage from './system/offline/page.tsx';

/** The components of the screens, each in a file of its own that the browser fetches when it is needed. */
const files = import.meta.glob<PageComponent>(['./*/*/page.tsx', '!./system/{error,offline}/page.tsx'], {
  import: 'default',
});

/** Those that stand in for a page that cannot be had are there from the start: when they are needed, nothing can be. */
const standIns: Readonly<Record<string, PageComponent>> = {
  'system/error': ErrorPage,
  'system/offline': OfflinePage,
};
const loaded = new Map(Object.entries(standIns));

/** The screens that have a component, by their folders. */
export const screenKeys = [
  ...Object.keys(files).map((file) => file.slice('./'.length, -'/page.tsx'.length)),
  ...Object.keys(standIns),
];

export async function loadComponent(key: string): Promise<PageComponent> {
  const component = loaded.get(key) ?? (await files[`./${key}/page.tsx`]?.());
  if (!component) throw new Error(`the screen ${key} has no component`);
  loaded.set(key, component);
  return component;
}

/** A component that `loadComponent` has brought; asking for another is a fault of ours. */
export function getComponent(key: string): PageComponent {
  const component = loaded.get(key);
  if (!component) throw new Error(`the screen ${key} is not loaded`);
  return component;
}
