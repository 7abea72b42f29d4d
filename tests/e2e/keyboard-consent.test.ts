import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { covers, focused, steps } from '#tests/support/browser-focus.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage();
const phone = { width: 360, height: 640, reducedMotion: true } as const;
const skipLinks = ['Aller au contenu', 'Aller au menu', 'Aller au pied de page'];
const answers = ['Refuser', 'Accepter', 'Choisir'];

describe('the question of consent with the keyboard', () => {
  it.each([
    ['Refuser', 4, 'denied'],
    ['Accepter', 5, 'granted'],
  ] as const)('is answered by “%s”, %i stops from the top', async (name, stops, value) => {
    const { page, context, ready } = await stage.visit('/propos', {
      ...phone,
      expectCookies: ['parcours_consent'],
    });
    const path = await steps(page, ...Array.from({ length: stops }, () => 'Tab'));
    expect(path).toEqual([...skipLinks, ...answers].slice(0, stops));
    expect(path.at(-1)).toBe(name);
    expect(await covers(page)).toEqual([]);
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await ready();
    expect((await context.cookies()).map((cookie) => cookie.value)).toEqual([value]);
    expect(await page.locator('.consent-banner').count()).toBe(0);
    expect(await steps(page, 'Tab')).toEqual(['Aller au contenu']);
  });

  it('leads to the preferences and back', async () => {
    const { page } = await stage.visit('/propos', phone);
    expect((await steps(page, ...Array.from({ length: 6 }, () => 'Tab'))).slice(3)).toEqual(answers);
    expect(await steps(page, 'Enter')).toEqual(['Préférences de témoins']);
    expect(await steps(page, 'Escape')).toEqual(['Choisir']);
    expect(await steps(page, 'Tab')).not.toEqual(['body']);
  });
});

/** Boxes that stay on the screen while the page moves up and down. */
const keptOnScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        const isKept =
          position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
        return isKept && element.checkVisibility() && element.getBoundingClientRect().width > innerWidth / 2;
      })
      .map((element) => element.className),
  );

describe('a screen of 1280 × 1024 at 400 %', () => {
  it.each(['/', '/propos', '/tarifs-et-titres/grille-tarifaire'])(
    'belongs to the page alone on %s: neither the question nor the bar stays on it',
    async (path) => {
      const { page } = await stage.visit(path, { ...phone, width: 320, height: 256 });
      expect(await page.locator('.consent-banner').count()).toBe(1);
      expect(await keptOnScreen(page)).toEqual([]);
      const top = await page.locator('.consent-banner').evaluate((one) => one.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(256);
    },
  );

  it('still asks: the answers are met on the way and shown', async () => {
    const { page } = await stage.visit('/propos', { ...phone, width: 320, height: 256 });
    expect(await steps(page, ...skipLinks.map(() => 'Tab'))).toEqual(skipLinks);
    for (const name of answers) {
      expect(await steps(page, 'Tab')).toEqual([name]);
      expect(await covers(page)).toEqual([]);
    }
  });
});

describe('what has the focus on a phone', () => {
  it.each([
    ['Tab', '/'],
    ['Tab', '/tarifs-et-titres/grille-tarifaire'],
    ['Shift+Tab', '/propos'],
  ])('is never hidden by the question, nor by the bar: %s through %s', async (key, path) => {
    const { page } = await stage.visit(path, phone);
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 250; stops += 1) {
      await page.keyboard.press(key);
      const name = await focused(page);
      if (name === 'body') break;
      const over = await covers(page);
      if (over.length > 0) hidden.push(`${name}: ${over.join()}`);
    }
    expect(stops).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
  });
});
