import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage();

/** The element that has the focus, and how it shows it. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: `${element.tagName.toLowerCase()} ${(element.innerText || element.getAttribute('aria-label') || element.id).slice(0, 40)}`,
      body: element === document.body,
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      inSight: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
    };
  });

/** Every stop of the Tab key from the top of the page to its end. */
async function walk(page: Page): Promise<Awaited<ReturnType<typeof focus>>[]> {
  const stops: Awaited<ReturnType<typeof focus>>[] = [];
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focus(page);
    if (stop.body) return stops;
    stops.push(stop);
  }
  throw new Error('the Tab key does not come to an end');
}

describe('the Tab key', () => {
  it.each([
    [1280, 'light'],
    [360, 'dark'],
  ] as const)('shows where it is at every stop of the home page (%i px, %s)', async (width, theme) => {
    const { page } = await stage.visit('/', { width, theme, reducedMotion: true });
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(30);
    expect(stops.filter(({ ring }) => !ring).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ inSight }) => !inSight).map(({ name }) => name)).toEqual([]);
    expect(stops[0]?.name).toBe('a Aller au contenu');
  });

  it('meets the consent banner before the page, and both answers', async () => {
    const { page } = await stage.visit('/');
    const names = (await walk(page)).map(({ name }) => name);
    expect(names.slice(3, 6)).toEqual(['button Refuser', 'button Accepter', 'button Choisir']);
  });
});

/** What of the preferences has the focus. */
const focusInPreferences = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement?.closest('#cookie-preferences')) return 'outside';
    const label = activeElement.querySelector('[aria-label]')?.getAttribute('aria-label');
    return label ?? (activeElement.textContent || activeElement.getAttribute('value'));
  });

const preferences = (page: Page) => page.getByRole('dialog', { name: 'Préférences de témoins' });
const isModal = (page: Page) => preferences(page).evaluate((element) => element.matches(':modal'));

describe('cookie preferences with the keyboard', () => {
  it.each([
    ['Choisir', {}],
    ['Préférences de témoins', { cookies: { parcours_consent: 'denied' } }],
  ])('take the focus, keep it, and give it back to “%s” on Escape', async (name, options) => {
    const { page } = await stage.visit('/propos', options);
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    await preferences(page).waitFor();
    expect(await isModal(page)).toBe(true);
    const reached: unknown[] = [];
    for (let step = 0; step < 5; step += 1) {
      reached.push(await focusInPreferences(page));
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual([
      'Préférences de témoins',
      'Fermer',
      'denied',
      'Enregistrer mon choix',
      'Fermer',
    ]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focusInPreferences(page)).toBe('Enregistrer mon choix');
    await page.keyboard.press('Escape');
    expect(await preferences(page).count()).toBe(0);
    expect((await focus(page)).name).toBe(`button ${name}`);
  });

  it('give the focus back when they are closed by their cross, and open again', async () => {
    const { page } = await stage.visit('/propos', { cookies: { parcours_consent: 'denied' } });
    const opener = page.getByRole('button', { name: 'Préférences de témoins' });
    for (const _time of [1, 2]) {
      await opener.press('Enter');
      await preferences(page).getByRole('button', { name: 'Fermer' }).press('Enter');
      expect(await preferences(page).count()).toBe(0);
      expect((await focus(page)).name).toBe('button Préférences de témoins');
    }
  });

  it('become modal when they were opened before the script was there', async () => {
    const { page, ready } = await stage.open({ cookies: { parcours_consent: 'denied' } });
    const { promise: wait, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/propos', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Préférences de témoins' }).click();
    expect(await isModal(page)).toBe(false);
    go();
    await ready();
    expect(await isModal(page)).toBe(true);
  });

  it('keep a choice made with the arrows', async () => {
    const watched = await stage.visit('/propos', { expectCookies: ['parcours_consent'] });
    const { page } = watched;
    await page.locator('.consent-banner').getByRole('button', { name: 'Choisir' }).press('Enter');
    await page.getByLabel('Ne pas autoriser').press('ArrowDown');
    expect(await page.getByLabel('Autoriser', { exact: true }).isChecked()).toBe(true);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Enregistrer mon choix' }).press('Enter');
    await reloaded;
    expect(await page.locator('.consent-banner').count()).toBe(0);
    expect((await watched.context.cookies())[0]?.value).toBe('granted');
  });
});
