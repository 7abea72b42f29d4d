import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';

const tagManager = 'https://mesure.example/gtm.js';
const stage = setStage({ content: 'shared', settings: { TAG_MANAGER_URL: tagManager } });

/** A page where the third party would be heard if it were called. */
async function openMeasured(cookies: Readonly<Record<string, string>>) {
  const watched = await stage.open({
    cookies,
    expectCookies: ['parcours_consent'],
    expectFaults: /^another site: https:\/\/mesure\.example/,
  });
  const called: string[] = [];
  await watched.page.route('https://mesure.example/**', (route) => {
    called.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return { ...watched, called };
}

describe('the consent banner', () => {
  it('reloads the page after a choice, and calls no third party on a refusal', async () => {
    const watched = await stage.visit('/propos?a=1', { expectCookies: ['parcours_consent'] });
    const { page } = watched;
    const reloaded = page.waitForEvent('load');
    await page.locator('.consent-banner').getByRole('button', { name: 'Refuser' }).click();
    await reloaded;
    await watched.ready();
    expect(page.url()).toBe(`${stage.app.origin}/propos?a=1`);
    expect(await page.locator('.consent-banner').count()).toBe(0);
    const [cookie] = await watched.context.cookies();
    expect(cookie).toMatchObject({ name: 'parcours_consent', value: 'denied', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(182);
  });

  it('leaves the page where it is for who reaches it by key, and shows what has the focus', async () => {
    const { page } = await stage.visit('/propos');
    const choices = page.locator('.consent-banner').getByRole('button');
    const last = await choices.count();
    let reached = 0;
    for (let tabs = 0; tabs < 12 && reached < last; tabs += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator('.consent-banner button:focus');
      if ((await focused.count()) === 0) continue;
      reached += 1;
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const box = await focused.boundingBox();
      const { height = 0 } = page.viewportSize() ?? {};
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    expect(reached).toBe(last);
  });

  it('lets the third party in once the visitor agreed, not before', async () => {
    const { page, called, goto } = await openMeasured({});
    await goto('/propos');
    await page.waitForLoadState('networkidle');
    expect(called).toEqual([]);
    const reloaded = page.waitForEvent('load');
    await page.locator('.consent-banner').getByRole('button', { name: 'Accepter' }).click();
    await reloaded;
    await expect.poll(() => called).toEqual([tagManager]);
  });

  it('says so when the choice cannot be kept', async () => {
    const { page } = await stage.visit('/propos');
    await page.route('**/propos', (route) =>
      route.request().method() === 'POST' ? route.abort('failed') : route.continue(),
    );
    await page.locator('.consent-banner').getByRole('button', { name: 'Refuser' }).click();
    const alert = page.locator('.consent-banner [role="alert"]');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/^Votre choix n’a pas été enregistré/);
    expect(await page.title()).toMatch(/^Erreur\u00a0: À propos/);
  });

  it('can be answered otherwise later, both ways', async () => {
    const { page, called, context, goto } = await openMeasured({ parcours_consent: 'denied' });
    await goto('/propos');
    for (const [before, choice, value] of [
      ['Ne pas autoriser', 'Autoriser', 'granted'],
      ['Autoriser', 'Ne pas autoriser', 'denied'],
    ] as const) {
      await page.locator('.site-footer').getByRole('button', { name: 'Préférences de témoins' }).click();
      expect(await page.getByLabel(before, { exact: true }).isChecked()).toBe(true);
      await page.getByLabel(choice, { exact: true }).check();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Enregistrer mon choix' }).click();
      await reloaded;
      expect((await context.cookies())[0]?.value).toBe(value);
    }
    expect(called).toEqual([tagManager]);
  });

  it.each([
    ['before the script is there', (dialog: HTMLDialogElement) => dialog.showPopover()],
    // Its handler answers a moment before its effects run.
    ['while the script takes over', (dialog: HTMLDialogElement) => dialog.showModal()],
  ] as const)('stays open where it was opened %s', async (_moment, openIt) => {
    const { page, ready } = await stage.open({ cookies: { parcours_consent: 'denied' } });
    const late = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => late.promise.then(() => route.continue()));
    await page.goto('/propos', { waitUntil: 'commit' });
    const preferences = page.locator('dialog#cookie-preferences');
    await preferences.evaluate(openIt);
    late.resolve();
    await ready();
    expect(await preferences.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });
});

describe('the banner of a language', () => {
  it('stands on English pages only, and leads to who may read them', async () => {
    const french = await stage.visit('/propos', { cookies: { parcours_consent: 'denied' } });
    expect(await french.page.locator('[data-banner=language]').count()).toBe(0);
    const english = await stage.visit('/en/about', { locale: 'en', cookies: { parcours_consent: 'denied' } });
    const banner = english.page.locator('[data-banner=language]');
    expect(await banner.isVisible()).toBe(true);
    await banner.getByRole('link').click();
    await english.page.waitForURL(/\/en\/who-can-consult-page$/);
  });
});
