import { z } from 'zod';
import { pathSchema } from '#contract/content/fields.ts';
import type { Locale } from '#domain/locale.ts';
import type { Transport } from '#platform/transport.ts';
import { basePath, type LocalizePath } from './links.ts';
import { listResources } from './list-resources.ts';

/** An item that has an address of its own, in one language. */
export interface ContentAddress {
  /** The same in every language. */
  readonly id: string;
  readonly path: string;
  /** When it was last edited, as the backend writes it. */
  readonly changed?: string;
}

/** The types whose items visitors open by an address; modules and promotional pages are in the table of routes. */
const types = [
  'pages',
  'landingPages',
  'pagesProject',
  'pageHub',
  'news',
  'press_release',
  'notices',
  'notices_v2',
] as const;

const attributesSchema = z.object({
  path: pathSchema.nullish(),
  langcode: z.string().nullish(),
  changed: z.string().nullish(),
});

interface AddressOptions {
  readonly transport: Transport;
  readonly localizePath: LocalizePath;
}

/** Every item with an address in a language. What is not translated comes in its own language and is left out. */
export async function listAddresses(options: AddressOptions, locale: Locale): Promise<ContentAddress[]> {
  const lists = await Promise.all(types.map((type) => listType(options, type, locale)));
  return lists.flat();
}

async function listType(
  { transport, localizePath }: AddressOptions,
  type: (typeof types)[number],
  locale: Locale,
): Promise<ContentAddress[]> {
  const query = `fields[${type}]=path,langcode,changed&include=`;
  const resources = await listResources(transport, `${basePath(locale)}/api/${type}?${query}`);
  return resources.flatMap(({ id, attributes }) => {
    const { path, langcode, changed } = attributesSchema.parse(attributes);
    if (!path?.alias || (langcode ?? path.langcode) !== locale) return [];
    return [{ id, path: localizePath(path.alias, locale), ...(changed && { changed }) }];
  });
}
