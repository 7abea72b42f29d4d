import { z } from 'zod';
import { optionalText } from '#contract/content/paragraphs.ts';
import type { FormBlock } from '#domain/block.ts';
import { readAttributes, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';
import { parsePlain } from './plain.ts';

const formParagraphSchema = z.object({ webform: optionalText.catch(undefined) });

export function parseForm(paragraph: Paragraph, context: BlockContext): FormBlock {
  const { webform } = readAttributes(paragraph, formParagraphSchema);
  return { ...parsePlain(paragraph, context), type: 'form', form: webform || undefined };
}
