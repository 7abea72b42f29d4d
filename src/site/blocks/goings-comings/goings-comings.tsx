import type { GoingsComingsBlock } from '#domain/block.ts';
import { BlockSection, innerLevel } from '#site/blocks/block-section.tsx';
import { useNamedParts } from '#site/blocks/named-parts.ts';
import { useWide } from '#site/blocks/use-wide.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Accordion } from '#site/ui/accordion/accordion.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import './goings-comings.css';

/** The way there and the way back, side by side where there is room. */
export function GoingsComingsBlockView({ block }: { readonly block: GoingsComingsBlock }) {
  const texts = useTexts().blocks;
  const wide = useWide();
  const { accordion } = useNamedParts();
  const level = innerLevel(block);
  const Heading = `h${level}` as const;
  const ways = [
    { id: `${block.anchor}-goings`, title: texts.goings, body: block.goings },
    { id: `${block.anchor}-comings`, title: texts.comings, body: block.comings },
  ].filter((way) => way.body.length > 0);
  const items = ways.map(({ body, ...way }) => ({
    ...way,
    content: <RichTextView value={body} topLevel={level} label={way.title} />,
  }));
  return (
    <BlockSection block={block}>
      {block.folds && !wide ? (
        <Accordion items={items} headingLevel={level} selected={accordion} />
      ) : (
        <div className="goings-comings">
          {items.map((way) => (
            <div key={way.id} id={way.id}>
              <Heading className="goings-comings-title">{way.title}</Heading>
              {way.content}
            </div>
          ))}
        </div>
      )}
      {block.note.length > 0 && (
        <div className="goings-comings-note">
          <Heading className="goings-comings-title">{texts.note}</Heading>
          <RichTextView value={block.note} topLevel={level} />
        </div>
      )}
    </BlockSection>
  );
}
