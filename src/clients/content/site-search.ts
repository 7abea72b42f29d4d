import { solrSearchSchema, typeFacet, type SearchResultJson } from '#contract/content/solr-search.ts';
import type { Locale } from '#domain/locale.ts';
import type { RichNode } from '#domain/rich-text.ts';
import { searchKindOf, searchKinds } from '#domain/search-kind.ts';
import type { ExcerptPart, FoundItem, SiteSearchAnswer, SiteSearchQuestion } from '#domain/site-search.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';
import { basePath, localizeHref, type LocalizePath } from './links.ts';
import { parseHref } from './rich-text/href.ts';
import { parseRichText } from './rich-text/parse-rich-text.ts';

interface SearchOptions {
  readonly transport: Transport;
  readonly localizePath: LocalizePath;
}

/** Everything but lines and stops, which the schedule service knows better. Two visitors rarely ask the same. */
export async function searchSite(
  options: SearchOptions,
  { text, kind, page, perPage, locale }: SiteSearchQuestion,
): Promise<SiteSearchAnswer> {
  const query = new URLSearchParams({
    search: text,
    page: String(page - 1),
    items_per_page: String(perPage),
    scope: 'content',
    ...(kind && { 'f[0]': `${typeFacet}:${kind}` }),
  });
  const path = `${basePath(locale)}/api/solr-search?${query}`;
  const {
    search_results: rows,
    facets,
    pager,
    spellcheck,
  } = await getJson(options.transport, path, solrSearchSchema);
  const counted = facets.find(({ name }) => name === typeFacet)?.items ?? [];
  const items = rows.flatMap((row) => parseItem(row, locale, options));
  return {
    items,
    // Rows that are not shown here are none; whether other pages have such rows is not known yet.
    count: Math.max(items.length, pager.total_items - (rows.length - items.length)),
    kinds: searchKinds.flatMap((each) => {
      const count = counted.find(({ raw_value: value }) => value === each)?.count ?? 0;
      return count > 0 && !isOfSchedules(each) ? [{ kind: each, count }] : [];
    }),
    ...(spellcheck && { corrected: spellcheck.collation }),
  };
}

const isOfSchedules = (kind: string): boolean => kind === 'lines' || kind === 'stops';

/** What is of no kind that the site knows is a page; lines and stops of another backend are shown by their own service. */
function parseItem(row: SearchResultJson, locale: Locale, options: SearchOptions): FoundItem[] {
  const kind = searchKindOf(row.type) ?? 'pages';
  const link = parseHref(row.url);
  if (isOfSchedules(kind) || !link || link.external) return [];
  return [
    {
      kind,
      title: row.title,
      href: localizeHref(link.href, locale, options.localizePath),
      excerpt: parseExcerpt(row.excerpt, locale),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(row.date ?? '') && row.date !== undefined && { date: row.date }),
    },
  ];
}

/** Through both gates like every foreign text; of what is left the words count, and which of them are strong. */
function parseExcerpt(html: string, locale: Locale): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  const read = (nodes: readonly RichNode[], isMarked: boolean) => {
    for (const node of nodes)
      if (typeof node === 'string') parts.push({ text: node, isMarked });
      else read(node.children ?? [], isMarked || node.tag === 'strong');
  };
  read(parseRichText(html, { locale }), false);
  return parts;
}
