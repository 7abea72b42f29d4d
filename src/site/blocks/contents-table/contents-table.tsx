import { useId } from 'react';
import type { ContentsTableBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './contents-table.css';

/** An introduction and what follows it on the page. */
export function ContentsTableBlockView({ block }: { readonly block: ContentsTableBlock }) {
  const texts = useTexts().blocks;
  const id = useId();
  return (
    <BlockSection block={block}>
      <RichTextView value={block.body} topLevel={innerLevel(block)} />
      {block.entries.length > 0 && (
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
      )}
    </BlockSection>
  );
}
