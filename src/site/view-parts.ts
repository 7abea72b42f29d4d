import type { PageView } from '#site/view.ts';

/** Pieces around a page that few pages have, and where the code of each is, as the build names it. */
export const partSources = {
  blocks: 'src/site/blocks/blocks.tsx',
  takeover: 'src/site/layouts/takeover/takeover-alert.tsx',
  'time-preview': 'src/site/layouts/time-preview/time-preview.tsx',
} as const;

export type PartName = keyof typeof partSources;

export function partsOf({ info, shell, preview }: Pick<PageView, 'info' | 'shell' | 'preview'>): PartName[] {
  const isThere: Readonly<Record<PartName, boolean>> = {
    blocks: info.intro !== undefined || info.bottomContent !== undefined,
    takeover: shell.alert !== undefined,
    'time-preview': preview !== undefined,
  };
  return (Object.keys(partSources) as PartName[]).filter((name) => isThere[name]);
}
