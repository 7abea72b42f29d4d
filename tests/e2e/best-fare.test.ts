import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage();
const cookies = { parcours_consent: 'denied' };
const fr = '/tarifs-et-titres/meilleur-tarif';
const en = '/en/fares-and-passes/best-fare';
const commuter = 'question1=general&question2=regular&nbDays5=5&question3=return&question4=yes';
const stay = 'question1=senior&question2=stay&nbDays30=30&question3=more&nbRidesDay=3';

const inSight = (page: Page, words: string | RegExp) =>
  page.locator('.survey').getByText(words).first().isVisible();

/** Words of the chart that cover each other, as the browser draws them. */
const coveredWords = (page: Page) =>
  page.locator('.best-fare-chart text').evaluateAll((texts) => {
    const boxes = texts.map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }));
    return boxes.flatMap(({ words, box }, nth) =>
      boxes
        .slice(nth + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 3 &&
            other.top < box.bottom - 3,
        )
        .map((other) => `${words} / ${other.words}`),
    );
  });

/** Controls of the page that are smaller than a fingertip. A choice is pressed by its label. */
const tooSmall = (page: Page) =>
  page
    .locator('main :is(.survey, .best-fare) :is(a.button, button, summary, label, .best-fare-back a)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.matches('.field-label'))
        .filter((control) => control.getBoundingClientRect().height < 43.5)
        .map((control) => control.textContent),
    );

describe('with script, in French on a phone', () => {
  it('the keyboard leads through the survey to the answer, which is shared by its address', async () => {
    const { page } = await stage.visit(fr, { width: 360, height: 800, cookies });
    expect(await inSight(page, 'Qui êtes-vous')).toBe(true);
    expect(await inSight(page, 'Quels sont vos besoins')).toBe(false);
    await page.locator('#survey-question1-general').focus();
    await page.keyboard.press('Space');
    expect(await inSight(page, 'Quels sont vos besoins')).toBe(true);
    expect(await inSight(page, /Combien de jours/)).toBe(false);

    // Left without an answer, the question says so.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await inSight(page, 'Vous devez préciser vos besoins')).toBe(true);
    // Backwards one comes to the last choice; after it is the first.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.field-error').count()).toBe(0);

    await page.keyboard.press('Tab');
    await page.keyboard.type('9');
    expect(await inSight(page, 'Vous devez entrer un nombre de jours entre 1 et 5')).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('5');
    expect(await page.locator('.field-error').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await inSight(page, /Voulez-vous un abonnement/)).toBe(true);

    // Sent too early: what is missing is told, and led to.
    await page.getByRole('button', { name: 'Continuer' }).press('Enter');
    const summary = page.locator('.error-summary');
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Erreur\u00a0: /);
    await summary.getByRole('link', { name: 'Vous devez choisir une option' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('survey-question4-yes');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await page.waitForURL(`**${fr}?${commuter}`);
    await page.getByRole('heading', { level: 1, name: 'Abonne-bus perso' }).waitFor();
    expect(await page.title()).toBe('Abonne-bus perso – RTC');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (what: ShareData) => {
          document.documentElement.dataset['shared'] = what.url ?? '';
        },
      });
    });
    await page.getByRole('button', { name: 'Partager cette réponse' }).click();
    const shared = await page.locator('html').getAttribute('data-shared');
    expect(shared).toBe(`${stage.app.origin}${fr}?${commuter}`);
    const { page: friend } = await stage.visit(shared?.slice(stage.app.origin.length) ?? '', { cookies });
    expect(await friend.getByRole('heading', { level: 1 }).innerText()).toBe('Abonne-bus perso');

    await page.getByRole('link', { name: 'Changer mes réponses' }).click();
    await page.waitForURL('**&edit=1');
    expect(await page.locator('#survey-nbDays5').inputValue()).toBe('5');
    expect(await inSight(page, /Voulez-vous un abonnement/)).toBe(true);
  });
});

describe('without script, in English on a wide screen', () => {
  it('the button leads from page to page to the answer', async () => {
    const { page } = await stage.visit(en, { locale: 'en', javaScript: false, cookies });
    const next = () => page.getByRole('button', { name: 'Continue' }).click();
    await next();
    expect(await page.locator('.error-summary a').allInnerTexts()).toEqual([
      'You must specify who you are',
      'You must specify your needs',
    ]);
    await page.getByLabel('Full-time student, 19 and over').check();
    await page.getByLabel('I am staying for a few days').check();
    await next();
    await page.getByLabel('How many days is your stay?').fill('6');
    await page.getByLabel('There and back').check();
    await next();
    await page.waitForURL(`**${en}?question1=student&question2=stay&nbDays30=6&question3=return`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('7-day pass');
    expect(await page.locator('.best-fare-price').innerText()).toBe('$23.50 for 6 days');
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  });
});

describe('every state', () => {
  it.each([
    ['empty', fr, 'fr', 'light'],
    ['empty', en, 'en', 'dark'],
    [
      'faulty',
      `${fr}?question1=general&question2=regular&nbDays5=9&asked=question2,nbDays5,question3`,
      'fr',
      'dark',
    ],
    ['faulty', `${en}?asked=question1,question2`, 'en', 'light'],
    ['answered', `${fr}?${commuter}`, 'fr', 'light'],
    ['answered', `${en}?${commuter}`, 'en', 'dark'],
    ['answered for a stay', `${fr}?${stay}`, 'fr', 'dark'],
    ['answered for a stay', `${en}?${stay}`, 'en', 'light'],
  ] as const)(
    '%s is accessible, fits and can be pressed: %s',
    { timeout: 60_000 },
    async (_name, path, locale, theme) => {
      const { page } = await stage.visit(path, { locale, theme, cookies, width: 1280, reducedMotion: true });
      expect(await violations(page)).toEqual([]);
      expect(await coveredWords(page)).toEqual([]);
      for (const width of [320, 360, 768]) {
        expect(await overflow(page, width)).toEqual([]);
        expect(await coveredWords(page)).toEqual([]);
        expect(await tooSmall(page)).toEqual([]);
      }
      expect(await violations(page, 'all-but-landmarks')).toEqual([]);
      const levels = await page
        .locator('main :is(h1, h2, h3)')
        .evaluateAll((all) => all.map(({ tagName }) => tagName));
      expect(levels[0] === 'H1' || levels[0] === 'H2').toBe(true);
    },
  );

  it('reads well on paper', async () => {
    const { page } = await stage.visit(`${fr}?${commuter}`, { cookies });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main button:visible, main a.button:visible').count()).toBe(0);
    expect(await page.locator('.best-fare-assumed li').first().isVisible()).toBe(true);
    expect(await page.locator('.best-fare-chart').isVisible()).toBe(true);
  });
});
