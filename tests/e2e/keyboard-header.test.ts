import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const wide: PageOptions = { cookies: { parcours_consent: 'denied' } };
const narrow: PageOptions = { ...wide, width: 360 };

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const name = element.getAttribute('aria-label') ?? element.innerText;
    return name.split('\n')[0]?.trim().replaceAll('\u00a0', ' ');
  });

async function press(page: Page, ...keys: readonly string[]): Promise<string | undefined> {
  for (const key of keys) await page.keyboard.press(key);
  return focused(page);
}

const summary = (page: Page, name: string) => page.locator('.primary-menu summary', { hasText: name });
const openPanels = (page: Page) =>
  page
    .locator('.primary-menu details[open] > summary')
    .evaluateAll((all) => all.map((one) => one.textContent?.trim()));

describe('the skip links', () => {
  it.each([
    ['Aller au contenu', 'content'],
    ['Aller au menu', 'menu'],
    ['Aller au pied de page', 'footer'],
  ])('“%s” moves the focus to its place', async (name, id) => {
    const { page } = await stage.visit('/propos', wide);
    const links = ['Aller au contenu', 'Aller au menu', 'Aller au pied de page'];
    for (const link of links.slice(0, links.indexOf(name) + 1)) expect(await press(page, 'Tab')).toBe(link);
    const box = await page.getByRole('link', { name }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
  });
});

describe('the main menu with the keyboard', () => {
  it.each(['Enter', 'Space'])('opens and closes a panel with %s', async (key) => {
    const { page } = await stage.visit('/propos', wide);
    await summary(page, 'Tarifs et titres').focus();
    await press(page, key);
    expect(await openPanels(page)).toEqual(['Tarifs et titres']);
    await press(page, key);
    expect(await openPanels(page)).toEqual([]);
  });

  it('is walked with the arrows, Home and End', async () => {
    const { page } = await stage.visit('/propos', wide);
    await summary(page, 'Horaires et trajets').focus();
    expect(await press(page, 'ArrowRight')).toBe('Tarifs et titres');
    expect(await press(page, 'ArrowLeft')).toBe('Horaires et trajets');
    const last = await press(page, 'End');
    expect(await press(page, 'ArrowRight')).toBe('Horaires et trajets');
    expect(await press(page, 'ArrowLeft')).toBe(last);
    expect(await press(page, 'Home')).toBe('Horaires et trajets');
  });

  it('enters a panel with the down arrow and leaves it with the up arrow', async () => {
    const { page } = await stage.visit('/propos', wide);
    await summary(page, 'Tarifs et titres').focus();
    expect(await press(page, 'ArrowDown')).toBe('Tarifs et titres : vue d’ensemble');
    expect(await openPanels(page)).toEqual(['Tarifs et titres']);
    expect(await press(page, 'ArrowDown')).toBe('Grille tarifaire');
    expect(await press(page, 'End')).toBe('OPUS dans votre école');
    expect(await press(page, 'Home', 'ArrowUp')).toBe('Tarifs et titres');
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { page } = await stage.visit('/propos', wide);
    await summary(page, 'Tarifs et titres').focus();
    await press(page, 'ArrowDown', 'ArrowDown');
    expect(await press(page, 'Escape')).toBe('Tarifs et titres');
    expect(await openPanels(page)).toEqual([]);
  });

  it('closes when Tab leaves it', async () => {
    const { page } = await stage.visit('/propos', wide);
    await summary(page, 'Tarifs et titres').focus();
    await press(page, 'ArrowDown', 'End');
    expect(await openPanels(page)).toEqual(['Tarifs et titres']);
    expect(await press(page, 'Tab')).toBe('À propos');
    expect(await openPanels(page)).toEqual([]);
  });

  it('has one panel open at a time, closed by a click outside', async () => {
    const { page } = await stage.visit('/propos', wide);
    await summary(page, 'Tarifs et titres').click();
    await summary(page, 'Horaires et trajets').click();
    expect(await openPanels(page)).toEqual(['Horaires et trajets']);
    await page.mouse.click(640, 780);
    expect(await openPanels(page)).toEqual([]);
  });

  it('closes when a link of it is followed', async () => {
    const { page } = await stage.visit('/propos', wide);
    await summary(page, 'Tarifs et titres').focus();
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await page.getByRole('heading', { level: 1, name: 'Grille tarifaire' }).waitFor();
    await expect.poll(() => openPanels(page)).toEqual([]);
  });
});

describe('the header of a narrow screen', () => {
  const menu = (page: Page) => page.locator('.menu-sheet');
  const search = (page: Page) => page.locator('.search-sheet');
  const openMenu = (page: Page) => page.locator('.bar-button', { hasText: 'Menu' }).first().press('Enter');
  const openSearch = async (page: Page) => {
    await page.locator('.bar-button', { hasText: 'Rechercher' }).first().press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  };

  it('opens the menu or the search, never both', async () => {
    const { page } = await stage.visit('/propos', narrow);
    expect([await menu(page).isVisible(), await search(page).isVisible()]).toEqual([false, false]);
    await openMenu(page);
    expect([await menu(page).isVisible(), await search(page).isVisible()]).toEqual([true, false]);
    await page.evaluate(() => document.querySelector<HTMLElement>('.search-sheet')?.showPopover());
    expect([await menu(page).isVisible(), await search(page).isVisible()]).toEqual([false, true]);
  });

  it('puts the focus in the search field and returns it on Escape', async () => {
    const { page } = await stage.visit('/propos', narrow);
    await openSearch(page);
    expect(await press(page, 'Escape')).toBe('Rechercher');
    expect(await search(page).isVisible()).toBe(false);
  });

  it('closes a panel, then the menu, on Escape', async () => {
    const { page } = await stage.visit('/propos', narrow);
    await openMenu(page);
    await summary(page, 'Tarifs et titres').press('Enter');
    expect(await press(page, 'Escape')).toBe('Tarifs et titres');
    expect([await openPanels(page), await menu(page).isVisible()]).toEqual([[], true]);
    expect(await press(page, 'Escape')).toBe('Menu');
    expect(await menu(page).isVisible()).toBe(false);
  });

  it('closes the menu when a link of it is followed, and on its own button', async () => {
    const { page } = await stage.visit('/propos', narrow);
    await openMenu(page);
    await page.getByRole('button', { name: 'Fermer', exact: true }).press('Enter');
    expect(await menu(page).isVisible()).toBe(false);
    await openMenu(page);
    await page.locator('.secondary-menu a', { hasText: 'Infolettre' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Infolettre' }).waitFor();
    await expect.poll(() => menu(page).isVisible()).toBe(false);
  });

  it('closes the search when it is sent', async () => {
    const { page } = await stage.visit('/propos', narrow);
    await openSearch(page);
    await page.keyboard.type('carte');
    await page.keyboard.press('Enter');
    await page.waitForURL(/recherche\/carte/);
    await expect.poll(() => search(page).isVisible()).toBe(false);
  });
});
