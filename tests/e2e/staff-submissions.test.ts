import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountVisitsOf, deviceSettings } from '#tests/support/account-visits.ts';
import { joinAs } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { riderOf, seedWithForms } from '#tests/support/sent-forms.ts';

let accounts: AccountsStage;
let cookies: Record<string, string>;
const rider = riderOf(() => accounts);
const { signInAs } = accountVisitsOf(() => accounts);
beforeAll(async () => {
  accounts = await startAccountsStage({
    seed: seedWithForms,
    settings: { ...accountSettings, ...deviceSettings },
  });
  const { cookie } = await signInAs(await joinAs(accounts, 'editor'));
  cookies = { parcours_consent: 'denied', parcours_session: cookie.split('=')[1] ?? '' };
  await rider.example('marie@exemple.net');
  await rider.example('tom@example.net', 'en');
}, 120_000);
afterAll(() => accounts.app.close());

const stage = setStage(() => accounts.app);
const paths = { fr: '/employes/formulaires', en: '/en/employees/forms' };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('what was sent by forms, with script', () => {
  it('is answered from its page, which then shows the answer', async () => {
    const { page } = await stage.visit(`${paths.fr}/exemple/1`, { cookies });
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect.poll(() => focused(page)).toContain('La réponse n’est pas envoyée');
    await page.getByLabel('Votre réponse').fill('Bonjour,\nmerci.');
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await page.getByText('La réponse est gardée avec l’envoi, et part par courriel.').waitFor();
    expect(await page.locator('.submissions-replies').innerText()).toContain('Bonjour,\nmerci.');
    expect(await page.getByLabel('Votre réponse').inputValue()).toBe('');
  });

  it('is erased by a window that starts on the safe button', async () => {
    await rider.comment('À effacer.');
    const { page } = await stage.visit(`${paths.en}/commentaire`, { cookies, locale: 'en' });
    await page.getByRole('link', { name: 'Submission no.' }).first().click();
    const erase = page.getByRole('button', { name: 'Erase this submission' });
    await erase.click();
    await expect.poll(() => focused(page)).toBe('Erase nothing');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await erase.click();
    await page.getByRole('button', { name: 'Erase forever' }).click();
    await page.getByText('The submission is erased').waitFor();
    expect(new URL(page.url()).pathname).toBe(`${paths.en}/commentaire`);
  });

  it('is erased by an address, and the page says how many went', async () => {
    await rider.comment('À effacer.', 'luc@exemple.ca');
    const { page } = await stage.visit(paths.fr, { cookies });
    await page.getByLabel('Adresse courriel de la personne').fill('luc@exemple.ca');
    await page.getByRole('button', { name: 'Effacer ses envois' }).click();
    await page.getByRole('button', { name: 'Effacer pour toujours' }).click();
    await expect.poll(() => page.locator('#erase-by-mail').innerText()).toContain('1\u00a0envoi est effacé.');
  });

  it('is exported in one click', async () => {
    const { page } = await stage.visit(`${paths.fr}/exemple`, { cookies });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('exemple.csv');
  });
});

describe('what was sent by forms, without script', () => {
  it('is erased after the page asked once more', async () => {
    await rider.comment('À effacer.', 'zoe@exemple.ca');
    const { page } = await stage.visit(paths.fr, { cookies, javaScript: false });
    await page.getByLabel('Adresse courriel de la personne').fill('zoe@exemple.ca');
    await page.getByRole('button', { name: 'Effacer ses envois' }).click();
    await page.getByRole('button', { name: 'Effacer pour toujours' }).click();
    await expect.poll(() => page.locator('#erase-by-mail').innerText()).toContain('1\u00a0envoi est effacé.');
  });
});

describe('the pages of what was sent by forms', () => {
  const looks = [
    [360, 'light', 'fr'],
    [1280, 'dark', 'en'],
  ] as const;

  it.each(looks)('have no fault that axe finds, at %i in %s, %s', async (width, theme, locale) => {
    const root = paths[locale];
    const { page, goto } = await stage.visit(root, { cookies, width, theme, locale });
    const faults: string[] = [];
    const look = async () => faults.push(...(await violations(page)), ...(await overflow(page, width)));
    await look();
    await page.locator('#erase-by-mail-mail').fill('zoe@exemple.ca');
    await page.locator('#erase-by-mail button[type="submit"]').click();
    await page.locator('dialog[open]').waitFor();
    await look();
    for (const path of ['/exemple', '/contact', '/exemple/2']) {
      await goto(`${root}${path}`);
      await look();
    }
    await page.locator('#reply button[type="submit"]').click();
    await page.locator('.error-summary').waitFor();
    await look();
    expect(faults).toEqual([]);
  });
});
