import type { TimelineBlock } from '#domain/block.ts';
import { BlockImage } from '#site/blocks/block-image.tsx';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './timeline.css';

/** Years one after the other, like the stops of a line. */
export function TimelineBlockView({ block }: { readonly block: TimelineBlock }) {
  const level = innerLevel(block);
  const Heading = `h${level}` as const;
  return (
    <BlockSection block={block}>
      {block.image && <BlockImage image={block.image} />}
      <ol className="timeline">
        {block.items.map((item, at) => (
          // The same year may stand twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Heading className="timeline-year">{item.title}</Heading>
            <RichTextView value={item.body} topLevel={level} label={item.title} />
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
