import type { MemberBlock } from '#domain/block.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './member.css';

/** A person: the name is the heading, the office the subtitle. */
export function MemberBlockView({ block }: { readonly block: MemberBlock }) {
  return (
    <div className="member" data-image={block.image ? true : undefined}>
      {block.image && <BlockImage image={block.image} />}
      <BlockSection block={block}>
        <RichTextView value={block.body} topLevel={innerLevel(block)} />
      </BlockSection>
    </div>
  );
}
