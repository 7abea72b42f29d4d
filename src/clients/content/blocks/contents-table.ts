import { z } from 'zod';
import { linkFieldSchema } from '#contract/content/fields.ts';
import { optionalText } from '#contract/content/paragraphs.ts';
import type { Block, ContentsTableBlock } from '#domain/block.ts';
import { parseBase, parseLink, parseText, readAttributes, type BlockContext } from './block-context.ts';
import { contentParagraphSchema } from './content.ts';
import type { Paragraph } from './paragraph.ts';

const contentsLinkSchema = z.object({ title: optionalText, link: linkFieldSchema });

type ContentsEntry = ContentsTableBlock['entries'][number];

/** Entries come when the rest of the page is known. */
export function parseContentsTable(paragraph: Paragraph, context: BlockContext): ContentsTableBlock {
  const json = readAttributes(paragraph, contentParagraphSchema);
  return {
    ...parseBase(paragraph),
    type: 'content_with_contents_table',
    body: parseText(json.content ?? json.body, context),
    entries: [],
  };
}

/** `link_contents_table` shows nothing in its place: it is a line of the table before it. */
export function parseContentsLink(paragraph: Paragraph, context: BlockContext): ContentsEntry | undefined {
  const { title, link } = readAttributes(paragraph, contentsLinkSchema);
  const href = parseLink(link.uri, context);
  return href === undefined ? undefined : { title: title || link.title || href, href };
}

export type Found = { readonly block: Block } | { readonly entry: ContentsEntry };

/** The blocks to show. The first table of contents is filled with what follows it; a page needs no second one. */
export function fillContentsTables(found: readonly Found[]): Block[] {
  const first = found.findIndex((item) => 'block' in item && isTable(item.block));
  return found.flatMap((item, at): Block[] => {
    if (!('block' in item)) return [];
    const { block } = item;
    if (at !== first || !isTable(block)) return [block];
    return [{ ...block, entries: found.slice(at + 1).flatMap(entryOf) }];
  });
}

/** Further blocks of a page that has its table of contents already. */
export function withoutContents(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => (isTable(block) ? { ...block, entries: [] } : block));
}

export function hasContents(blocks: readonly Block[]): boolean {
  return blocks.some((block) => isTable(block) && block.entries.length > 0);
}

function isTable(block: Block): block is ContentsTableBlock {
  return block.type === 'content_with_contents_table';
}

function entryOf(item: Found): ContentsEntry[] {
  if ('entry' in item) return [item.entry];
  const { title, anchor } = item.block;
  return title ? [{ title, href: `#${anchor}` }] : [];
}
