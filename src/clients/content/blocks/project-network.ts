import { z } from 'zod';
import { longTextSchema } from '#contract/content/fields.ts';
import { optionalText, optionalLongText, paragraphPartSchema } from '#contract/content/paragraphs.ts';
import type { ProjectNetworkBlock } from '#domain/block.ts';
import {
  parseIllustrated,
  parseText,
  readAttributes,
  shownParts,
  type BlockContext,
} from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

const projectNetworkSchema = z.object({ content: optionalLongText });
const networkIconSchema = paragraphPartSchema.extend({
  title: z.string(),
  description: z.union([longTextSchema, z.string()]).nullable().optional(),
  image_icone: optionalText,
});

export function parseProjectNetwork(paragraph: Paragraph, context: BlockContext): ProjectNetworkBlock {
  return {
    ...parseIllustrated(paragraph, context),
    type: 'project_network',
    body: parseText(readAttributes(paragraph, projectNetworkSchema).content, context),
    icons: shownParts(paragraph, 'icones', context).map((part) => {
      const icon = readAttributes(part, networkIconSchema);
      const drawing = icon.image_icone?.replace(/\.svg$/i, '');
      return {
        id: part.id,
        title: icon.title,
        body: parseText(icon.description, context),
        ...(drawing ? { drawing } : {}),
      };
    }),
  };
}
