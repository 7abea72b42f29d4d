import { z } from 'zod';

/** Field shapes shared by resources (contract, section 6). */
export const pathSchema = z.object({
  alias: z.string().nullable(),
  pid: z.number().nullable().optional(),
  langcode: z.string(),
});

export const longTextSchema = z.object({
  value: z.string().optional(),
  format: z.string().nullable().optional(),
  processed: z.string(),
});
export type LongTextJson = z.infer<typeof longTextSchema>;

export const metatagSchema = z.object({
  tag: z.string(),
  attributes: z.record(z.string(), z.string()),
});

/** `path` is the operator's word, `uri` the stock module's: both are read. */
export const breadcrumbSchema = z.object({
  title: z.string(),
  path: z.string().nullable().optional(),
  uri: z.string().nullable().optional(),
});

export const linkFieldSchema = z.object({
  title: z.string().default(''),
  uri: z.string(),
  external: z.boolean().optional(),
});
export type LinkJson = z.infer<typeof linkFieldSchema>;

/** `captions` is ours: the words of a film as WebVTT, by language. */
export const videoMetaSchema = z.object({
  type: z.string().nullable().optional(),
  embed: z.object({ url: z.string() }).nullable().optional(),
  uri: z.string().nullable().optional(),
  captions: z
    .array(z.object({ uri: z.string(), langcode: z.string() }))
    .nullable()
    .optional(),
});

/** Ours: the size of a picture, and the same in other formats and widths. */
const measures = {
  width: z.number().int().positive().nullish().catch(null),
  height: z.number().int().positive().nullish().catch(null),
  variants: z
    .array(z.object({ url: z.string(), type: z.string(), width: z.number().int().positive() }))
    .nullish()
    .catch(null),
};

export const imageMetaSchema = z.object({
  uri: z.object({
    original: z.string(),
    large: z.string().nullable().optional(),
    medium: z.string().nullable().optional(),
  }),
  alt: z.string().nullable().optional(),
  link: z.object({ uri: z.string() }).nullable().optional(),
  ...measures,
});
