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

export const imageMetaSchema = z.object({
  uri: z.object({ original: z.string(), large: z.string().optional(), medium: z.string().optional() }),
  alt: z.string().default(''),
  link: z.object({ uri: z.string() }).nullable().optional(),
});
