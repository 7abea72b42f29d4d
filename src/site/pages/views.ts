import type { PageComponent } from './page-props.ts';

/** The screens, each in a file of its own that the browser fetches when it is needed. */
const files = import.meta.glob<PageComponent>('./*/*/page.tsx', { import: 'default' });
const loaded = new Map<string, PageComponent>();

/** The screens that have a view, by their folders. */
export const screenKeys = Object.keys(files).map((file) => file.slice('./'.length, -'/page.tsx'.length));

export async function loadView(key: string): Promise<PageComponent> {
  const component = loaded.get(key) ?? (await files[`./${key}/page.tsx`]?.());
  if (!component) throw new Error(`the screen ${key} has no view`);
  loaded.set(key, component);
  return component;
}

/** A screen that `loadView` has brought; asking for another is a fault of ours. */
export function getView(key: string): PageComponent {
  const component = loaded.get(key);
  if (!component) throw new Error(`the screen ${key} is not loaded`);
  return component;
}
