import { z } from 'zod';
import { optionalText, optionalLongText, paragraphPartSchema } from '#contract/content/paragraphs.ts';
import type { OpeningState, ProjectBlock, ProjectStep } from '#domain/block.ts';
import {
  parseIllustrated,
  parseText,
  readAttributes,
  shownParts,
  type BlockContext,
} from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

const projectParagraphSchema = z.object({ description: optionalLongText, content: optionalLongText });
const projectStepSchema = paragraphPartSchema.extend({
  title: z.string(),
  description: optionalLongText,
  opening_state: optionalText,
  opening_date: optionalText,
  progress: z.coerce.number().nullable().optional(),
});

export function parseProject(paragraph: Paragraph, context: BlockContext): ProjectBlock {
  const json = readAttributes(paragraph, projectParagraphSchema);
  const parts = ['steps', 'steps_list'].flatMap((field) => shownParts(paragraph, field, context));
  return {
    ...parseIllustrated(paragraph, context),
    type: 'project',
    body: parseText(json.description ?? json.content, context),
    steps: parts.map((part) => parseStep(part, context)),
  };
}

function parseStep(part: Paragraph, context: BlockContext): ProjectStep {
  const json = readAttributes(part, projectStepSchema);
  return {
    id: part.id,
    title: json.title,
    body: parseText(json.description, context),
    opening: parseOpening(json.opening_state),
    ...(json.opening_date ? { openingDate: json.opening_date } : {}),
    ...(typeof json.progress === 'number' ? { progress: Math.min(100, Math.max(0, json.progress)) } : {}),
  };
}

function parseOpening(state: string | null | undefined): OpeningState {
  return state === 'anticipated' || state === 'expected_delivery' ? state : 'full';
}
