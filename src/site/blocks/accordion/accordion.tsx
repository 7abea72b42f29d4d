import { useMemo } from 'react';
import type { AccordionBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { useNamedParts } from '#site/blocks/named-parts.ts';
import { useWide } from '#site/blocks/use-wide.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Accordion } from '#site/ui/accordion/accordion.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import { Tabs } from '#site/ui/tabs/tabs.tsx';
import './accordion.css';

/** Questions and answers: folding, or as tabs, as the editor chose for phones and for wider screens. */
export function AccordionBlockView({ block }: { readonly block: AccordionBlock }) {
  const texts = useTexts().blocks;
  const shape = useWide() ? block.desktop : block.mobile;
  const level = innerLevel(block);
  const { accordion, tab } = useNamedParts();
  const items = useMemo(
    () =>
      block.items.map(({ body, ...item }) => ({
        ...item,
        content: <RichTextView value={body} topLevel={level} label={item.title} />,
      })),
    [block.items, level],
  );
  if (items.length === 0) return null;
  return (
    <BlockSection block={block}>
      {shape === 'tabs' ? (
        <Tabs
          label={block.title ?? texts.tabs}
          tabs={items.map(withSubtitle)}
          variant={/gr[ae]y|gris/.test(block.style ?? '') ? 'gray' : 'blue'}
          headingLevel={level}
          selected={tab}
        />
      ) : (
        <Accordion items={items} headingLevel={level} single={block.single} selected={accordion ?? tab} />
      )}
    </BlockSection>
  );
}

interface Item {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly content: React.ReactNode;
}

/** A tab has no room for its subtitle: it opens the panel. */
function withSubtitle({ subtitle, content, ...item }: Item) {
  return {
    ...item,
    content: (
      <>
        {subtitle && <p className="accordion-block-subtitle">{subtitle}</p>}
        {content}
      </>
    ),
  };
}
