import type { ItemFile, MenuItemFile } from '#contract/content/content-file.ts';
import type { MenuName } from '#domain/menu.ts';

/** Content as files hold it. */
export interface ContentFiles {
  readonly items: readonly ItemFile[];
  readonly menus: Readonly<Partial<Record<MenuName, readonly MenuItemFile[]>>>;
}

/** Content to write, with the bytes of the files it names. */
export interface ContentSource extends ContentFiles {
  bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** The attribute of the wire that the title of an item is, by type. */
export function labelKeyOf(type: string): string {
  if (type === 'files') return 'filename';
  return /^(?:media|taxonomy_term--)/.test(type) ? 'name' : 'title';
}
