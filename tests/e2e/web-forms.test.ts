import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '#platform/secret.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { overflow } from '#tests/support/browser-accessibility.ts';
import { still } from '#tests/support/browser-journey.ts';
import { faultsIn, type Look } from '#tests/support/browser-route-walk.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { proxySettings } from '#tests/support/member-visits.ts';
import { anotherVisitor } from '#tests/support/plain-browser.ts';
import { soundUploads } from '#tests/support/uploads.ts';

const secret = 'a secret of forms in a browser, long enough';
let accounts: AccountsStage;
beforeAll(async () => {
  accounts = await startAccountsStage({
    settings: { ...accountSettings, ...proxySettings, SECRET: secret },
    parts: ['site', 'content', 'accounts', 'cache', 'schedule'],
  });
});
afterAll(() => accounts.app.close());
const stage = setStage(() => accounts.app);

const complaint = {
  fr: '/propos/service-a-la-clientele/plainte',
  en: '/en/about/customer-service/complaint',
};
const comments = {
  fr: '/propos/service-a-la-clientele/commentaires',
  en: '/en/about/customer-service/comments',
};

type Way = Look & { readonly javaScript?: boolean; readonly address?: string };

async function open(path: string, way: Way) {
  const { address = anotherVisitor()['x-forwarded-for'] ?? '' } = way;
  const watched = await stage.visit(path, { ...still, ...way, address });
  const { page } = watched;
  const form = page.locator('form[action^="#webform-"]');
  /** Expects that the page is for everybody as it stands. */
  const look = async () => {
    // Axe needs timers, which stand still in a browser without script.
    const find = way.javaScript === false ? overflow(page, way.width) : faultsIn(page, way);
    expect(await find).toEqual([]);
  };
  return { ...watched, page, form, look };
}

const go = (page: Page, value: string) => page.locator(`.form-actions button[value="${value}"]`).click();
const photo = { name: 'mon bus.jpg', mimeType: 'image/jpeg', buffer: soundUploads.jpg };
const submissions = async (form: string) => {
  const response = await accounts.app.get(`/services/content/staff/forms/${form}/submissions`, {
    headers: { authorization: `Bearer ${deriveKey(secret, 'editor')}` },
  });
  const { data } = (await response.json()) as {
    data: { fields: { key: string; text: string }[]; files: { name: string }[] }[];
  };
  return data;
};

