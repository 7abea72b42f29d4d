import type { Block } from '#domain/block.ts';
import type { PageView } from '#site/view.ts';

type BlockPage = Pick<PageView, 'info' | 'data'>;

/** A page whose blocks, wherever on it, went through a hand. */
export function withBlocks<T extends BlockPage>(page: T, fill: (blocks: readonly Block[]) => Block[]): T {
  const { info } = page;
  const data = page.data as { readonly blocks?: readonly Block[] } | null | undefined;
  return {
    ...page,
    info: {
      ...info,
      ...(info.intro && { intro: fill(info.intro) }),
      ...(info.bottomContent && { bottomContent: fill(info.bottomContent) }),
    },
    ...(data?.blocks && { data: { ...data, blocks: fill(data.blocks) } }),
  };
}
