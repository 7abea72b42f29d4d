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

describe('cookie preferences with the keyboard', () => {
  it('open on their button, are walked, and give the focus back on Escape', async () => {
    const { page } = await stage.visit('/propos', { cookies: { parcours_consent: 'denied' } });
    const button = page.locator('.site-footer').getByRole('button', { name: 'Préférences de témoins' });
    const dialog = page.locator('.consent-preferences');
    await button.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    const reached: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      reached.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.closest('.consent-preferences')
            ? activeElement.textContent || activeElement.tagName
            : 'outside';
        }),
      );
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(['Fermer', 'INPUT', 'Enregistrer mon choix']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    await expect.poll(async () => (await focus(page)).name).toBe('button Préférences de témoins');
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
