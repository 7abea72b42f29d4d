import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const denied: PageOptions = { cookies: { parcours_consent: 'denied' } };

/** Every kind of table of the default content, in the language that needs more room. */
const pages = [
  '/tarifs-et-titres/grille-tarifaire',
  '/en/fares-and-passes/fare-grid',
  '/propos/service-a-la-clientele',
  '/en/about/customer-service',
  '/horaires-et-trajets/plan-du-reseau',
  '/horaires-et-trajets/parc-o-bus',
  '/propos/confidentialite-et-temoins',
];

/** What is wrong with the tables that are seen: cells that run out of their box, boxes that stop the keyboard for nothing. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const boxes = [...document.querySelectorAll<HTMLElement>('.rich-table')].filter(
      (box) => box.offsetWidth > 0,
    );
    if (boxes.length === 0) return ['no table is seen'];
    return boxes.flatMap((box) => {
      const scrolls = box.scrollWidth > box.clientWidth + 1;
      const cells = [...box.querySelectorAll<HTMLElement>('tbody th, td')];
      const { left, right } = box.getBoundingClientRect();
      const cut = cells.filter((cell) => {
        const place = cell.getBoundingClientRect();
        return cell.scrollWidth > cell.clientWidth + 1 || place.right > right + 1 || place.left < left - 1;
      });
      const broken = [...box.querySelectorAll<HTMLElement>('td[data-figures]')].filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length > 1;
      });
      const isList = getComputedStyle(cells[0] ?? box).display === 'block';
      const apart = [...box.querySelectorAll<HTMLElement>('td[data-label]:not([data-long])')].filter(
        (cell) => isList && cell.offsetHeight > 45,
      );
      return [
        ...(scrolls ? ['scrolls'] : []),
        ...(box.tabIndex >= 0 && !scrolls ? ['is a stop of the keyboard for nothing'] : []),
        ...cut.map((cell) => `cut: ${cell.textContent}`),
        ...apart.map((cell) => `apart from its name: ${cell.textContent}`),
        ...broken.map((cell) => `in two lines: ${cell.textContent}`),
      ];
    });
  });
}

describe('the tables of the content', () => {
  it.each(pages)('%s cut nothing, scroll nowhere and stop nobody, on any screen', async (path) => {
    const { page } = await stage.visit(path, denied);
    for (const width of [320, 360, 480, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => faultsOf(page), { message: `at ${width} px` }).toEqual([]);
    }
  });
});

describe('a table on a narrow screen', () => {
  it('shows two short cells beside each other, and longer ones in a line each', async () => {
    const tops = (page: Page) =>
      page
        .locator('.rich-table tbody tr')
        .first()
        .locator('td')
        .evaluateAll(
          (cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().top))).size,
        );
    const fares = await stage.visit('/tarifs-et-titres/grille-tarifaire', { ...denied, width: 360 });
    expect(await tops(fares.page)).toBe(2);
    const hours = await stage.visit('/propos/service-a-la-clientele', { ...denied, width: 360 });
    expect(await tops(hours.page)).toBe(3);
  });

  it('says its cells after the names of their columns', async () => {
    const { page } = await stage.visit('/tarifs-et-titres/grille-tarifaire', { ...denied, width: 360 });
    const labels = await page
      .locator('.rich-table tbody tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels).toEqual(['"Général"', '"Étudiant"', '"6–18 ans"', '"65 ans +"']);
  });
});

describe('a table wider than the screen', () => {
  const wide = '.rich-table[tabindex]';

  it('can be scrolled with the keyboard, and has a name', async () => {
    const { page } = await stage.visit('/_gallery?component=ui/rich-table', { ...denied, width: 360 });
    const box = page.locator(wide);
    expect(await box.count()).toBe(1);
    expect(await box.getAttribute('aria-label')).toBe('Places libres');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  it('keeps its caption whole and its first column in sight wherever it is scrolled to', async () => {
    const { page } = await stage.visit('/_gallery?component=ui/rich-table', { ...denied, width: 360 });
    const measures = await page.locator(wide).evaluate((box) => {
      box.scrollLeft = 80;
      const part = (selector: string) => box.querySelector(selector)?.getBoundingClientRect();
      const { left, right } = box.getBoundingClientRect();
      const starts = ['caption', 'thead th', 'tbody th'].map((selector) => part(selector)?.left);
      return {
        scrolled: box.scrollLeft,
        moved: starts.filter((start) => Math.abs((start ?? -1) - left) > 1),
        captionFits: (part('caption')?.right ?? Infinity) <= right + 1,
      };
    });
    expect(measures).toEqual({ scrolled: 80, moved: [], captionFits: true });
  });
});
