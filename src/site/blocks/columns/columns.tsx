import type { ReactNode } from 'react';
import type { Block, ColumnsBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './columns.css';

interface ColumnsBlockViewProps {
  readonly block: ColumnsBlock;
  /** Draws what a column holds: blocks know blocks only through their list. */
  readonly renderColumn: (column: readonly Block[]) => ReactNode;
}

/** Two or three columns on wide screens, one under the other on phones. */
export function ColumnsBlockView({ block, renderColumn }: ColumnsBlockViewProps) {
  const keys = ['left', 'middle', 'right'];
  return (
    <BlockSection block={block}>
      <RichTextView value={block.description ?? []} topLevel={innerLevel(block)} />
      <div className="block-columns" data-split={block.split} data-centred={block.centred || undefined}>
        {block.columns.map((column, at) => (
          <div key={keys[at]} className="block-column">
            {renderColumn(column)}
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
