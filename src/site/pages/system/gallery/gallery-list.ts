import type { Example } from '#site/ui/example.ts';

/** A component and the states it can be in. */
interface GalleryEntry {
  /** The folder's name after its shelf: `ui/button`. */
  readonly component: string;
  readonly examples: readonly Example[];
}

/** Every `examples.tsx` of the site: the gallery page, the render test and the accessibility test read this list. */
const modules = import.meta.glob<{ readonly examples: readonly Example[] }>(
  [
    '/src/site/address-completion/examples.tsx',
    '/src/site/ui/**/examples.tsx',
    '/src/site/layouts/**/examples.tsx',
    '/src/site/blocks/**/examples.tsx',
    '/src/site/web-forms/examples.tsx',
  ],
  { eager: true },
);

export const gallery: readonly GalleryEntry[] = Object.entries(modules)
  .map(([path, module]) => ({
    component: path.replace('/src/site/', '').replace('/examples.tsx', ''),
    examples: module.examples,
  }))
  .sort((a, b) => a.component.localeCompare(b.component));
