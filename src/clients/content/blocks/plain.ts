import { z } from 'zod';
import { optionalLongText } from '#contract/content/paragraphs.ts';
import type { PlainBlock } from '#domain/block.ts';
import { parseBase, parseText, readAttributes, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

/** Any paragraph's text, whichever name its field has. */
const anyTextSchema = z.object({
  body: optionalLongText.catch(undefined),
  content: optionalLongText.catch(undefined),
  description: optionalLongText.catch(undefined),
});

/** A block of a type nobody draws: whatever it says is shown. */
export function parsePlain(paragraph: Paragraph, context: BlockContext): PlainBlock {
  const { body, content, description } = readAttributes(paragraph, anyTextSchema);
  return {
    ...parseBase(paragraph),
    type: 'plain',
    body: parseText(body ?? content ?? description, context),
  };
}
