import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const denied: PageOptions = { cookies: { parcours_consent: 'denied' } };
const pages = [
  '/',
  '/tarifs-et-titres/grille-tarifaire',
  '/en/schedules-and-trips/network-map',
  '/propos/projets/corridor-vermeille',
  '/medias',
  '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours/details/travaux-rue-de-l-ancien-bac',
  '/recherche',
  '/rien',
];
/** Width of the text on Letter and A4 sheets with margins of 15 mm, at 96 px an inch. */
const sheets = { Letter: 703, A4: 680 } as const;
const mm = 96 / 25.4;

async function print(path: string, width: number, options: PageOptions = {}): Promise<Page> {
  const { page } = await stage.visit(path, { ...denied, ...options, width });
  await page.emulateMedia({ media: 'print', colorScheme: options.theme ?? 'light' });
  return page;
}

/** What runs out of the sheet, or out of a box that hides it. */
function cutOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#site *')]
      .filter((element) => element.offsetWidth > 1 && !element.closest('.visually-hidden'))
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const runsOut = element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
        return runsOut || (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

describe.each(pages)('on paper, %s', (path) => {
  it('names the operator, its address and the day, and is whole', async () => {
    const page = await print(path, sheets.Letter);
    const imprint = page.locator('.imprint');
    for (const width of Object.values(sheets)) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await imprint.isVisible()).toBe(true);
      expect(await cutOn(page)).toEqual([]);
    }
    const words = await imprint.innerText();
    expect(words).toContain('Réseau de transport de la Cité');
    expect(words).toContain(new URL(page.url()).host + (path === '/' ? '' : path));
    expect(words).toMatch(
      path.startsWith('/en') ? /Printed on \w+ \d{1,2}, \d{4}/ : /Imprimé le \d{1,2}(er)? \S+ \d{4}/,
    );
  });
});

describe('rows on paper', () => {
  it('are 7 mm high at least, and closely that where they hold one line', async () => {
    const page = await print('/tarifs-et-titres/grille-tarifaire', sheets.Letter);
    const heights = await page
      .locator('.rich-table tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(7 * mm - 0.5);
      expect(height).toBeLessThan(8 * mm);
    }
  });

  it('are as high in lists of links', async () => {
    const page = await print('/horaires-et-trajets/service-en-hiver', sheets.A4);
    const heights = await page
      .locator('.related-links > li')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(7 * mm - 0.5);
  });

  it('have their figures to the right', async () => {
    const page = await print('/tarifs-et-titres/grille-tarifaire', sheets.A4);
    const aligned = await page
      .locator('td[data-figures]')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect(new Set(aligned)).toEqual(new Set(['end']));
  });
});

describe('paper', () => {
  it('is black on white in the dark theme too: words, lines and badges', async () => {
    const page = await print('/horaires-et-trajets/service-en-hiver', sheets.A4, { theme: 'dark' });
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll('main *, .imprint *')].flatMap((element) => {
        const style = getComputedStyle(element);
        const hasLine = Number.parseFloat(style.borderBottomWidth) > 0;
        return [style.color, ...(hasLine ? [style.borderBottomColor] : [])];
      }),
    );
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
  });

  it('needs one sheet for a page of a few lines, which begins with its title', async () => {
    for (const [path, title] of [
      ['/rien', 'Page non trouvée'],
      ['/recherche', 'Recherche'],
    ] as const) {
      const page = await print(path, sheets.Letter);
      expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
      const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect([path, file.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([path, 1]);
    }
    const home = await print('/', sheets.Letter);
    const box = await home.getByRole('heading', { level: 1 }).boundingBox();
    expect(box?.height).toBeGreaterThan(20);
  });

  it('says the day it is printed, though the page was opened before', async () => {
    const { page } = await stage.visit('/propos', denied);
    await page.clock.install({ time: new Date('2027-02-03T17:00:00Z') });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.imprint').textContent()).toContain('Imprimé le 3 février 2027');
  });

  it('is not on the screen', async () => {
    const { page } = await stage.visit('/propos', denied);
    expect(await page.locator('.imprint').isVisible()).toBe(false);
  });
});

describe('a long list on paper', () => {
  it.each([
    ['/horaires-et-trajets/horaires', '.link-rows > li'],
    ['/horaires-et-trajets/horaires-imprimables', '.print-lines > li'],
  ])('has the words of all its rows, the far ones too: %s', async (path, rows) => {
    const page = await print(path, sheets.Letter);
    const words = await page.locator(rows).allInnerTexts();
    expect(words.length).toBeGreaterThan(60);
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
  });
});
