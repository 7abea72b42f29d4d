import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused, steps } from '#tests/support/browser-focus.ts';
import type { PageOptions } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { schedulesPath as fr, schedulesPathEn as en, setLiveStage } from '#tests/support/live-site.ts';

const { stage } = setLiveStage();
const denied = { parcours_consent: 'denied' };
const wide: PageOptions = { cookies: denied, width: 1280, height: 800 };
const phone: PageOptions = { cookies: denied, width: 360, height: 640 };

const isOpen = (page: Page, fold: string) =>
  page.locator(fold).evaluate((details: HTMLDetailsElement) => details.open);

/** Opens and closes a part by the keys of its summary: whether it was open after each, and kept the focus. */
async function foldByKeys(page: Page, fold: string): Promise<readonly boolean[]> {
  const summary = page.locator(`${fold} > summary`);
  await summary.press('Enter');
  const isOpened = await isOpen(page, fold);
  await summary.press('Space');
  const isFocused = await summary.evaluate((element) => element === document.activeElement);
  return [isOpened, await isOpen(page, fold), isFocused];
}

const opensAndCloses = [true, false, true];

describe('the search with the keyboard', () => {
  it('has its keypad after its button, which Space presses and which leads back to the field', async () => {
    const { page } = await stage.visit('/', phone);
    const field = page.locator('main input[name="terms"]');
    await field.focus();
    expect(await steps(page, 'Tab', 'Tab')).toEqual(['Rechercher', 'Clavier de chiffres']);
    await page.keyboard.press('Space');
    expect([await focused(page), await field.getAttribute('inputmode')]).toEqual(['terms', 'numeric']);
  });

  it('asks where the device is by a key, and says what came of it', async () => {
    const { page } = await stage.visit('/', { ...phone, expectFaults: /the position could not be had/ });
    await page.locator('.home-near button').press('Enter');
    await eventually(async () =>
      expect(await page.locator('.near-me-words').innerText()).toMatch(/position/),
    );
  });
});

describe('the board of a stop with the keyboard', () => {
  it('is met as it is read: the star, the notices, three departures, the filter, the rest', async () => {
    const { page } = await stage.visit(`${fr}/1001`, phone);
    await page.locator('main h1').focus();
    const met = await steps(page, ...Array.from({ length: 8 }, () => 'Tab'));
    expect(met.map((words) => words.split(' ')[0])).toEqual([
      'Garder',
      'Effet',
      'Effet',
      '800',
      '800',
      '800',
      'Tous',
      'Parcours',
    ]);
  });

  it('keeps the stop by Space, and shows one line and all of them again', async () => {
    const { page } = await stage.visit(`${en}/1001`, phone);
    const star = page.getByRole('button', { name: 'Keep this stop' });
    await star.press('Space');
    expect(await star.getAttribute('aria-pressed')).toBe('true');
    const chip = (name: RegExp) => page.locator('.stop-filter').getByRole('link', { name });
    await chip(/^Route 22/).press('Enter');
    expect([await page.locator('.stop-none').count(), new URL(page.url()).search]).toEqual([
      1,
      '?parcours=22',
    ]);
    expect(await chip(/^Route 22/).evaluate((element) => element === document.activeElement)).toBe(true);
    await chip(/^All/).press('Enter');
    expect([await page.locator('.stop-none').count(), new URL(page.url()).search]).toEqual([0, '']);
  });

  it('unfolds its map and its code', async () => {
    const { page } = await stage.visit(`${fr}/1001?folds`, phone);
    expect(await foldByKeys(page, '.folded-map')).toEqual(opensAndCloses);
    expect(await foldByKeys(page, '.stop-tools details')).toEqual(opensAndCloses);
  });
});

describe('a line and its timetable with the keyboard', () => {
  it('go to another day by its chip, and to the other direction', async () => {
    const { page } = await stage.visit(`${fr}/800/3`, phone);
    await page.locator('.date-chip').nth(1).press('Enter');
    await eventually(async () =>
      expect(await page.locator('.line-here .strip').innerText()).toContain('Lundi 16 novembre'),
    );
    await page.getByRole('link', { name: /^Changer de sens/ }).press('Enter');
    await eventually(() => expect(new URL(page.url()).pathname).toBe(`${fr}/800/2/2026-11-16`));
  });

  it('scroll the table by the arrows, in its region, and change its form and its day', async () => {
    const { page } = await stage.visit(`${en}/800/3/timetable`, { ...wide, width: 800 });
    const box = page.getByRole('region', { name: /scrollable/ });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(async () => expect(await box.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0));
    const form = (name: string) =>
      page.locator('.timetable-views').filter({ visible: true }).getByRole('link', { name });
    await form('By stop').press('Enter');
    await eventually(async () => expect(await page.locator('.hour-rows').last().isVisible()).toBe(true));
    await form('All stops').press('Enter');
    await eventually(async () => expect(await page.locator('.grid').isVisible()).toBe(true));
    await page.locator('.date-chip').nth(1).press('Enter');
    await eventually(() => expect(new URL(page.url()).pathname).toContain('/2026-11-16'));
  });

  it('unfold the hours over and the other stops, and choose one', async () => {
    const { page } = await stage.visit(`${fr}/800/3/horaire?folds`, phone);
    expect(await foldByKeys(page, '.hour-rows-earlier')).toEqual(opensAndCloses);
    expect(await foldByKeys(page, '.timetable-change')).toEqual(opensAndCloses);
    await page.locator('.timetable-change > summary').press('Enter');
    await page.getByRole('link', { name: 'Hôpital 1020' }).press('Enter');
    await eventually(() => expect(new URL(page.url()).searchParams.get('arret')).toBe('1020'));
  });
});
