import type { RichText } from './rich-text.ts';

export const menuNames = [
  'main',
  'meta',
  'footer',
  'social',
  'landing-pages-menu',
  'service',
  'infos',
  'quick',
] as const;
export type MenuName = (typeof menuNames)[number];

export interface MenuItem {
  readonly id: string;
  readonly title: string;
  /** A path of the site with its language prefix, or an absolute address; absent for a heading. */
  readonly href?: string;
  readonly external: boolean;
  /** The language of the title where it is not the page's. */
  readonly lang?: string;
  readonly icon?: RichText;
  /** The column of a dropdown, 1 to 4. */
  readonly column?: number;
  readonly children: readonly MenuItem[];
}

type LinkedItem = MenuItem & { readonly href: string };

/** The items that lead somewhere; headings are left out. */
export function linkedItems(items: readonly MenuItem[]): readonly LinkedItem[] {
  return items.filter((item): item is LinkedItem => Boolean(item.href));
}

export interface Menu {
  readonly name: MenuName;
  readonly items: readonly MenuItem[];
}

export type Menus = Readonly<Record<MenuName, Menu>>;
