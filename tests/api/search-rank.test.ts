import { beforeAll, describe, expect, it } from 'vitest';
import { wordsField } from '#domain/module-addresses.ts';
import { locales, withPrefix, type Bilingual } from '#domain/locale.ts';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { heldOutQueries } from '#tests/support/search/held-out-queries.ts';
import { labelledQueries, type LabelledQuery } from '#tests/support/search/labelled-queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
}, 60_000);

interface Ranked {
  readonly typed: string;
  readonly label: string;
  /** One over the place at which what was meant stands; nothing beyond the first page. */
  readonly reciprocal: number;
}

async function rankAll(queries: Bilingual<readonly LabelledQuery[]>): Promise<readonly Ranked[]> {
  const ranked: Ranked[] = [];
  for (const locale of locales)
    for (const [typed, meant, label] of queries[locale]) {
      const path = withPrefix(`/api/solr-search?search=${encodeURIComponent(typed)}`, locale);
      const answer = await app.get(`/services/content${path}`);
      const { search_results: rows } = (await answer.json()) as { search_results: { url: string }[] };
      const ends = typeof meant === 'string' ? [meant] : meant;
      const at = rows.findIndex(({ url }) => ends.some((end) => addressOf(url).endsWith(end)));
      ranked.push({ typed: `${locale}: ${typed}`, label, reciprocal: at === -1 ? 0 : 1 / (at + 1) });
    }
  return ranked;
}

/** The address as the queries are labelled: its path, and the words that it is asked for where it has some. */
function addressOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  const words = searchParams.get(wordsField);
  return words === null ? pathname : `${pathname}?${wordsField}=${words}`;
}

const mean = (ranked: readonly Ranked[]) =>
  ranked.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / ranked.length;
const listLate = (ranked: readonly Ranked[]) =>
  JSON.stringify([mean(ranked), ...ranked.filter(({ reciprocal }) => reciprocal < 1)], null, 1);

describe('more than two hundred searches', () => {
  it('have what was meant first, nearly always, however it was typed', { timeout: 120_000 }, async () => {
    const ranked = await rankAll(labelledQueries);
    expect(ranked.length).toBeGreaterThanOrEqual(200);
    expect(mean(ranked), listLate(ranked)).toBeGreaterThanOrEqual(0.95);
    for (const [label, own] of Map.groupBy(ranked, (each) => each.label))
      expect(mean(own), `${label} ${listLate(own)}`).toBeGreaterThanOrEqual(0.85);
  });

  // A lower bar than above: these were written later, to see what a new question may expect.
  it('are matched, less well, by fifty that were written after the rules', { timeout: 60_000 }, async () => {
    const ranked = await rankAll(heldOutQueries);
    expect(ranked).toHaveLength(50);
    expect(mean(ranked), listLate(ranked)).toBeGreaterThanOrEqual(0.85);
  });
});
