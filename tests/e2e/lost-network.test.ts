import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isMarked, markDocument } from '#tests/support/browser-navigation.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { untilKept } from '#tests/support/offline-device.ts';

const stage = setStage();
const cut = {
  cookies: { parcours_consent: 'denied' },
  expectCookies: ['parcours_lang'],
  expectFaults: /ERR_INTERNET_DISCONNECTED|503|Failed to fetch/,
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** Pressed without being pointed at, which would ask for the page ahead of time. */
const press = (page: Page, link: string) =>
  page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());
const path = (page: Page) => new URL(page.url()).pathname;

describe('a network that is lost on the very first page', () => {
  it('is told in our frame, whichever link is followed, and the page comes when it is back', async () => {
    const { page, context } = await stage.visit('/', cut);
    await markDocument(page);
    // Nothing of another page may lie in the browser's own cache.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    // A page of another policy, which is loaded as a document; then a link that is one itself.
    await press(page, 'a[href="/horaires-et-trajets/horaires"]');
    await heading(page, 'Pas de connexion');
    await press(page, '.language-toggle');
    await expect.poll(() => path(page)).toMatch(/^\/en/);
    await heading(page, 'Pas de connexion');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await heading(page, 'Pas de connexion');
    expect(await page.locator('.site-header, .site-footer').count()).toBe(2);
    expect(await isMarked(page)).toBe(true);
    await press(page, '.site-footer a[href="/propos"]');
    await expect.poll(() => path(page)).toBe('/propos');
    await heading(page, 'Pas de connexion');
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Pas de connexion' }).waitFor({ state: 'detached' });
    expect(path(page)).toBe('/propos');
  });
});

describe('a network that is lost after a visit', () => {
  it('is told in our frame and the language of the address, by script and for a document', async () => {
    const { page, context, goto } = await stage.open({ ...cut, keepsPages: true });
    await goto('/propos');
    await untilKept(page, '/hors-ligne', '/en/offline');
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await press(page, 'a[href="/horaires-et-trajets/horaires"]');
    await heading(page, 'Pas de connexion');
    await press(page, '.language-toggle');
    await heading(page, 'No connection');
    expect(await page.locator('.site-header, .site-footer').count()).toBe(2);
    await page.locator('html[data-script="ready"]').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'No connection');
    expect(await goto('/nulle-part-ailleurs')).toBe(503);
    await heading(page, 'Pas de connexion');
  });
});
