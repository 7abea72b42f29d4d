import { z } from 'zod';
import { optionalText, optionalLongText, paragraphPartSchema } from '#contract/content/paragraphs.ts';
import type { AccordionBlock } from '#domain/block.ts';
import {
  anchorOf,
  parseBase,
  parseText,
  readAttributes,
  shownParts,
  type BlockContext,
} from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

const accordionParagraphSchema = z.object({
  accordion_style: optionalText,
  display_mobile: optionalText,
  display_desktop: optionalText,
});
const accordionItemSchema = paragraphPartSchema.extend({
  title: z.string(),
  content: optionalLongText,
  default_open: z.boolean().nullable().optional(),
});

export function parseAccordion(paragraph: Paragraph, context: BlockContext): AccordionBlock {
  const json = readAttributes(paragraph, accordionParagraphSchema);
  return {
    ...parseBase(paragraph),
    type: 'accordion',
    mobile: json.display_mobile === 'tabs' ? 'tabs' : 'accordions',
    desktop: json.display_desktop === 'tabs' ? 'tabs' : 'accordions',
    style: json.accordion_style || undefined,
    single: /single|unique/i.test(json.accordion_style ?? ''),
    items: shownParts(paragraph, 'accordions_list', context).map((part) => {
      const item = readAttributes(part, accordionItemSchema);
      return {
        id: anchorOf(part),
        title: item.title,
        subtitle: item.subtitle || undefined,
        body: parseText(item.content, context),
        open: item.default_open === true,
      };
    }),
  };
}
