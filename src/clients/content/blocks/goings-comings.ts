import { goingsComingsSchema } from '#contract/content/paragraphs.ts';
import type { GoingsComingsBlock } from '#domain/block.ts';
import { parseBase, parseText, readAttributes, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

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
