import { z } from 'zod';
import { optionalLongText } from '#contract/content/paragraphs.ts';
import type { MemberBlock } from '#domain/block.ts';
import { parseIllustrated, parseText, readAttributes, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

const memberParagraphSchema = z.object({ content: optionalLongText, body: optionalLongText });

export function parseMember(paragraph: Paragraph, context: BlockContext): MemberBlock {
  const json = readAttributes(paragraph, memberParagraphSchema);
  return {
    ...parseIllustrated(paragraph, context),
    type: 'member',
    body: parseText(json.content ?? json.body, context),
  };
}
