import { z } from 'zod';
import { optionalLongText, paragraphPartSchema } from '#contract/content/paragraphs.ts';
import type { TimelineBlock } from '#domain/block.ts';
import {
  parseIllustrated,
  parseText,
  readAttributes,
  shownParts,
  type BlockContext,
} from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

const timelineItemSchema = paragraphPartSchema.extend({
  title: z.union([z.string(), z.number()]).transform(String),
  content: optionalLongText,
});

export function parseTimeline(paragraph: Paragraph, context: BlockContext): TimelineBlock {
  return {
    ...parseIllustrated(paragraph, context),
    type: 'timeline',
    items: shownParts(paragraph, 'timeline_items', context).map((part) => {
      const item = readAttributes(part, timelineItemSchema);
      return { title: item.title, body: parseText(item.content, context) };
    }),
  };
}
