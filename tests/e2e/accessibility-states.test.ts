import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { ibmViolations } from '#tests/support/browser-ibm.ts';
import { looks, showAs, type Look } from '#tests/support/browser-route-walk.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { javaPath, nuMessages } from '#tests/support/nu-validator.ts';
import { visitsOf } from '#tests/support/visits.ts';

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

/** What axe and IBM hold against the page in a theme, and what stands out of the screen. */
async function faultsOf(page: Page, look: Look): Promise<readonly string[]> {
  await showAs(page, look);
  return [...(await violations(page)), ...(await ibmViolations(page)), ...(await overflow(page, look.width))];
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
      if (width < 960) await press(page, '.site-header-bar > .bar-button:last-of-type');
      await press(page, '.primary-menu summary');
    },
  ],
  [
    'an open search',
    { fr: '/propos', en: '/en/about' },
    denied,
    (page, width) => (width < 960 ? press(page, '.bar-button') : page.locator('.search-sheet input').focus()),
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
    'a faulty survey of fares',
    {
      fr: '/tarifs-et-titres/meilleur-tarif?question2=regular&asked=question1,nbDays5,question3',
      en: '/en/fares-and-passes/best-fare?question2=regular&asked=question1,nbDays5,question3',
    },
    denied,
    (page) => page.locator('.error-summary').waitFor(),
  ],
  [
    'the answer to a survey of fares',
    {
      fr: '/tarifs-et-titres/meilleur-tarif?question1=general&question2=sometimes&nbRidesMonth=30&question4=yes',
      en: '/en/fares-and-passes/best-fare-students?question1=student&question2=stay&nbDays30=9&question3=return',
    },
    denied,
    (page) => page.locator('.best-fare-chart').waitFor(),
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

describe.each(locales)('in %s, on a narrow and a wide screen', (locale) => {
  it.each(states)('%s is accessible', async (_name, paths, cookies, bring) => {
    const { page, goto } = await stage.open({ locale, cookies, reducedMotion: true });
    for (const look of looks[locale]) {
      await page.setViewportSize({ width: look.width, height: 800 });
      await goto(paths[locale]);
      await bring(page, look.width);
      expect(await faultsOf(page, look)).toEqual([]);
    }
  });
});

async function setMaintenance(isOn: boolean): Promise<void> {
  await stage.app.app.content?.saveSettings({
    ...settings,
    maintenance: { ...maintenance, activation: isOn },
  });
  await stage.app.app.site?.refresh();
}

describe('the maintenance page', () => {
  it.each(locales)('is accessible in %s, on a narrow and a wide screen', async (locale) => {
    await setMaintenance(true);
    const { page, goto } = await stage.open({ locale, reducedMotion: true });
    for (const look of looks[locale]) {
      await page.setViewportSize({ width: look.width, height: 800 });
      expect(await goto(locale === 'fr' ? '/' : '/en')).toBe(503);
      expect(await faultsOf(page, look)).toEqual([]);
    }
    await setMaintenance(false);
  });
});

describe.skipIf(javaPath === '')('the Nu validator', () => {
  it('finds the alert, a refused form, the survey of fares, its answer and the maintenance page valid in both languages', async () => {
    const { send, ask } = visitsOf(() => stage.app);
    const read = async (answer: Promise<Response>) => (await answer).text();
    const documents: Record<string, string> = {};
    for (const path of ['/infolettre', '/en/newsletter']) documents[`alert ${path}`] = await read(ask(path));
    for (const path of ['/propos', '/en/about'])
      documents[`refused ${path}`] = await read(send(path, { _form: 'newsletter', email: 'x' }));
    for (const [name, paths] of states.filter(([told]) => told.includes('survey')))
      for (const path of Object.values(paths)) documents[`${name} ${path}`] = await read(ask(path));
    await setMaintenance(true);
    for (const path of ['/', '/en']) documents[`maintenance ${path}`] = await read(ask(path));
    await setMaintenance(false);
    for (const document of Object.values(documents)) expect(document).toMatch(/^<!doctype html>/);
    expect(await nuMessages(documents)).toEqual({});
  });
});
