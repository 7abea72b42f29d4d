import { z } from 'zod';
import { linkFieldSchema, longTextSchema } from './fields.ts';

/** Attributes of paragraphs, the blocks of a page (contract, section 6; specification, section 3). */
const text = z.string().nullable().optional();
const longText = longTextSchema.nullable().optional();

/** What every paragraph has. `title_type` and `title_level` are two names of one field. */
export const paragraphSchema = z.object({
  drupal_internal__id: z.union([z.number(), z.string()]).optional(),
  status: z.boolean().optional(),
  title: text,
  subtitle: text,
  title_type: text,
  title_level: text,
  block_bg_color: text,
  text_align: text,
});
export type ParagraphJson = z.infer<typeof paragraphSchema>;

/** Part of a block: its identifier may be all it is known by. */
const partSchema = z.object({ status: z.boolean().optional(), title: text, subtitle: text });

export const contentParagraphSchema = z.object({
  body: longText,
  content: longText,
  style: text,
  image_position: text,
});

export const accordionParagraphSchema = z.object({
  accordion_style: text,
  display_mobile: text,
  display_desktop: text,
});
export const accordionItemSchema = partSchema.extend({
  title: z.string(),
  content: longText,
  default_open: z.boolean().nullable().optional(),
});

export const relatedLinkSchema = partSchema.extend({ title: text, link: linkFieldSchema });

export const columnsParagraphSchema = z.object({
  description: longText,
  columns_size: text,
  content_align: text,
});

/** `meta` of a file's identifier. */
export const fileMetaSchema = z.object({
  name: z.string(),
  description: z.union([z.string(), longTextSchema]).nullable().optional(),
  uri: z.string(),
  mimetype: text,
  size: z.coerce.number().nonnegative(),
});

export const timelineItemSchema = partSchema.extend({
  title: z.union([z.string(), z.number()]).transform(String),
  content: longText,
});

export const goingsComingsSchema = z.object({
  goings: longText,
  comings: longText,
  description: longText,
  style_goings_comings: text,
});

export const memberParagraphSchema = z.object({ content: longText, body: longText });

export const projectParagraphSchema = z.object({ description: longText, content: longText });
export const projectStepSchema = partSchema.extend({
  title: z.string(),
  description: longText,
  opening_state: text,
  opening_date: text,
  progress: z.coerce.number().nullable().optional(),
});

export const projectNetworkSchema = z.object({ content: longText });
export const networkIconSchema = partSchema.extend({
  title: z.string(),
  description: z.union([longTextSchema, z.string()]).nullable().optional(),
  image_icone: text,
});

export const contentsLinkSchema = z.object({ title: text, link: linkFieldSchema });

/** Any paragraph's text, whichever name its field has. */
export const anyTextSchema = z.object({
  body: longText.catch(undefined),
  content: longText.catch(undefined),
  description: longText.catch(undefined),
});
