import { z } from 'zod';
import { linkFieldSchema } from './fields.ts';

const menuItemSchema = z.object({
  id: z.string(),
  langcode: z.string(),
  link: linkFieldSchema,
  icon_svg: z.string().nullable().default(null),
  display_menu: z.boolean().default(true),
  group: z.number().int().min(1).max(4).nullable().default(null),
  get children() {
    return z.array(menuItemSchema).default([]);
  },
});
export type MenuItemJson = z.infer<typeof menuItemSchema>;

/** `GET /api/menus/{name}`. */
export const menuSchema = z.object({
  menu_name: z.string(),
  langcode: z.string(),
  display_menu: z.boolean().default(true),
  menu_items: z.array(menuItemSchema),
});
export type MenuJson = z.infer<typeof menuSchema>;
