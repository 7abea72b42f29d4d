import { textOfRow, type ContentRow } from '#services/content/store/row.ts';
import { descriptionKey } from '#services/content/store/plan-item.ts';
import { siteHref, type Addresses } from './addresses.ts';

interface MetatagJson {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const openGraphLocales = { fr: 'fr_CA', en: 'en_CA' };

/** What a search engine and a shared link show of an item. */
export function formatMetatags(
  row: ContentRow,
  addresses: Addresses,
  image?: string,
): readonly MetatagJson[] {
  const title = textOfRow(row, 'title');
  const description = row.attributes[descriptionKey] ?? row.attributes['subtitle'];
  const tags: MetatagJson[] = [named('title', title)];
  const isText = typeof description === 'string' && description !== '';
  if (isText) tags.push(named('description', description));
  const url = siteHref(addresses, row.langcode, row.alias ?? `/node/${row.internalId}`);
  tags.push({ tag: 'link', attributes: { rel: 'canonical', href: url } });
  tags.push(graph('og:type', row.type === 'news' ? 'article' : 'website'), graph('og:url', url));
  tags.push(graph('og:title', title));
  if (isText) tags.push(graph('og:description', description));
  if (image !== undefined) tags.push(graph('og:image', new URL(image, addresses.site).href));
  tags.push(graph('og:locale', openGraphLocales[row.langcode]));
  return tags;
}

function named(name: string, content: string): MetatagJson {
  return { tag: 'meta', attributes: { name, content } };
}

function graph(property: string, content: string): MetatagJson {
  return { tag: 'meta', attributes: { property, content } };
}
