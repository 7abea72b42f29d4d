import { sql } from 'drizzle-orm';
import { locales, type Locale } from '#domain/locale.ts';
import { foldWords } from '#lib/fold.ts';
import type { Transaction } from './counters.ts';
import { describeEntry, listShownFiles, type FileShowing, type SearchEntry } from './search-entry.ts';
import type { ItemPlan, PlannedTranslation } from './plan-rows.ts';
import { countWords } from './vocabulary.ts';

/** How words of each language are reduced to what they have in common. */
export const searchRules: Readonly<Record<Locale, string>> = { fr: 'content_fr', en: 'content_en' };

/** A plan, and those of its translations that visitors get. */
export interface PublishedPlan {
  readonly plan: ItemPlan;
  readonly published: readonly PlannedTranslation[];
}

const batchEntries = 200;
const batchShowings = 2000;

/** Puts the words of what was published where they are looked for, in place of those that were there. */
export async function writeSearchWords(tx: Transaction, plans: readonly PublishedPlan[]): Promise<void> {
  const roots = plans.flatMap(({ published }) => published);
  const entries: SearchEntry[] = [];
  const showings: FileShowing[] = [];
  for (const { plan, published } of plans)
    for (const root of published) {
      const type = plan.items.find(({ id }) => id === root.itemId)?.type ?? '';
      const entry = describeEntry(plan, root, type);
      if (entry) entries.push(entry);
      showings.push(...listShownFiles(plan, root, type));
    }
  const gone: Texts[] = [];
  for (let from = 0; from < roots.length; from += batchEntries)
    gone.push(...(await takeOut(tx, roots.slice(from, from + batchEntries))));
  for (const [langcode, list] of Map.groupBy(entries, (entry) => entry.langcode))
    for (let from = 0; from < list.length; from += batchEntries)
      await putIn(tx, langcode, list.slice(from, from + batchEntries));
  await countWords(tx, { gone, come: entries.map((entry) => ({ ...entry, isOpen: isOpen(entry) })) });
  for (let from = 0; from < showings.length; from += batchShowings)
    await putShowings(tx, showings.slice(from, from + batchShowings));
}

/** Takes the words of items out, in every language, before the items go. */
export async function forgetSearchWords(tx: Transaction, ids: readonly string[]): Promise<void> {
  const both = ids.flatMap((itemId) => locales.map((langcode) => ({ itemId, langcode })));
  await countWords(tx, { gone: await takeOut(tx, both), come: [] });
}

type Texts = Pick<SearchEntry, 'langcode' | 'title' | 'lead' | 'body'> & { readonly isOpen: boolean };

/** It has no window of its own, nor those of the pages that show it. */
const isOpen = ({ kind, shownFrom, shownUntil, lastDay }: SearchEntry): boolean =>
  kind !== 'files' && shownFrom === null && shownUntil === null && lastDay === null;

/**
 * What kind an entry is, as a word of its own among those it is found by: the index then finds those of a kind without
 * looking at the others. No word of a text has such a sign.
 */
export const kindWord = (kind: string): string => `=${kind}`;

/** Gives the texts that were there: their words are counted no more. */
async function takeOut(
  tx: Transaction,
  roots: readonly Pick<PlannedTranslation, 'itemId' | 'langcode'>[],
): Promise<Texts[]> {
  const ids = sql.param(roots.map(({ itemId }) => itemId));
  const langcodes = sql.param(roots.map(({ langcode }) => langcode));
  const { rows } = await tx.execute<Texts & Record<string, unknown>>(sql`
    with named as (select * from unnest(${ids}::uuid[], ${langcodes}::text[]) as named (id, langcode)),
    entries as (delete from content_search s using named n where s.item_id = n.id and s.langcode = n.langcode
      returning s.item_id, s.langcode, s.title, s.kind <> 'files' and s.last_day is null
        and s.shown_from = '-infinity' and s.shown_until = 'infinity' as is_open),
    showings as (delete from content_search_showing w using named n
      where w.source_id = n.id and w.langcode = n.langcode),
    texts as (delete from content_search_text t using named n where t.item_id = n.id and t.langcode = n.langcode
      returning t.item_id, t.langcode, t.lead, t.body)
    select e.langcode, e.title, t.lead, t.body, e.is_open as "isOpen" from entries e join texts t using (item_id, langcode)`);
  return rows;
}

/** Titles first, then what introduces an item, then the rest; what nobody reads there counts least. */
async function putIn(tx: Transaction, langcode: Locale, entries: readonly SearchEntry[]): Promise<void> {
  const rules = sql`${searchRules[langcode]}::regconfig`;
  const rows = entries.map((entry) => ({
    item_id: entry.itemId,
    kind: entry.kind,
    kind_word: kindWord(entry.kind),
    title: entry.title,
    folded: folded(entry.title),
    address: entry.address,
    module: entry.module,
    below: entry.below,
    shown_from: entry.shownFrom ?? '-infinity',
    shown_until: entry.shownUntil ?? 'infinity',
    last_day: entry.lastDay,
    told: entry.told,
    lead: entry.lead,
    body: entry.body,
    lead_words: folded(entry.lead),
    body_words: folded(entry.body),
    other_words: folded(entry.others),
  }));
  await tx.execute(sql`
    with entry as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      item_id uuid, kind text, kind_word text, title text, folded text, address text, module text, below text, shown_from timestamptz,
      shown_until timestamptz, last_day date, told date, lead text, body text, lead_words text, body_words text,
      other_words text)),
    texts as (insert into content_search_text (item_id, langcode, lead, body)
      select item_id, ${langcode}, lead, body from entry)
    insert into content_search (item_id, langcode, kind, title, folded, address, module, below, shown_from, shown_until,
      last_day, told, title_words, words)
    select item_id, ${langcode}, kind, title, folded, address, module, below, shown_from, shown_until, last_day, told,
      to_tsvector(${rules}, folded) || array_to_tsvector(array[kind_word]),
      array_to_tsvector(array[kind_word]) || setweight(to_tsvector(${rules}, folded), 'A') || setweight(to_tsvector(${rules}, lead_words), 'B')
        || setweight(to_tsvector(${rules}, body_words), 'C') || setweight(to_tsvector(${rules}, other_words), 'D')
    from entry`);
}

/** Of what an item leads to, files are found by its window. */
async function putShowings(tx: Transaction, showings: readonly FileShowing[]): Promise<void> {
  const rows = showings.map((showing) => ({
    file_id: showing.fileId,
    source_id: showing.sourceId,
    langcode: showing.langcode,
    shown_from: showing.shownFrom ?? '-infinity',
    shown_until: showing.shownUntil ?? 'infinity',
    last_day: showing.lastDay,
  }));
  await tx.execute(sql`
    insert into content_search_showing (file_id, source_id, langcode, shown_from, shown_until, last_day)
    select given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      file_id uuid, source_id uuid, langcode text, shown_from timestamptz, shown_until timestamptz, last_day date)
    join content_items i on i.id = given.file_id where i.type = 'files'`);
}

/** What was typed is read in the same way: the rules of the database never see a dash or an apostrophe. */
const folded = (text: string): string => foldWords(text).join(' ');
