import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const denied: PageOptions = { cookies: { parcours_consent: 'denied' } };
const base = '/horaires-et-trajets/horaires-imprimables';
const template = `${base}/imprimer/template`;
const mm = 96 / 25.4;
const papers = {
  letter: { query: '', width: 612, height: 792 },
  a4: { query: '&papier=a4', width: 595, height: 842 },
} as const;

/** Counts calls instead of opening a dialogue, and tells the page that it was printed. */
const stubPrint = () => {
  window.print = () => {
    const state = document.documentElement.dataset;
    state['prints'] = String(Number(state['prints'] ?? 0) + 1);
    window.dispatchEvent(new Event('afterprint'));
  };
};

async function pagesOfPdf(page: Page): Promise<{ count: number; width: number; height: number }> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
  return {
    count: file.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  };
}

/** What a page of paper would cut off, or needs a printer in colour for. */
function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const sheet of document.querySelectorAll('.sheet-page')) {
      const { right, bottom } = sheet.getBoundingClientRect();
      if (!sheet.querySelector('.sheet-head, .sheet-pole')) faults.push('a page without a head');
      for (const element of sheet.querySelectorAll<HTMLElement>('*')) {
        if (element.closest('.visually-hidden, svg')) continue;
        const box = element.getBoundingClientRect();
        if (box.right > right + 2 || box.bottom > bottom + 1)
          faults.push(`cut: ${element.outerHTML.slice(0, 80)}`);
        const { color, backgroundColor } = getComputedStyle(element);
        if (color !== 'rgb(0, 0, 0)') faults.push(`${color}: ${element.className}`);
        if (!['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor))
          faults.push(`ground ${backgroundColor}: ${element.className}`);
      }
      for (const table of sheet.querySelectorAll('table'))
        if (!table.tHead || !table.caption) faults.push('a table without a head');
    }
    return faults;
  });
}

describe.each(['letter', 'a4'] as const)('sheets on %s', (paper) => {
  it('fill as many pages of paper as they say, and nothing is cut', { timeout: 120_000 }, async () => {
    const { query, width, height } = papers[paper];
    // A frequent line, one of few trips, a night line and one for schools; all times of a line; the poles of a stop.
    for (const asked of ['parcours=801,200,935,92A', 'parcours=3&arrets=tous', 'arrets=1106']) {
      const { page } = await stage.visit(`${template}?${asked}${query}`, { ...denied, width: 1000 });
      const sections = await page.locator('.sheet-page').count();
      expect(await pagesOfPdf(page)).toEqual({ count: sections, width, height });
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: Math.round((width / 72) * 96 - 24 * mm), height: 1000 });
      expect(await faultsOnPaper(page)).toEqual([]);
      const heights = await page
        .locator('.sheet-hours tbody tr, .sheet-trips tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(7 * mm - 0.6);
      const letters = await page
        .locator('.sheet-validity strong')
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(letters).toBeCloseTo((14 / 72) * 96, 0);
    }
  });

  it('fill no more pages where they stand in a page of the site', { timeout: 60_000 }, async () => {
    const { query, width, height } = papers[paper];
    const english = '/en/schedules-and-trips/printable-schedules';
    const { page } = await stage.open(denied);
    // The proxy would print at once, and leave when it has been printed, here by the test.
    await page.addInitScript(() => {
      window.print = () => {};
      window.addEventListener('afterprint', (event) => event.stopImmediatePropagation());
    });
    for (const path of [`${base}/801/0?`, `${english}/200/2?`, `${base}/imprimer?parcours=200,935`]) {
      await page.goto(path + query);
      const sections = await page.locator('.sheet-page').count();
      expect(await pagesOfPdf(page), path).toEqual({ count: sections, width, height });
    }
  });
});

describe('a rider who prints', () => {
  it('finds the line, looks at its sheet and prints it, in two actions after typing', async () => {
    const { page, ready } = await stage.visit(base, denied);
    await page.getByLabel('Trouver un parcours').fill('801');
    await expect.poll(() => page.getByText('1\u00a0parcours', { exact: true }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Parcours 801, vers Terminus Val-Fleuri' }).click();
    await page.waitForURL(`**${base}/801/0`);
    await ready();
    await page.evaluate(stubPrint);
    await page.getByRole('link', { name: 'Imprimer', exact: true }).click();
    expect(await page.locator('html').getAttribute('data-prints')).toBe('1');
  });

  it('is asked by the proxy, and led back', async () => {
    const { page } = await stage.open(denied);
    await page.addInitScript(stubPrint);
    await page.goto(`${base}/imprimer?parcours=200&direction=2`);
    await page.waitForURL(`**${base}/200/2`);
    expect(await page.getByRole('heading', { name: 'Horaire à imprimer' }).isVisible()).toBe(true);
  });

  it('chooses a booklet, opens and checks it without script', async () => {
    const { page } = await stage.visit(base, { ...denied, javaScript: false });
    await page.getByLabel(/200,.*Mettre dans le livret/).check();
    await page.getByLabel(/935,.*Mettre dans le livret/).check();
    await page.getByRole('button', { name: 'Imprimer le livret' }).click();
    await page.getByRole('link', { name: 'Ouvrir la feuille' }).click();
    await page.locator('article').nth(2).waitFor();
    const address = (await page.locator('.sheet-address').first().textContent()) ?? '';
    await page.goto(`http://${address}`);
    expect(await page.getByRole('heading', { name: 'Cette feuille est bonne' }).isVisible()).toBe(true);
  });
});

describe('the pages of printing', () => {
  it.each([
    [base, 360, 'light'],
    [`${base}/801/0`, 1280, 'dark'],
    [`${base}/801/0`, 360, 'light'],
    [`${template}?parcours=200`, 1280, 'light'],
    [`${base}/imprimer`, 360, 'light'],
    ['/v', 360, 'dark'],
    ['/v/0000-0000-0001', 1280, 'light'],
  ] as const)('are accessible and fit: %s at %i, %s', { timeout: 60_000 }, async (path, width, theme) => {
    const { page } = await stage.visit(path, { ...denied, width, theme });
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page, width)).toEqual([]);
  });
});
