import { z } from 'zod';
import { optionalText, optionalLongText } from '#contract/content/paragraphs.ts';
import type { Block, ColumnsBlock, ContentBlock } from '#domain/block.ts';
import {
  parseBase,
  parseImage,
  parseText,
  readAttributes,
  shownParts,
  type BlockContext,
} from './block-context.ts';
import { parseContent } from './content.ts';
import { parsePlain } from './plain.ts';
import type { Paragraph } from './paragraph.ts';
import { parseTimeline } from './timeline.ts';

const columnsParagraphSchema = z.object({
  description: optionalLongText,
  columns_size: optionalText,
  content_align: optionalText,
});

type ChildParser = (child: Paragraph, context: BlockContext) => Block | undefined;

/** What a column may hold; anything else is left out. */
const inTwo: Readonly<Record<string, ChildParser>> = {
  content: parseContent,
  text_wysiwyg: parseContent,
  timeline: parseTimeline,
  video_player: parsePlain,
  media_image: parsePicture,
  mediaImages: parsePicture,
};
const inThree: Readonly<Record<string, ChildParser>> = { content: parseContent };

export function parseTwoColumns(paragraph: Paragraph, context: BlockContext): ColumnsBlock {
  const json = readAttributes(paragraph, columnsParagraphSchema);
  return {
    ...parseBase(paragraph),
    type: 'columns',
    split: json.columns_size === '33_66' ? 'third-and-two' : 'halves',
    centred: json.content_align === 'vertically_centered',
    description: parseText(json.description, context),
    columns: ['column_left', 'column_right'].map((field) => parseColumn(paragraph, field, inTwo, context)),
  };
}

export function parseThreeColumns(paragraph: Paragraph, context: BlockContext): ColumnsBlock {
  const fields = ['column_left', 'column_middle', 'column_right'];
  return {
    ...parseBase(paragraph),
    type: 'columns',
    split: 'thirds',
    centred: false,
    description: parseText(readAttributes(paragraph, columnsParagraphSchema).description, context),
    columns: fields.map((field) => parseColumn(paragraph, field, inThree, context)),
  };
}

function parseColumn(
  paragraph: Paragraph,
  field: string,
  allowed: Readonly<Record<string, ChildParser>>,
  context: BlockContext,
): Block[] {
  return shownParts(paragraph, field, context).flatMap((child) => {
    const parse = Object.hasOwn(allowed, child.type) ? allowed[child.type] : undefined;
    return parse?.(child, context) ?? [];
  });
}

/** A picture alone, as a block without words. */
function parsePicture(child: Paragraph, context: BlockContext): ContentBlock | undefined {
  const image = parseImage(child, context) ?? parseContent(child, context).image;
  return (
    image && {
      ...parseBase({ ...child, attributes: { ...child.attributes, title: null } }),
      type: 'content',
      body: [],
      image,
    }
  );
}
