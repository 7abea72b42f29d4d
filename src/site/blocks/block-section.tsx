import type { ReactNode } from 'react';
import type { BlockBase, HeadingLevel } from '#domain/block.ts';
import './block-section.css';

interface BlockSectionProps {
  readonly block: BlockBase & { readonly type: string };
  readonly children?: ReactNode;
}

/** What every block has around it: a place to link to, a heading, room. Without a heading it is no section. */
export function BlockSection({ block, children }: BlockSectionProps) {
  const { anchor, type, title, subtitle, level, tinted, align, titleColour } = block;
  const Heading = `h${shownLevel(level)}` as const;
  const hasHeading = Boolean(title) && level !== 'hidden';
  const Tag = hasHeading ? 'section' : 'div';
  return (
    <Tag id={anchor} className="block" data-block={type} data-tinted={tinted || undefined} data-align={align}>
      {hasHeading && (
        <Heading className="block-title" data-colour={titleColour}>
          {title}
        </Heading>
      )}
      {subtitle && <p className="block-subtitle">{subtitle}</p>}
      {children}
    </Tag>
  );
}

/** The page has its first-level heading already. */
function shownLevel(level: BlockBase['level']): HeadingLevel {
  return level === 'hidden' || level === 1 ? 2 : level;
}

/** The level of the headings inside a block: below its own, or the block's where it shows none. */
export function innerLevel({ title, level }: BlockBase): HeadingLevel {
  if (!title || level === 'hidden') return 2;
  return Math.min(6, shownLevel(level) + 1) as HeadingLevel;
}
