import { beforeAll, describe, expect, it } from 'vitest';
import { locales, withPrefix } from '#domain/locale.ts';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { labelledQueries } from '#tests/support/search/labelled-queries.ts';

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

async function rankAll(): Promise<readonly Ranked[]> {
  const ranked: Ranked[] = [];
  for (const locale of locales)
    for (const [typed, meant, label] of labelledQueries[locale]) {
      const path = withPrefix(`/api/solr-search?search=${encodeURIComponent(typed)}`, locale);
      const answer = await app.get(`/services/content${path}`);
      const { search_results: rows } = (await answer.json()) as { search_results: { url: string }[] };
      const ends = typeof meant === 'string' ? [meant] : meant;
      const isMeant = (url: string) => {
        const [bare = url] = url.split('?');
        return ends.some((end) => (end.endsWith('/') ? bare.includes(end) : bare.endsWith(end)));
      };
      const at = rows.findIndex(({ url }) => isMeant(url));
      ranked.push({ typed: `${locale}: ${typed}`, label, reciprocal: at === -1 ? 0 : 1 / (at + 1) });
    }
  return ranked;
}

const mean = (ranked: readonly Ranked[]) =>
  ranked.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / ranked.length;

describe('two hundred searches', () => {
  it('have what was meant first, nearly always, however it was typed', { timeout: 120_000 }, async () => {
    const ranked = await rankAll();
    expect(ranked).toHaveLength(200);
    const late = ranked.filter(({ reciprocal }) => reciprocal < 1);
    expect(mean(ranked), JSON.stringify(late, null, 1)).toBeGreaterThanOrEqual(0.95);
    for (const [label, own] of Map.groupBy(ranked, (each) => each.label))
      expect(mean(own), label).toBeGreaterThanOrEqual(0.85);
  });
});
