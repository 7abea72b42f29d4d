import { timelineItemSchema } from '#contract/content/paragraphs.ts';
import type { TimelineBlock } from '#domain/block.ts';
import {
  findImage,
  parseBase,
  parseText,
  readAttributes,
  shownParts,
  type BlockContext,
} from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

export function parseTimeline(paragraph: Paragraph, context: BlockContext): TimelineBlock {
  return {
    ...parseBase(paragraph),
    type: 'timeline',
    ...findImage(paragraph, context),
    items: shownParts(paragraph, 'timeline_items', context).map((part) => {
      const item = readAttributes(part, timelineItemSchema);
      return { title: item.title, body: parseText(item.content, context) };
    }),
  };
}
