import { z } from 'zod';
import { optionalText, optionalLongText } from '#contract/content/paragraphs.ts';
import type { Block, BlockBase, ColumnsBlock, ContentBlock, HeadingLevel } from '#domain/block.ts';
import {
  parseBase,
  parseImage,
  parseText,
  readAttributes,
  shownParts,
  type BlockContext,
} from './block-context.ts';
import { parseContent } from './content.ts';
import type { Paragraph } from './paragraph.ts';
import { parseTimeline } from './timeline.ts';
import { parseVideoPlayer } from './video-player.ts';

const columnsParagraphSchema = z.object({
  description: optionalLongText,
  columns_size: optionalText,
  content_align: optionalText,
});

type ChildParser = (child: Paragraph, context: BlockContext) => Block | undefined;

/** The fields of a row of columns, and what each column may hold; anything else is left out. */
interface Row {
  readonly fields: readonly string[];
  readonly parsers: ReadonlyMap<string, ChildParser>;
}

const two: Row = {
  fields: ['column_left', 'column_right'],
  parsers: new Map<string, ChildParser>([
    ['content', parseContent],
    ['text_wysiwyg', parseContent],
    ['timeline', parseTimeline],
    ['video_player', parseVideoPlayer],
    ['media_image', parsePicture],
    ['mediaImages', parsePicture],
  ]),
};
const three: Row = {
  fields: ['column_left', 'column_middle', 'column_right'],
  parsers: new Map([['content', parseContent]]),
};

export function parseTwoColumns(paragraph: Paragraph, context: BlockContext): ColumnsBlock {
  const json = readAttributes(paragraph, columnsParagraphSchema);
  return {
    ...parseRow(paragraph, context, two),
    split: json.columns_size === '33_66' ? 'third-and-two' : 'halves',
    centred: json.content_align === 'vertically_centered',
  };
}

export function parseThreeColumns(paragraph: Paragraph, context: BlockContext): ColumnsBlock {
  return { ...parseRow(paragraph, context, three), split: 'thirds', centred: false };
}

function parseRow(paragraph: Paragraph, context: BlockContext, { fields, parsers }: Row) {
  const { description } = readAttributes(paragraph, columnsParagraphSchema);
  const row = parseBase(paragraph);
  const parseColumn = (field: string): Block[] =>
    shownParts(paragraph, field, context)
      .flatMap((child) => parsers.get(child.type)?.(child, context) ?? [])
      .map((child) => belowHeading(row, child));
  return {
    ...row,
    type: 'columns' as const,
    description: parseText(description, context),
    columns: fields.map(parseColumn),
  };
}

/** A heading of a column is below that of its row, whatever level the editor gave it. */
function belowHeading({ title, level: above }: BlockBase, child: Block): Block {
  if (title === undefined || above === 'hidden' || child.level === 'hidden') return child;
  const lowest = Math.min(6, Math.max(above, 2) + 1);
  return { ...child, level: Math.max(child.level, lowest) as HeadingLevel };
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
