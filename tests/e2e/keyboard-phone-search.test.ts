import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { covers, focused, steps } from '#tests/support/browser-focus.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const phone: PageOptions = { width: 360, height: 640, cookies: { parcours_consent: 'denied' } };

const sheet = (page: Page) => page.locator('.search-sheet');
const button = (page: Page) => page.locator('.site-header-bar > .bar-button', { hasText: 'Rechercher' });

async function openSearch(page: Page): Promise<void> {
  await button(page).press('Enter');
  await expect.poll(() => focused(page)).toBe('terms');
}

/** Controls of the bar that something else lies over. */
const coveredInBar = (page: Page) =>
  page.locator('.site-header-bar > :is(a, button):visible').evaluateAll((all) =>
    all
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !control.contains(seen);
      })
      .map((control) => control.textContent),
  );

describe('the search of a phone', () => {
  it('takes the focus, and leaves the bar with its way out in sight', async () => {
    const { page } = await stage.visit('/propos', phone);
    await openSearch(page);
    expect(await coveredInBar(page)).toEqual([]);
    expect(await button(page).locator('[data-icon="close"]').isVisible()).toBe(true);
    expect(await covers(page)).toEqual([]);
    const [bar, field] = await Promise.all([button(page).boundingBox(), sheet(page).boundingBox()]);
    expect(field?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  });

  it('is left by the button it was opened with, one stop before the field', async () => {
    const { page } = await stage.visit('/propos', phone);
    await openSearch(page);
    expect(await steps(page, 'Shift+Tab', 'Enter')).toEqual(['Rechercher', 'Rechercher']);
    expect(await sheet(page).isVisible()).toBe(false);
  });

  it('is left by Escape, which gives the focus back, and closes the list and empties the field first', async () => {
    const { page } = await stage.visit('/propos', phone);
    await openSearch(page);
    await page.locator('.search-sheet .suggestions').waitFor({ state: 'attached' });
    await page.keyboard.type('val');
    await expect.poll(() => page.locator('.suggestion:visible').count()).toBeGreaterThan(0);
    expect(await steps(page, 'Escape')).toEqual(['terms']);
    expect(await page.locator('.suggestion:visible').count()).toBe(0);
    expect(await sheet(page).locator('input').inputValue()).toBe('val');
    expect(await steps(page, 'Escape')).toEqual(['terms']);
    expect(await sheet(page).locator('input').inputValue()).toBe('');
    expect(await steps(page, 'Escape')).toEqual(['Rechercher']);
    expect(await sheet(page).isVisible()).toBe(false);
  });

  it('closes when the Tab key goes on to the page, so that it hides nothing there', async () => {
    const { page } = await stage.visit('/propos', phone);
    await openSearch(page);
    expect(await steps(page, 'Tab', 'Tab')).toEqual(['Rechercher', 'Clavier de chiffres']);
    expect(await sheet(page).isVisible()).toBe(true);
    await steps(page, 'Tab', 'Tab');
    expect(await sheet(page).isVisible()).toBe(false);
    expect(await covers(page)).toEqual([]);
  });
});
