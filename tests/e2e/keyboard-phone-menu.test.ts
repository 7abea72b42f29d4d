import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused, isFocusIn, steps } from '#tests/support/browser-focus.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const phone: PageOptions = { width: 360, height: 640, cookies: { parcours_consent: 'denied' } };
const farePage = '/tarifs-et-titres/grille-tarifaire';

const sheet = (page: Page) => page.locator('.menu-sheet');
const menuButton = (page: Page) => page.locator('.site-header-bar > .bar-button', { hasText: 'Menu' });
const openSections = (page: Page) =>
  sheet(page)
    .locator('details[open] > summary')
    .evaluateAll((all) => all.map((one) => one.textContent.trim()));

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).press('Enter');
  await expect.poll(() => sheet(page).isVisible()).toBe(true);
}

/** Parts of the page that neither the keyboard nor a screen reader can reach. */
const outOfReach = (page: Page) =>
  page.evaluate(() =>
    ['main', '.site-footer', '.bottom-bar', '.skip-links', '.search-sheet', '.site-header-bar > .site-logo']
      .filter((selector) => document.querySelector(selector)?.closest('[inert]'))
      .join(' '),
  );

describe('the menu of a phone', () => {
  it('opens with the focus on its way out, and goes on to the sections, not to the login', async () => {
    const { page } = await stage.visit('/', phone);
    await openMenu(page);
    expect(await focused(page)).toBe('Fermer');
    expect(await steps(page, 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab')).toEqual([
      'Horaires et trajets',
      'Tarifs et titres',
      'Horaires et trajets',
      'Fermer',
    ]);
    const order = await sheet(page)
      .locator(':is(summary, a):visible')
      .evaluateAll((all) => all.map((one) => one.textContent.trim()));
    expect(order.indexOf('Se connecter')).toBeGreaterThanOrEqual(5);
  });

  it('keeps the Tab key, both ways round', async () => {
    const { page } = await stage.visit('/', phone);
    await openMenu(page);
    const last = await steps(page, 'Shift+Tab');
    expect(last).toEqual(['Sombre']);
    expect(await steps(page, 'Tab')).toEqual(['Fermer']);
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusIn(page, '.menu-sheet'), await focused(page)).toBe(true);
    }
  });

  it('puts the rest of the page out of reach while it is open, and only then', async () => {
    const { page } = await stage.visit('/', phone);
    expect(await outOfReach(page)).toBe('');
    await openMenu(page);
    expect(await outOfReach(page)).toBe(
      'main .site-footer .bottom-bar .skip-links .site-header-bar > .site-logo',
    );
    await page.keyboard.press('Escape');
    expect(await outOfReach(page)).toBe('');
  });

  it.each([
    ['on its home page', '/'],
    ['inside a section, which stands open', farePage],
  ])('closes on Escape and gives the focus back to its button, %s', async (_where, path) => {
    const { page } = await stage.visit(path, phone);
    await openMenu(page);
    expect(await steps(page, 'Escape')).toEqual(['Menu']);
    expect(await sheet(page).isVisible()).toBe(false);
  });

  it('gives the focus back from its own button too', async () => {
    const { page } = await stage.visit('/', phone);
    await openMenu(page);
    expect(await steps(page, 'Enter')).toEqual(['Menu']);
    expect(await sheet(page).isVisible()).toBe(false);
    expect(await outOfReach(page)).toBe('');
  });

  it('opens the section of the page, and marks it and the page in words and to the ear', async () => {
    const { page } = await stage.visit(farePage, phone);
    await openMenu(page);
    expect(await openSections(page)).toEqual(['Tarifs et titres (section de cette page)']);
    const current = sheet(page).locator('[aria-current="page"]');
    expect(await current.allInnerTexts()).toEqual(['Grille tarifaire']);
    expect(await current.evaluate((one) => getComputedStyle(one).boxShadow)).not.toBe('none');
  });

  it('shows the section of the page again after another was opened and the menu closed', async () => {
    const { page } = await stage.visit(farePage, phone);
    await openMenu(page);
    await sheet(page).locator('summary', { hasText: 'Horaires et trajets' }).press('Enter');
    expect(await openSections(page)).toEqual(['Horaires et trajets']);
    await page.locator('.menu-sheet-head .bar-button').press('Enter');
    await openMenu(page);
    await expect.poll(() => openSections(page)).toEqual(['Tarifs et titres (section de cette page)']);
  });

  it('opens a section below the open one at the first press of a finger', async () => {
    const { page } = await stage.visit(farePage, phone);
    await openMenu(page);
    await sheet(page).locator('summary').last().click();
    expect(await openSections(page)).toEqual(['Emplois']);
  });

  it('keeps its way out in sight however far it is scrolled', async () => {
    const { page } = await stage.visit(farePage, phone);
    await openMenu(page);
    await sheet(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const box = await page.locator('.menu-sheet-head .bar-button').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(48);
  });
});
