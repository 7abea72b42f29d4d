import { z } from 'zod';
import { longTextSchema } from './fields.ts';

/**
 * What paragraphs, the blocks of a page, have in common (contract, section 6; specification, section 3). What is a
 * block's own stands beside its parser.
 */
export const optionalText = z.string().nullable().optional();
export const optionalLongText = longTextSchema.nullable().optional();

/** What every paragraph has. `title_type` and `title_level` are two names of one field. */
export const paragraphSchema = z.object({
  drupal_internal__id: z.union([z.number(), z.string()]).optional(),
  status: z.boolean().optional(),
  title: optionalText,
  subtitle: optionalText,
  title_type: optionalText,
  title_level: optionalText,
  block_bg_color: optionalText,
  text_align: optionalText,
  title_color: optionalText,
});

/** Part of a block: its identifier may be all it is known by. */
export const paragraphPartSchema = z.object({
  status: z.boolean().optional(),
  title: optionalText,
  subtitle: optionalText,
});
