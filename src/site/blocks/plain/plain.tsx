import type { FormBlock, PlainBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';

/** A block without a drawing of its own: what it says, or nothing where it says nothing. */
export function PlainBlockView({ block }: { readonly block: PlainBlock | FormBlock }) {
  if (block.body.length === 0 && (!block.title || block.level === 'hidden')) return null;
  return (
    <BlockSection block={block}>
      <RichTextView value={block.body} topLevel={innerLevel(block)} label={block.title} />
    </BlockSection>
  );
}
