import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedItem } from '#services/content/seed.ts';
import { openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
  for (let nth = 0; nth < 150; nth += 1) {
    const title = `Quokka et wombat numéro ${nth} des plaines`;
    const body = `<p>Un numbat et son ombre${nth === 0 ? ', et un dingo' : ''}.</p>`;
    await content.store.saveItem(news(`quokka-${nth}`, title, body));
  }
  await content.store.saveItem(notice('quokka-late', 'Le quokka de la dernière heure et de ses amis'));
  await content.store.saveItem(news('quokka-last', 'Quokka', ''));
  await content.store.saveItem(
    news('numbat-last', 'Une autre bête à voir en plein jour', '<p>Le numbat.</p>'),
  );
}, 120_000);
afterAll(() => content.close());

function news(key: string, title: string, body: string): SeedItem {
  const fr = { title, alias: `/nouvelles/${key}`, attributes: { body } };
  return { key, type: 'news', shared: { news_date: '2026-11-03' }, fr };
}

function notice(key: string, title: string): SeedItem {
  const shared = { date_notice_start: '2026-11-09T05:00:00Z', date_notice_end: '2026-11-12T05:00:00Z' };
  return { key, type: 'notices', shared, fr: { title, alias: `/avis/details/${key}` } };
}

const search = (words: string, more = '') =>
  content.get(`/api/solr-search?search=${encodeURIComponent(words)}${more}`);
const countOf = (answer: Awaited<ReturnType<typeof search>>, kind: string) =>
  (answer.at('facets.0.items') as { raw_value: string; count: number }[]).find(
    ({ raw_value }) => raw_value === kind,
  )?.count;

describe('more than is ranked', () => {
  it('has what is called just as was typed, whenever it was written', async () => {
    expect((await search('quokka')).at('search_results.0.title')).toBe('Quokka');
  });

  it('has what is of the kind that is asked for', async () => {
    const notices = await search('quokka', '&f[0]=type:notices');
    expect(notices.each('search_results', 'url')).toEqual(['/avis/details/quokka-late']);
    expect([notices.at('pager.total_items'), countOf(notices, 'notices')]).toEqual([1, 1]);
    expect(countOf(notices, 'news')).toBe(countOf(await search('quokka'), 'news'));
  });

  it('has every kind among the types', async () => {
    expect(countOf(await search('quokka'), 'notices')).toBe(1);
  });

  it('has what was published last, by its title and by its text', async () => {
    await content.store.saveItem(notice('quokka-new', 'Du nouveau pour le quokka et pour tous les autres'));
    const pages = [0, 1].map((nth) => search('quokka', `&items_per_page=50&page=${nth}`));
    const urls = (await Promise.all(pages)).flatMap((page) => page.each('search_results', 'url'));
    expect(urls).toContain('/avis/details/quokka-new');
    expect(new Set(urls).size).toBe(urls.length);
    const texts = [0, 1].map((nth) => search('numbat', `&items_per_page=50&page=${nth}`));
    const found = (await Promise.all(texts)).flatMap((page) => page.each('search_results', 'url'));
    expect(found).toContain('/nouvelles/numbat-last');
  });

  describe('once the database knows how many texts there are', () => {
    beforeAll(() => content.database.pool.query('vacuum (analyze) content_search'));

    it('has the latest texts with a word that most texts have', async () => {
      const urls = (await search('numbat', '&items_per_page=50')).each('search_results', 'url');
      expect(urls).toHaveLength(50);
      expect(urls).toContain('/nouvelles/numbat-last');
      expect(urls).toContain('/nouvelles/quokka-149');
    });

    it('has the one text with a word that is less common than it seemed', async () => {
      await content.database.pool.query("update content_vocabulary set uses = 1000 where word = 'dingo'");
      expect((await search('dingo')).each('search_results', 'url')).toEqual(['/nouvelles/quokka-0']);
    });
  });
});
