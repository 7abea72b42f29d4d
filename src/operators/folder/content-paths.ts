import { join } from 'node:path';
import type { ItemFile } from '#contract/content/content-file.ts';

/** Where an item and a menu stand in a folder of content. */
export const pathOfItem = ({ type, key }: Pick<ItemFile, 'type' | 'key'>): string =>
  join(fileName(type), `${fileName(key)}.json`);
export const pathOfMenu = (name: string): string => join('menus', `${name}.json`);

/** The names of files come from the content: none leads out of the folder. */
function fileName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '_').replace(/^\.+/, '_');
}
