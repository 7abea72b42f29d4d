import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { covers, focused, steps } from '#tests/support/browser-focus.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const denied: PageOptions = { cookies: { parcours_consent: 'denied' }, reducedMotion: true };
const phone: PageOptions = { ...denied, width: 360, height: 640 };

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'] ?? 'system');
const pressed = (page: Page) => page.locator('.site-footer [aria-pressed="true"]').allTextContents();

describe('the theme switch with the keyboard', () => {
  it('shows each theme at once and keeps the focus where it is', async () => {
    const { page } = await stage.visit('/propos', { ...denied, expectCookies: ['parcours_theme'] });
    await page.locator('.site-footer .theme-switch button').first().focus();
    expect(await focused(page)).toBe('Système');
    expect(await steps(page, 'Tab', 'Enter')).toEqual(['Clair', 'Clair']);
    expect([await theme(page), await pressed(page)]).toEqual(['light', ['Clair']]);
    expect(await steps(page, 'Tab', 'Space')).toEqual(['Sombre', 'Sombre']);
    expect([await theme(page), await pressed(page)]).toEqual(['dark', ['Sombre']]);
    expect(await steps(page, 'Shift+Tab', 'Shift+Tab', 'Enter')).toEqual(['Clair', 'Système', 'Système']);
    expect([await theme(page), await pressed(page)]).toEqual(['system', ['Système']]);
  });

  it('is in the menu of a phone too, where both tell the same', async () => {
    const { page } = await stage.visit('/propos', { ...phone, expectCookies: ['parcours_theme'] });
    await page.locator('.site-header-bar > .bar-button', { hasText: 'Menu' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Fermer');
    expect(await steps(page, 'Shift+Tab', 'Enter')).toEqual(['Sombre', 'Sombre']);
    expect(await theme(page)).toBe('dark');
    await page.keyboard.press('Escape');
    expect(await pressed(page)).toEqual(['Sombre']);
  });
});

describe('the bar at the foot of a phone', () => {
  it('is the last thing the Tab key meets, in its order, and says which page is on screen', async () => {
    const { page } = await stage.visit('/horaires-et-trajets/horaires/mes-arrets', phone);
    expect(await steps(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')).toEqual([
      'Carte',
      'Mes arrêts',
      'Chercher',
    ]);
    expect(await covers(page)).toEqual([]);
    expect(await page.locator('.bottom-bar [aria-current="page"]').allInnerTexts()).toEqual(['Mes arrêts']);
    expect(await steps(page, 'Shift+Tab')).toEqual(['Sombre']);
  });

  it('is not there on a wide screen', async () => {
    const { page } = await stage.visit('/horaires-et-trajets/horaires', denied);
    expect(await steps(page, 'Shift+Tab')).toEqual(['Sombre']);
  });
});

/** Stops of the Tab key in the page that are boxes around a table. */
async function tableStops(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === 'body') return found;
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.matches('.rich-table') ? (element.getAttribute('aria-label') ?? 'no name') : undefined;
    });
    if (name !== undefined) found.push(name);
  }
  throw new Error('the Tab key does not come to an end');
}

describe('a table with the keyboard', () => {
  it.each([1280, 360])('is no stop where all of it is on the screen (%i px)', async (width) => {
    const { page } = await stage.visit('/tarifs-et-titres/grille-tarifaire', { ...phone, width });
    expect(await page.locator('.rich-table').count()).toBeGreaterThan(0);
    expect(await tableStops(page)).toEqual([]);
  });

  it('is a stop with its name where it scrolls, and the arrows move it', async () => {
    const { page } = await stage.visit('/_gallery?component=ui/rich-table', { ...phone, width: 320 });
    // Twice as large a text has no room on this screen.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const box = page.locator('.rich-table').first();
    await expect.poll(() => box.getAttribute('tabindex')).toBe('0');
    expect(await tableStops(page)).toContain('Tarifs en vigueur');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => box.getAttribute('tabindex')).toBe(null);
  });
});
