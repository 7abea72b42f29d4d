import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage();
const denied = { cookies: { parcours_consent: 'denied' } } as const;

const stored = (page: Page) =>
  page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
const nothing = { session: {}, local: {} };
const reload = async (page: Page) => {
  await page.reload();
  await page.locator('html[data-script="ready"]').waitFor();
};

describe('what a browser writes down', () => {
  it.each(['/', '/en/about', '/horaires-et-trajets/horaires'])(
    'on a first visit of %s is nothing, also when it is left',
    async (path) => {
      const { page } = await stage.visit(path, denied);
      expect(await stored(page)).toEqual(nothing);
      await reload(page);
      expect(await stored(page)).toEqual(nothing);
    },
  );

  it('is how far pages were scrolled, once one was and the document is left', async () => {
    const { page } = await stage.visit('/propos', { ...denied, reducedMotion: true });
    await page.evaluate(() => scrollTo(0, 300));
    // Pressed by script: a pointer would scroll to it first.
    await page.locator('.site-header-bar > .site-logo').evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await stored(page)).toEqual(nothing);
    await reload(page);
    const { session, local } = await stored(page);
    expect([Object.keys(session), local]).toEqual([['parcours:scrolled'], {}]);
    expect(Object.values(JSON.parse(session['parcours:scrolled'] ?? '{}') as object)).toContain(300);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });
});
