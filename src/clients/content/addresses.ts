import { z } from 'zod';
import { collectionSchema } from '#contract/content/json-api.ts';
import { pathSchema } from '#contract/content/fields.ts';
import type { Locale } from '#domain/locale.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';
import { basePath, type LocalizePath } from './links.ts';

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

const pageLimit = 50;
/** A backend that names a next page for ever is not followed for ever. */
const mostItems = 5_000;

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
  const found: ContentAddress[] = [];
  for (let offset = 0; offset < mostItems; offset += pageLimit) {
    const query = `fields[${type}]=path,langcode,changed&include=&page[limit]=${pageLimit}&page[offset]=${offset}`;
    const { data, links } = await getJson(
      transport,
      `${basePath(locale)}/api/${type}?${query}`,
      collectionSchema,
    );
    for (const { id, attributes } of data) {
      const { path, langcode, changed } = attributesSchema.parse(attributes);
      if (path?.alias && (langcode ?? path.langcode) === locale)
        found.push({ id, path: localizePath(path.alias, locale), ...(changed && { changed }) });
    }
    if (!links?.next) break;
  }
  return found;
}
