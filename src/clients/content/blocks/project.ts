import { z } from 'zod';
import { longTextSchema } from '#contract/content/fields.ts';
import { optionalText, optionalLongText, paragraphPartSchema } from '#contract/content/paragraphs.ts';
import type { OpeningState, ProjectBlock, ProjectNetworkBlock, ProjectStep } from '#domain/block.ts';
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
    openingDate: json.opening_date || undefined,
    progress: typeof json.progress === 'number' ? Math.min(100, Math.max(0, json.progress)) : undefined,
  };
}

function parseOpening(state: string | null | undefined): OpeningState {
  return state === 'anticipated' || state === 'expected_delivery' ? state : 'full';
}

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
      return {
        id: part.id,
        title: icon.title,
        body: parseText(icon.description, context),
        drawing: icon.image_icone?.replace(/\.svg$/i, '') || undefined,
      };
    }),
  };
}
