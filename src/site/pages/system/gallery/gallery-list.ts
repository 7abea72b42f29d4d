import type { Example } from '#site/ui/example.ts';

/** A component and the states it can be in. */
interface GalleryEntry {
  /** The folder's name after its shelf: `ui/button`. */
  readonly component: string;
  readonly examples: readonly Example[];
}

interface ExamplesModule {
  readonly examples: readonly Example[];
  /** Each of them is shown alone: together on one page they would be taken for each other. */
  readonly standsAlone?: boolean;
}

/** Every `examples.tsx` of the site: the gallery page, the render test and the accessibility test read this list. */
const modules = import.meta.glob<ExamplesModule>(
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
  .flatMap(([path, { examples, standsAlone = false }]): GalleryEntry[] => {
    const component = path.replace('/src/site/', '').replace('/examples.tsx', '');
    if (!standsAlone) return [{ component, examples }];
    return examples.map((example, nth) => ({ component: `${component}/${nth + 1}`, examples: [example] }));
  })
  .sort((a, b) => a.component.localeCompare(b.component));
