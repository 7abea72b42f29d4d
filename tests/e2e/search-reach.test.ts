import { describe, expect, it } from 'vitest';
import { focused } from '#tests/support/browser-focus.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const phone: PageOptions = {
  cookies: { parcours_consent: 'denied' },
  reducedMotion: true,
  width: 360,
  height: 640,
};
const isInField = 'document.activeElement?.matches(\'input[name="terms"]\') ?? false';

describe('the search under the thumb', () => {
  it.each(['/', '/propos', '/recherche/carte', '/nulle-part', '/horaires-et-trajets/horaires/mes-arrets'])(
    'takes what is typed after one tap on %s',
    async (path) => {
      const { page } = await stage.visit(path, phone);
      await page.locator('.bottom-bar a', { hasText: 'Chercher' }).click();
      await expect.poll(() => page.evaluate(isInField)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(path);
      const box = await page.locator('input:focus').boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 640).toBe(true);
    },
  );
});

describe('the link to the menu', () => {
  it.each([
    [1280, 'Horaires et trajets'],
    [360, 'Menu'],
  ])('leads to the menu on a screen of %i px', async (width, first) => {
    const { page } = await stage.visit('/propos', { ...phone, width });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Aller au menu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(first);
  });
});

describe('the ring of the search field', () => {
  it.each(['light', 'dark'] as const)('can be seen on the sign in the %s theme', async (colorScheme) => {
    const { page } = await stage.visit('/', { ...phone, width: 1280 });
    await page.emulateMedia({ colorScheme });
    await page.locator('main input[name="terms"]').focus();
    const ring = await page
      .locator('main input[name="terms"]')
      .evaluate((field) => getComputedStyle(field).outlineColor);
    expect(ring).toBe('rgb(255, 210, 74)');
  });
});
