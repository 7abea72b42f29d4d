import { z } from 'zod';
import { optionalText, optionalLongText } from '#contract/content/paragraphs.ts';
import type { ContentBlock } from '#domain/block.ts';
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
  const position = positions.find((known) => json.image_position?.toLowerCase().includes(known));
  return {
    ...parseIllustrated(paragraph, context),
    type: 'content',
    body: parseText(json.body ?? json.content, context),
    ...(position ? { imagePosition: position } : {}),
    ...(json.style ? { style: json.style } : {}),
  };
}
