import { z } from 'zod';
import { linkFieldSchema } from './fields.ts';

export interface MenuItemJson {
  id: string;
  langcode: string;
  link: z.infer<typeof linkFieldSchema>;
  icon_svg: string | null;
  display_menu: boolean;
  group: number | null;
  children: MenuItemJson[];
}

const menuItemSchema: z.ZodType<MenuItemJson> = z.lazy(() =>
  z.object({
    id: z.string(),
    langcode: z.string(),
    link: linkFieldSchema,
    icon_svg: z.string().nullable().default(null),
    display_menu: z.boolean().default(true),
    group: z.number().int().min(1).max(4).nullable().default(null),
    children: z.array(menuItemSchema).default([]),
  }),
);

/** `GET /api/menus/{name}`. */
export const menuSchema = z.object({
  menu_name: z.string(),
  langcode: z.string(),
  display_menu: z.boolean().default(true),
  menu_items: z.array(menuItemSchema),
});
export type MenuJson = z.infer<typeof menuSchema>;
