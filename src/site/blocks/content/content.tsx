import type { ContentBlock } from '#domain/block.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './content.css';

/** Text, with or without a picture beside it. */
export function ContentBlockView({ block }: { readonly block: ContentBlock }) {
  const { body, image, imagePosition = 'top', title } = block;
  return (
    <BlockSection block={block}>
      <div className="content-block" data-image={image && body.length > 0 ? imagePosition : undefined}>
        {image && <BlockImage image={image} />}
        <RichTextView value={body} topLevel={innerLevel(block)} label={title} />
      </div>
    </BlockSection>
  );
}
