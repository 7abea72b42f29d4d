import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountVisitsOf, deviceSettings } from '#tests/support/account-visits.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';

let accounts: AccountsStage;
beforeAll(async () => {
  accounts = await startAccountsStage({ settings: { ...accountSettings, ...deviceSettings } });
}, 120_000);
afterAll(() => accounts.app.close());

const stage = setStage(() => accounts.app);
const { arrive, signInAs } = accountVisitsOf(() => accounts);
const paths = {
  info: { fr: '/mon-profil/modifier-info', en: '/en/my-account/edit-info' },
  parameters: { fr: '/mon-profil/mes-parametres-de-profil', en: '/en/my-account/my-account-parameters' },
  export: { fr: '/mon-profil/mes-donnees', en: '/en/my-account/my-data' },
};

/** The cookies of somebody new who has signed in. */
async function newcomer() {
  const member = await arrive();
  const [, key = ''] = member.device.cookie.split('=');
  return { member, cookies: { parcours_consent: 'denied', parcours_session: key } };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the information of a member, with script', () => {
  it('is saved in place: the message takes the focus, and the name beside the page is the new one', async () => {
    const { cookies } = await newcomer();
    const { page } = await stage.visit(paths.info.en, { cookies, locale: 'en' });
    await page.locator('#login-details-firstName').fill('Éva');
    await page.locator('#login-details-firstName').press('Enter');
    await expect.poll(() => focused(page)).toContain('Your information were successfully saved.');
    await expect.poll(() => page.locator('.account-who').innerText()).toContain('Éva Roy');
    await page.getByLabel('On foot').press('Space');
    await page.locator('#profile-details-postalCode').pressSequentially('g1k4a2');
    await page.locator('#profile-details button[type="submit"]').press('Enter');
    await expect.poll(() => focused(page)).toContain('Your informations were successfully updated.');
    await page.reload();
    expect(await page.getByLabel('On foot').isChecked()).toBe(true);
    expect(await page.locator('#profile-details-postalCode').inputValue()).toBe('G1K');
  });

  it('keeps what was typed when it is refused, and leads from the summary to the field', async () => {
    const { cookies } = await newcomer();
    const { page } = await stage.visit(paths.info.fr, { cookies });
    await page.locator('#login-details-email').fill('autre@exemple.ca');
    await page.locator('#login-details button[type="submit"]').click();
    await expect.poll(() => focused(page)).toContain('Vos renseignements ne sont pas enregistrés');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('login-details-password');
    expect(await page.locator('#login-details-email').inputValue()).toBe('autre@exemple.ca');
  });

  it('leads to the login page when the address was changed, which says what to do', async () => {
    const { cookies, member } = await newcomer();
    const { page } = await stage.visit(paths.info.fr, { cookies });
    await page.locator('#login-details-email').fill(`ailleurs.${member.mail}`);
    await page.locator('#login-details-password').fill(member.password);
    await page.locator('#login-details-password').press('Enter');
    await page.getByText('Un courriel a été envoyé à votre nouvelle adresse').waitFor();
    expect(new URL(page.url()).pathname).toBe('/connexion');
  });
});

describe('the end of a profile, with script', () => {
  it('is asked for in a window that starts on the safe button, and gives the focus back', async () => {
    const { cookies, member } = await newcomer();
    const { page } = await stage.visit(paths.parameters.fr, { cookies });
    const open = page.getByRole('link', { name: 'Supprimer mon profil' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Garder mon profil');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(await focused(page)).toBe('Supprimer mon profil');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(await signInAs(member)).toBeDefined();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Supprimer pour toujours');
    const password = page.locator('#delete-account-password');
    await password.fill('soleil-noir');
    await password.press('Enter');
    await page.getByText('Ce n’est pas votre mot de passe actuel.').first().waitFor();
    expect(await password.inputValue()).toBe('');
    await password.fill(member.password);
    await password.press('Enter');
    await page.getByText('Votre profil est supprimé').waitFor();
    await expect(signInAs(member)).rejects.toThrow('not signed in');
  });

  it('is a second step on the page without script', async () => {
    const { cookies, member } = await newcomer();
    const { page } = await stage.visit(paths.parameters.en, { cookies, javaScript: false });
    await page.getByRole('link', { name: 'Delete my profile' }).click();
    await page.getByText('This cannot be undone. A last email').waitFor();
    await page.getByRole('link', { name: 'Keep my profile' }).click();
    await page.getByRole('link', { name: 'Delete my profile' }).click();
    await page.locator('#delete-account-password').fill(member.password);
    await page.getByRole('button', { name: 'Delete forever' }).click();
    await page.getByText('Your profile is deleted').waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/login');
  });
});

describe('what is held of a member', () => {
  it('is downloaded in one click', async () => {
    const { cookies, member } = await newcomer();
    const { page } = await stage.visit(paths.parameters.fr, { cookies });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger (JSON)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^mes-donnees-.*\.json$/);
    const stream = await file.createReadStream();
    const text = Buffer.concat(await stream.toArray()).toString();
    expect(JSON.parse(text)).toMatchObject({ account: { email: member.mail } });
  });
});

describe('the screens of one’s own data', () => {
  const looks = [
    [360, 'light', 'fr'],
    [1280, 'dark', 'fr'],
    [360, 'dark', 'en'],
    [1280, 'light', 'en'],
  ] as const;

  it.each(looks)('have no fault that axe finds, at %i in %s, %s', async (width, theme, locale) => {
    const { cookies } = await newcomer();
    const { page, goto } = await stage.visit(paths.info[locale], { cookies, width, theme, locale });
    const faults: string[] = [];
    const look = async () => faults.push(...(await violations(page)), ...(await overflow(page, width)));
    await page.locator('#login-details-firstName').fill('');
    await page.locator('#login-details button[type="submit"]').click();
    await page.locator('.error-summary').waitFor();
    await look();
    await goto(paths.parameters[locale]);
    await look();
    await page.getByRole('link', { name: /Supprimer mon profil|Delete my profile/ }).click();
    await page.locator('dialog[open]').waitFor();
    await look();
    await goto(paths.export[locale]);
    await look();
    expect(faults).toEqual([]);
  });
});
