import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const { alert, maintenance } = contentSeed.settings;
// On one page only, so that it covers no other.
const onePage = {
  ...alert,
  activation: true,
  displayOnHomepage: false,
  displayOnPages: ['/infolettre', '/newsletter'],
};
const settings = { ...contentSeed.settings, alert: onePage };
const stage = setStage({ seed: { ...contentSeed, settings } });

const denied = { parcours_consent: 'denied' };

/** The light theme in full, the dark one for its colours, and nothing out of the screen. */
async function faultsOf(page: Page, width: number): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const all = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...all, ...(await violations(page, 'colours')), ...(await overflow(page, width))];
}

const press = async (page: Page, ...selectors: readonly string[]) => {
  for (const selector of selectors) await page.locator(selector).first().click();
};

type State = readonly [
  name: string,
  paths: Readonly<Record<Locale, string>>,
  cookies: Readonly<Record<string, string>>,
  bring: (page: Page, width: number) => Promise<unknown>,
];

const states: readonly State[] = [
  [
    'an open menu',
    { fr: '/propos', en: '/en/about' },
    denied,
    async (page, width) => {
      if (width < 1024)
        await press(page, '.bar-button[popovertarget]:not(.sheet-close):has(.bar-button-word)');
      await press(page, '.primary-menu summary');
    },
  ],
  [
    'an open search',
    { fr: '/propos', en: '/en/about' },
    denied,
    (page, width) => (width < 1024 ? press(page, '.bar-button') : page.locator('.site-header input').focus()),
  ],
  [
    'the question of consent',
    { fr: '/', en: '/en' },
    {},
    (page) => page.locator('.consent-banner').waitFor(),
  ],
  ['cookie preferences', { fr: '/', en: '/en' }, denied, (page) => press(page, '.site-footer-end button')],
  [
    'the alert',
    { fr: '/infolettre', en: '/en/newsletter' },
    denied,
    (page) => page.locator('dialog:modal').waitFor(),
  ],
  [
    'a missing page',
    { fr: '/rien', en: '/en/nothing' },
    denied,
    (page) => page.locator('.error-page').waitFor(),
  ],
  [
    'a refused newsletter address',
    { fr: '/propos', en: '/en/about' },
    denied,
    async (page) => {
      await press(page, '#newsletter button[type="submit"]');
      await page.locator('#newsletter [aria-invalid="true"]').waitFor();
    },
  ],
];

const widths = [360, 1280];

describe.each(locales)('in %s, on a narrow and a wide screen', (locale) => {
  it.each(states)('%s is accessible', async (_name, paths, cookies, bring) => {
    const { page, goto } = await stage.open({ locale, cookies, reducedMotion: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await goto(paths[locale]);
      await bring(page, width);
      expect(await faultsOf(page, width)).toEqual([]);
    }
  });
});

describe('the maintenance page', () => {
  it.each(locales)('is accessible in %s, on a narrow and a wide screen', async (locale) => {
    await stage.app.app.content?.saveSettings({
      ...settings,
      maintenance: { ...maintenance, activation: true },
    });
    await stage.app.app.site?.refresh();
    const { page, goto } = await stage.open({ locale, reducedMotion: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await goto(locale === 'fr' ? '/' : '/en')).toBe(503);
      expect(await faultsOf(page, width)).toEqual([]);
    }
    await stage.app.app.content?.saveSettings(settings);
    await stage.app.app.site?.refresh();
  });
});
