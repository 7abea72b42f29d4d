import type { Block } from '#domain/block.ts';
import type { PageView } from '#site/view.ts';

/** Every block of a page, wherever on it, those in columns too. Screens that show blocks have them under this name. */
export function listBlocks({ info, data }: Pick<PageView, 'info' | 'data'>): Block[] {
  const own = (data as { readonly blocks?: readonly Block[] } | null | undefined)?.blocks ?? [];
  return [...(info.intro ?? []), ...own, ...(info.bottomContent ?? [])].flatMap(withInner);
}

function withInner(block: Block): Block[] {
  return block.type === 'columns' ? [block, ...block.columns.flat().flatMap(withInner)] : [block];
}
