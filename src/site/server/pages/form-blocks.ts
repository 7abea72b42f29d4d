import type { Block, FormBlock } from '#domain/block.ts';
import { listBlocks } from '#site/page-blocks.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { PageView } from '#site/view.ts';
import { withBlocks } from './with-blocks.ts';

type BlockPage = Pick<PageView, 'info' | 'data'>;

interface Filled<T> {
  readonly page: T;
  /** False where a form could not be read: the page says so in its place. */
  readonly isWhole: boolean;
}

/** Puts the forms that riders fill in into the blocks of a page that name them. */
export async function fillFormBlocks<T extends BlockPage>(
  page: T,
  reading: Pick<LoaderContext, 'content' | 'locale' | 'log'>,
): Promise<Filled<T>> {
  const wanted = listBlocks(page).filter((block) => block.type === 'form' && block.form !== undefined);
  if (wanted.length === 0) return { page, isWhole: true };
  const found = await Promise.all(wanted.map((block) => readBlock(block as FormBlock, reading)));
  const filled = new Map<string, Block>(found.map((block) => [block.id, block]));
  const fill = (block: Block): Block =>
    block.type === 'columns'
      ? { ...block, columns: block.columns.map((column) => column.map(fill)) }
      : (filled.get(block.id) ?? block);
  return {
    page: withBlocks(page, (blocks) => blocks.map(fill)),
    isWhole: found.every(({ isAway }) => !isAway),
  };
}

async function readBlock(
  block: FormBlock,
  { content, locale, log }: Pick<LoaderContext, 'content' | 'locale' | 'log'>,
): Promise<FormBlock> {
  try {
    return { ...block, offered: await content.loadWebForm(block.form ?? '', locale) };
  } catch (err) {
    log.warn({ err, form: block.form }, 'a page is drawn without its form');
    return { ...block, isAway: true };
  }
}
