import { z } from 'zod';
import { breadcrumbSchema, metatagSchema, pathSchema } from './fields.ts';
import { menuSchema } from './menus.ts';

/** Attributes the site reads of any page-like resource. */
export const pageAttributesSchema = z.object({
  title: z.string(),
  langcode: z.string(),
  subtitle: z.string().nullable().optional(),
  page_style: z.string().nullable().optional(),
  path: pathSchema.nullable().optional(),
  breadcrumb: z.array(breadcrumbSchema).nullable().optional(),
  secondary_menu: menuSchema.nullable().optional(),
  metatag_normalized: z.array(metatagSchema).nullable().optional(),
  /** Of a module only: what each of its instances is told. */
  module_key: z.string().optional().catch(undefined),
  configuration: z.record(z.string(), z.unknown()).nullish().catch(undefined),
});

const redirectionSchema = z.object({ source: z.string(), target: z.string() });

export const pageModuleAttributesSchema = z.object({
  module_key: z.string(),
  configuration: z
    .object({ defaultInstance: z.unknown().optional(), redirection: z.array(redirectionSchema).optional() })
    .loose()
    .nullable(),
  path: pathSchema,
});

export const pagePromoAttributesSchema = z.object({ path: pathSchema });
