import { z } from 'zod';
import type { SearchResultJson } from '#contract/content/solr-search.ts';
import { searchKindOf, typesOfKind, type SearchKind } from '#domain/search-kind.ts';
import { AppError } from '#lib/errors.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { normalized } from '#lib/normalized.ts';
import { parseAddress } from '#lib/parse-address.ts';
import type { Transport } from '#platform/transport.ts';
import { plainText } from '#services/content/store/plain-text.ts';
import type { AskedSearch, SearchAnswer } from './search-answer.ts';
import { mostWords } from './search-question.ts';

/** Solr gives one value, or several of a field that may have several. */
const value = z.union([z.string(), z.array(z.string()).transform(([first = '']) => first)]).catch('');

const documentSchema = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  title: value,
  url: value,
  type: value,
  changed: value.default(''),
});

/** What the `select` handler of Solr answers, as far as it is read. */
const answerSchema = z.object({
  response: z.object({ numFound: z.number().int().min(0), docs: z.array(documentSchema) }),
  highlighting: z
    .record(z.string(), z.record(z.string(), z.array(z.string())))
    .catch({})
    .default({}),
  facet_counts: z
    .object({ facet_fields: z.record(z.string(), z.array(z.union([z.string(), z.number()]))) })
    .catch({ facet_fields: {} })
    .default({ facet_fields: {} }),
  spellcheck: z
    .object({ collations: z.array(z.unknown()) })
    .catch({ collations: [] })
    .default({ collations: [] }),
});
type SolrAnswer = z.infer<typeof answerSchema>;

/**
 * Solr puts these around the words that were found. They stand for no letter in any language, so that no text has them
 * itself.
 */
const mark = { start: '\uE000', end: '\uE001' };
const excerptLength = 200;
/** A longer excerpt or title is cut before it is read, so that a broken service costs no more than a moment. */
const longest = { excerpt: 1000, title: 300, url: 2048 };

/** Asks a service that speaks as Solr does, in place of the database. Throws `unavailable` where it does not answer. */
export async function searchExternally(transport: Transport, asked: AskedSearch): Promise<SearchAnswer> {
  const words = wordsOf(asked.typed);
  if (words === '') return { results: [], count: 0, counts: {} };
  const answer = await askSolr(transport, asked, words);
  const meant = collationOf(answer);
  if (answer.response.numFound > 0 || meant === undefined) return format(answer, asked);
  return { ...format(await askSolr(transport, asked, wordsOf(meant)), asked), corrected: meant };
}

/** Words alone, in small letters: to Solr signs are a language of their own, and so are `OR`, `AND` and `NOT`. */
const wordsOf = (text: string): string =>
  (
    normalized(text, 'NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .slice(0, mostWords)
    .join(' ');

async function askSolr(transport: Transport, asked: AskedSearch, text: string): Promise<SolrAnswer> {
  const { view, kinds, limit, offset } = asked;
  const query = new URLSearchParams({
    q: text,
    defType: 'edismax',
    lowercaseOperators: 'false',
    qf: 'title^5 content',
    fl: 'id,title,url,type,changed',
    start: String(offset),
    rows: String(limit),
    hl: 'true',
    'hl.fl': 'content',
    'hl.snippets': '1',
    'hl.fragsize': String(excerptLength),
    'hl.simple.pre': mark.start,
    'hl.simple.post': mark.end,
    facet: 'true',
    'facet.field': '{!ex=type}type',
    spellcheck: 'true',
    'spellcheck.collate': 'true',
    wt: 'json',
  });
  query.append('fq', `langcode:${view.locale}`);
  if (kinds) query.append('fq', `{!tag=type}type:(${kinds.flatMap(typesOfKind).join(' OR ')})`);
  const { status, body } = await transport({ method: 'GET', path: `/select?${query}` }).catch(
    (cause: unknown) => {
      throw new AppError('unavailable', 'the search service does not answer', { cause });
    },
  );
  // A refusal (400) is `unavailable` too: the program wrote the query, so the visitor cannot put it right.
  if (status !== 200) throw new AppError('unavailable', `the search service answered ${status}`);
  return readAnswer(body);
}

function readAnswer(body: string): SolrAnswer {
  try {
    return answerSchema.parse(JSON.parse(body));
  } catch (cause) {
    throw new AppError('unavailable', 'the search service answered something else', { cause });
  }
}

/** `["collation", "words"]`, or an object for each where it was asked for more. */
function collationOf({ spellcheck: { collations } }: SolrAnswer): string | undefined {
  const [, second] = collations;
  const given =
    typeof second === 'object' && second !== null && 'collationQuery' in second
      ? second.collationQuery
      : second;
  return typeof given === 'string' && given.trim() !== '' ? given.slice(0, 200) : undefined;
}

function format(
  { response, highlighting, facet_counts: facets }: SolrAnswer,
  { view, limit }: AskedSearch,
): SearchAnswer {
  const rows = response.docs.slice(0, limit);
  const shown = rows.filter(({ url }) => canOpen(url));
  const dropped = rows.filter(({ url }) => !canOpen(url));
  return {
    results: shown.map((found): SearchResultJson => ({
      nid: found.id,
      title: found.title.slice(0, longest.title),
      url: found.url,
      type: found.type,
      excerpt: markedText(highlighting[found.id]?.['content']?.[0] ?? ''),
      langcode: view.locale,
      changed: found.changed,
    })),
    count: Math.max(shown.length, response.numFound - dropped.length),
    counts: countKinds([
      ...(facets.facet_fields['type'] ?? []),
      ...dropped.flatMap(({ type }) => [type, -1]),
    ]),
  };
}

/** Whether a visitor may be led there: a path of the site, or an address of the web. */
function canOpen(url: string): boolean {
  if (url.length > longest.url || /[\s\\\p{C}]/u.test(url)) return false;
  return /^\/(?!\/)/.test(url) || (/^https?:\/\/[^/]/i.test(url) && parseAddress(url) !== null);
}

const marked = new RegExp(`${mark.start}([^${mark.start}${mark.end}]*)${mark.end}`, 'g');
const strayMarks = new RegExp(`[${mark.start}${mark.end}]`, 'g');

/** The excerpt is plain text but for our own marks; one without its other half is left out. */
const markedText = (text: string): string =>
  escapeHtml(plainText(text.slice(0, longest.excerpt)))
    .replaceAll(marked, '<strong>$1</strong>')
    .replaceAll(strayMarks, '');

/** Of `["pages", 3, "news", 1]`; a type may come again. */
function countKinds(pairs: readonly (string | number)[]): SearchAnswer['counts'] {
  const counts: Partial<Record<SearchKind, number>> = {};
  for (const [at, type] of pairs.entries()) {
    const kind = at % 2 === 0 ? searchKindOf(String(type)) : undefined;
    const count = Number(pairs[at + 1]);
    if (kind !== undefined && Number.isFinite(count)) counts[kind] = (counts[kind] ?? 0) + count;
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
