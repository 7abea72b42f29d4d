import type { ItemFile, MenuItemFile } from '#contract/content/content-file.ts';
import type { MenuName } from '#domain/menu.ts';

/** Content as files hold it. */
export interface ContentFiles {
  readonly items: readonly ItemFile[];
  readonly menus: Readonly<Partial<Record<MenuName, readonly MenuItemFile[]>>>;
}

/** The attribute of the wire that the title of an item is, by type. */
export function labelKeyOf(type: string): string {
  if (type === 'files') return 'filename';
  return /^(?:media|taxonomy_term--)/.test(type) ? 'name' : 'title';
}
