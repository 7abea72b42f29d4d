import { z } from 'zod';
import { optionalText, optionalLongText } from '#contract/content/paragraphs.ts';
import type { ContentBlock, MemberBlock } from '#domain/block.ts';
import { parseIllustrated, parseText, readAttributes, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

export const contentParagraphSchema = z.object({
  body: optionalLongText,
  content: optionalLongText,
  style: optionalText,
  image_position: optionalText,
});

const positions = ['left', 'right', 'top', 'bottom'] as const;

export function parseContent(paragraph: Paragraph, context: BlockContext): ContentBlock {
  const json = readAttributes(paragraph, contentParagraphSchema);
  return {
    ...parseIllustrated(paragraph, context),
    type: 'content',
    body: parseText(json.body ?? json.content, context),
    imagePosition: positions.find((known) => json.image_position?.toLowerCase().includes(known)),
    style: json.style || undefined,
  };
}

/** A person: the same text and picture, without a choice of places. */
export function parseMember(paragraph: Paragraph, context: BlockContext): MemberBlock {
  const json = readAttributes(paragraph, contentParagraphSchema.pick({ content: true, body: true }));
  return {
    ...parseIllustrated(paragraph, context),
    type: 'member',
    body: parseText(json.content ?? json.body, context),
  };
}
