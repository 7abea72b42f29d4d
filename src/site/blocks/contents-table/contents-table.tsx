import { useId } from 'react';
import type { ContentsTableBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import './contents-table.css';

interface ContentsTableProps {
  readonly block: ContentsTableBlock;
}

/** The introduction that stands before a table of contents. */
export function ContentsTableBlockView({ block }: ContentsTableProps) {
  const texts = useTexts().blocks;
  // Editors name the block after what it lists: those words are the table's own title, and are said once.
  const isNamedAfterTable = sameWords(block.title ?? '', texts.onThisPage);
  const shown = isNamedAfterTable ? ({ ...block, level: 'hidden' } as const) : block;
  if (block.body.length === 0 && (shown.level === 'hidden' || !block.title)) return null;
  return (
    <BlockSection block={shown}>
      <RichTextView value={block.body} topLevel={innerLevel(shown)} />
    </BlockSection>
  );
}

/** What follows on the page: a sideways row, or a column beside the page where there is room. */
export function ContentsNav({ block }: ContentsTableProps) {
  const texts = useTexts().blocks;
  const id = useId();
  return (
    <nav className="contents-table" aria-labelledby={id}>
      <p className="contents-table-title" id={id}>
        {texts.onThisPage}
      </p>
      <ul className="contents-table-list">
        {block.entries.map((entry) => (
          <li key={entry.href + entry.title}>
            <ContentLink href={entry.href}>{entry.title}</ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sameWords(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(one) === plain(other);
}
