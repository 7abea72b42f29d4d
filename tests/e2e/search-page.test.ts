import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { faultsIn, looks } from '#tests/support/browser-route-walk.ts';
import type { PageOptions } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage();
const away = setStage({
  parts: ['site', 'content', 'cache', 'schedule'],
  // Nobody listens there.
  settings: { SEARCH_URL: 'http://127.0.0.1:9/solr' },
});
// Colours that change while a theme does are none of the page's.
const calm: PageOptions = { cookies: { parcours_consent: 'denied' }, reducedMotion: true };

const states = [
  ['results of every kind', '/recherche/marche%20neuf', '/en/search/marche%20neuf'],
  ['notices and news', '/recherche/hiver', '/en/search/winter'],
  ['corrected words', '/recherche/abonemment', '/en/search/wheelchiar'],
  ['one kind alone', '/recherche/bus?type=news', '/en/search/bus?type=news'],
  ['a second page', '/recherche/bus/2', '/en/search/bus/2'],
  ['nothing', '/recherche/marzipan', '/en/search/marzipan'],
  ['nothing of a kind', '/recherche/tarifs?type=lines', '/en/search/fares?type=lines'],
] as const;

describe.each(locales)('the page of results in %s', (locale) => {
  it.each(states)('has no fault that axe finds, and nothing stands out: %s', async (_name, ...paths) => {
    const { page } = await stage.visit(paths[locale === 'fr' ? 0 : 1], calm);
    for (const look of looks[locale]) expect(await faultsIn(page, look), look.theme).toEqual([]);
  });

  it.each(['marche%20neuf', 'marzipan'])(
    'has none where a part of it failed, or all of it: %s',
    async (words) => {
      const path = `${locale === 'fr' ? '/recherche' : '/en/search'}/${words}`;
      const { page } = await away.visit(path, { ...calm, expectFaults: /503/ });
      for (const look of looks[locale]) expect(await faultsIn(page, look), look.theme).toEqual([]);
    },
  );
});

describe('the page of results', () => {
  it('is used by keys: from the field to a kind, to a result, and there', async () => {
    const { page } = await stage.visit('/recherche/budget', calm);
    await page.locator('.search-results .chip').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/type=pages/);
    await page.locator('.search-result a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/propos/publications');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Publications');
  });

  it('says how many there are when somebody comes to it from another page', async () => {
    const { page } = await stage.visit('/recherche/tarifs', calm);
    await page.locator('.search-results .chip').nth(1).click();
    await page.waitForURL(/type=/);
    await expect
      .poll(() => page.locator('[aria-live="polite"]').allTextContents())
      .toEqual(expect.arrayContaining([expect.stringMatching(/\d+\srésultats pour/)]));
  });

  it('works without script: words, kinds and pages are a form and links', async () => {
    const { page } = await stage.visit('/recherche', { ...calm, javaScript: false });
    await page.locator('main input[name="terms"]').fill('bus');
    await page.locator('main form[role="search"] button[type="submit"]').click();
    await page.waitForURL('**/recherche/bus');
    await page.locator('.pagination a', { hasText: '2' }).first().click();
    await page.waitForURL('**/recherche/bus/2');
    await page.locator('.search-results .chip', { hasText: 'Nouvelles' }).click();
    await page.waitForURL('**/recherche/bus?type=news');
    expect(await page.locator('.search-result').count()).toBeGreaterThan(0);
  });
});
