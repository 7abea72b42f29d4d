import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import type { SeedSettings } from '#services/content/seed.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const stormy = (alert: Partial<SeedSettings['alert']> = {}): SeedSettings => ({
  ...contentSeed.settings,
  alert: { ...contentSeed.settings.alert, activation: true, ...alert },
});
const stage = setStage({ seed: { ...contentSeed, settings: stormy() } });
const visitor = { cookies: { parcours_consent: 'denied' }, expectCookies: ['parcours_alert'] } as const;

async function change(settings: SeedSettings): Promise<void> {
  await stage.app.app.content?.saveSettings(settings);
  await stage.app.app.site?.refresh();
}

describe('the takeover alert', () => {
  it('is a modal window with the focus in it, over a page that cannot be reached', async () => {
    const { page } = await stage.visit('/', visitor);
    const dialog = page.getByRole('dialog', { name: /Tempête de neige/ });
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    for (let step = 0; step < 8; step += 1) {
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await page.keyboard.press('Tab');
    }
  });

  it('tells its severity in words and in the colour of its header', async () => {
    const colours = new Map<string, string>();
    for (const type of ['standard', 'faible', 'moyen', 'eleve'] as const) {
      await change(stormy({ type }));
      const { page } = await stage.visit('/', visitor);
      const dialog = page.locator('.takeover dialog');
      expect(await dialog.getAttribute('data-severity')).toBe(type);
      colours.set(
        type,
        await dialog.locator('.dialog-header').evaluate((header) => getComputedStyle(header).backgroundColor),
      );
      const words = {
        standard: /^Tempête/,
        faible: /^Effet faible/,
        moyen: /^Effet moyen/,
        eleve: /^Effet élevé/,
      }[type];
      expect(await dialog.locator('h2').textContent()).toMatch(words);
    }
    await change(stormy());
    expect(new Set(colours.values()).size).toBe(4);
  });

  it.each([
    ['its button', 'button'],
    ['Escape', 'key'],
    ['the cross', 'cross'],
  ])('stays away for ten minutes after %s', async (_way, how) => {
    const watched = await stage.visit('/', visitor);
    const { page } = watched;
    const dialog = page.locator('.takeover dialog[open]');
    await dialog.waitFor();
    const told = page.waitForResponse((response) => response.request().method() === 'POST');
    if (how === 'button') await dialog.getByRole('button', { name: 'J’ai compris' }).click();
    else if (how === 'cross') await dialog.getByRole('button', { name: 'Fermer' }).click();
    else await page.keyboard.press('Escape');
    expect((await told).ok()).toBe(true);
    await dialog.waitFor({ state: 'detached' });
    const cookie = (await watched.context.cookies()).find(({ name }) => name === 'parcours_alert');
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 60_000)).toBe(10);
    await watched.goto('/');
    expect(await page.locator('.takeover').count()).toBe(0);
  });

  it('comes back when it says something else', async () => {
    const watched = await stage.visit('/', visitor);
    const { page } = watched;
    const told = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Escape');
    await told;
    await change(stormy({ title: { fr: 'Verglas', en: 'Freezing rain' } }));
    await watched.goto('/');
    expect(await page.getByRole('dialog', { name: /Verglas/ }).isVisible()).toBe(true);
    await change(stormy());
  });

  it('stands on the home page and the pages it names, after a navigation too', async () => {
    const watched = await stage.visit('/propos', visitor);
    const { page } = watched;
    expect(await page.locator('.takeover').count()).toBe(0);
    await page.locator('.site-header-bar > .site-logo').click();
    await page.getByRole('dialog', { name: /Tempête de neige/ }).waitFor();
    await watched.goto('/horaires-et-trajets/horaires');
    expect(await page.getByRole('dialog', { name: /Tempête de neige/ }).isVisible()).toBe(true);
  });
});
