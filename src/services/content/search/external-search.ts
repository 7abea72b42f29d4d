import { z } from 'zod';
import type { SearchResultJson } from '#contract/content/solr-search.ts';
import { searchKindOf, typesOfKind, type SearchKind } from '#domain/search-kind.ts';
import { AppError } from '#lib/errors.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Transport } from '#platform/transport.ts';
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

/** Signs that no text has: what lies between them was found. */
const mark = { start: '\uE000', end: '\uE001' };
const excerptLength = 200;

/** Asks a service that speaks as Solr does, in place of the database. Throws `unavailable` where it does not answer. */
export async function searchExternally(transport: Transport, asked: AskedSearch): Promise<SearchAnswer> {
  const words = asked.typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if (words.length === 0) return { results: [], count: 0, counts: {} };
  const answer = await askSolr(transport, asked, words.join(' '));
  const meant = collationOf(answer);
  if (answer.response.numFound > 0 || meant === undefined) return format(answer, asked);
  return { ...format(await askSolr(transport, asked, meant), asked), corrected: meant };
}

async function askSolr(transport: Transport, asked: AskedSearch, text: string): Promise<SolrAnswer> {
  const { view, kinds, limit, offset } = asked;
  const query = new URLSearchParams({
    q: text,
    defType: 'edismax',
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
  // What is wrong with the question is wrong with our words for it: to who asked the search is away.
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
  return {
    results: response.docs.slice(0, limit).map((found): SearchResultJson => ({
      nid: found.id,
      title: found.title,
      url: found.url,
      type: found.type,
      excerpt: markedText(highlighting[found.id]?.['content']?.[0] ?? ''),
      langcode: view.locale,
      changed: found.changed,
    })),
    count: response.numFound,
    counts: countKinds(facets.facet_fields['type'] ?? []),
  };
}

/** Everything it says is a text; only what we marked ourselves is set off. */
const markedText = (text: string): string =>
  escapeHtml(text.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(mark.start, '<strong>')
    .replaceAll(mark.end, '</strong>');

/** `["pages", 3, "news", 1]`. */
function countKinds(pairs: readonly (string | number)[]): SearchAnswer['counts'] {
  const counts: Partial<Record<SearchKind, number>> = {};
  for (const [at, type] of pairs.entries()) {
    const kind = at % 2 === 0 ? searchKindOf(String(type)) : undefined;
    const count = Number(pairs[at + 1]);
    if (kind !== undefined && count > 0) counts[kind] = (counts[kind] ?? 0) + count;
  }
  return counts;
}
