import { z } from 'zod';
import { optionalText, optionalLongText } from '#contract/content/paragraphs.ts';
import type { GoingsComingsBlock } from '#domain/block.ts';
import { parseBase, parseText, readAttributes, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

const goingsComingsSchema = z.object({
  goings: optionalLongText,
  comings: optionalLongText,
  description: optionalLongText,
  style_goings_comings: optionalText,
});

export function parseGoingsComings(paragraph: Paragraph, context: BlockContext): GoingsComingsBlock {
  const json = readAttributes(paragraph, goingsComingsSchema);
  return {
    ...parseBase(paragraph),
    type: 'goings_comings',
    goings: parseText(json.goings, context),
    comings: parseText(json.comings, context),
    note: parseText(json.description, context),
    folds: json.style_goings_comings?.includes('accordion') ?? false,
  };
}