describe('a complaint', () => {
  it.each<[string, Way]>([
    ['with script, on a phone', { width: 360, theme: 'dark' }],
    ['without script, at a desk', { width: 1280, theme: 'light', javaScript: false }],
  ])('is filed in three steps with a photograph, %s', async (_how, way) => {
    const { page, look } = await open(complaint.fr, way);
    await look();
    await go(page, 'next');
    await page.getByText('Veuillez corriger les erreurs suivantes:').waitFor();
    await look();
    await page.getByLabel('Autre chose').check();
    if (way.javaScript === false) await go(page, 'next');
    await page.getByLabel('Précisez en quelques mots').fill('Une annonce trop forte');
    await go(page, 'next');
    await page.getByText('Étape 2 de 3').first().waitFor();
    await page.getByLabel('Jour', { exact: false }).first().fill('2026-11-09');
    await page.getByLabel('Que s’est-il passé').fill('L’annonce du 800 se répète trois fois à chaque arrêt.');
    await page.locator('input[type="file"]').setInputFiles(photo);
    if (way.javaScript !== false) await page.getByText('monbus.jpg').first().waitFor();
    await look();
    await go(page, 'next');
    await page.getByText('Étape 3 de 3').first().waitFor();
    await page.locator('#webform-plainte-reponse-courriel').fill('voyage@exemple.ca');
    await look();
    accounts.app.clock.advance(4000);
    await go(page, 'submit');
    await page.getByText('Votre plainte est arrivée.').waitFor();
    await look();
    const [sent] = await submissions('plainte');
    expect(sent?.files.map(({ name }) => name)).toEqual(['monbus.jpg']);
    expect(sent?.fields).toContainEqual(
      expect.objectContaining({ key: 'motif-precision', text: 'Une annonce trop forte' }),
    );
  });

  it('keeps answers and files over a reload, and over a file that is refused', async () => {
    const { page, look, ready } = await open(complaint.en, { width: 1280, theme: 'dark' });
    await page.getByLabel('A fare, a payment or a fine').check();
    await go(page, 'next');
    await page.getByText('Step 2 of 3').first().waitFor();
    await page.getByLabel('What happened?').fill('The machine kept my change and gave no ticket.');
    const file = page.locator('input[type="file"]');
    await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') });
    await page.getByText('Only these types of files are accepted: pdf, jpg, jpeg, png.').first().waitFor();
    await look();
    await file.setInputFiles(photo);
    await page.getByText('monbus.jpg').first().waitFor();
    await page.reload();
    await ready();
    await page.getByText('Step 2 of 3').first().waitFor();
    expect(await page.getByLabel('What happened?').inputValue()).toContain('kept my change');
    expect(await page.getByText('monbus.jpg').count()).toBeGreaterThan(0);
  });

  it('says that a file is on its way, to everybody', async () => {
    const { page, look } = await open(complaint.fr, { width: 360, theme: 'light' });
    await page.getByLabel('Un titre, un paiement ou un constat d’infraction').check();
    await go(page, 'next');
    await page.getByText('Étape 2 de 3').first().waitFor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/plainte', async (route) => {
      if (route.request().method() === 'POST') await held;
      return route.fallback();
    });
    await page.locator('input[type="file"]').setInputFiles(photo);
    await page.getByText('Envoi de').first().waitFor();
    await look();
    letGo();
    await page.getByText('monbus.jpg').first().waitFor();
    expect(await page.getByText('Envoi de').count()).toBe(0);
  });
});

describe('comments', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('An idea').check();
    await page.getByLabel('What is it about?').selectOption('site');
    await page.getByLabel('Your comment').fill('A dark theme for the printed timetables.');
  };

  it('may be sent once a day; what was typed stays when one is too soon', async () => {
    const address = anotherVisitor()['x-forwarded-for'] ?? '';
    const first = await open(comments.en, { width: 1280, theme: 'light', address });
    await fill(first.page);
    await go(first.page, 'submit');
    const done = first.page.getByText('Every comment is read the next business day');
    await done.waitFor();
    // The callout has the focus, and stands in sight.
    expect(
      await first.page.evaluate(() => document.activeElement?.textContent?.includes('Every comment is read')),
    ).toBe(true);
    expect(await done.isVisible()).toBe(true);
    const second = await open(comments.en, { width: 360, theme: 'dark', address });
    await fill(second.page);
    await go(second.page, 'submit');
    await second.page.getByText(/one comment (?:per|a) day/).waitFor();
    await second.look();
    expect(await second.page.getByLabel('Your comment').inputValue()).toContain('dark theme');
  });

  it('are kept while nobody can be reached, and sent by the same button afterwards', async () => {
    const { page } = await open(comments.en, { width: 1280, theme: 'light' });
    await fill(page);
    const isAway = '**/comments';
    await page.route(isAway, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await go(page, 'submit');
    await page.locator('.error-summary').waitFor();
    expect(await page.getByLabel('Your comment').inputValue()).toContain('dark theme');
    await page.unroute(isAway);
    await go(page, 'submit');
    await page.getByText('Every comment is read the next business day').waitFor();
  });

  it('are sent with a token of a page that stood open for two days', async () => {
    const { page, form } = await open(comments.en, { width: 1280, theme: 'light' });
    await fill(page);
    accounts.app.clock.advance(2 * 86_400_000);
    await go(page, 'submit');
    await page.getByText('Every comment is read the next business day').waitFor();
    expect(await form.count()).toBe(0);
  });
});
