import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { faultsIn, type Look } from '#tests/support/browser-route-walk.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { enterAsMember, proxySettings } from '#tests/support/member-visits.ts';

let accounts: AccountsStage;
beforeAll(async () => {
  accounts = await startAccountsStage({
    settings: { ...accountSettings, ...proxySettings },
    parts: ['site', 'content', 'accounts', 'cache', 'schedule'],
  });
}, 90_000);
afterAll(() => accounts.app.close());
const stage = setStage(() => accounts.app);

const paths = { fr: '/mon-profil/avis/modifier', en: '/en/my-account/notices/edit' };

async function enter(path: string, options: { javaScript?: boolean; locale?: 'fr' | 'en' } = {}) {
  const { headers } = await enterAsMember(accounts, options.locale);
  const [name = '', value = ''] = (headers['cookie'] ?? '').split('=');
  const cookies = { [name]: value, parcours_consent: 'denied' };
  const address = headers['x-forwarded-for'] ?? '';
  return stage.visit(path, { ...options, address, cookies, reducedMotion: true });
}

const save = (page: Page) => page.locator('#follow-notices .form-actions button[type="submit"]');
const row = (page: Page, number: string) =>
  page.locator('.followed-line', { has: page.locator(`[name="line.${number}"]`) });

async function add(page: Page, number: string) {
  await page.getByLabel('Ajouter un parcours').fill(number);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
}

describe('the choice of notices, with script', () => {
  it('adds a line, takes its hours, and saves it on the same page', async () => {
    const { page } = await enter(paths.fr);
    await page.getByLabel(/Tempêtes/).check();
    await add(page, '801');
    await row(page, '801').waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('add');
    expect(await page.getByLabel('Ajouter un parcours').inputValue()).toBe('');
    await page.getByText('Ajouté à la liste\u00a0: 801.').waitFor();
    expect(await page.getByLabel(/Tempêtes/).isChecked()).toBe(true);

    const summary = row(page, '801').locator('summary');
    await summary.click();
    for (const day of ['Samedi', 'Dimanche']) await row(page, '801').getByLabel(day).uncheck();
    await row(page, '801').getByLabel('De', { exact: true }).fill('06:00');
    await row(page, '801').getByLabel('À', { exact: true }).fill('09:00');
    await expect.poll(() => summary.innerText()).toMatch(/Du lundi au vendredi, 6\u00a0h à 9\u00a0h$/);
    await page.locator('[name="line.801"]').uncheck();
    await expect.poll(() => summary.innerText()).toMatch(/En pause$/);
    await page.locator('[name="line.801"]').check();
    await save(page).click();
    await page.getByText('Vos renseignements ont été enregistrés.').waitFor();
    await page.reload();
    await expect.poll(() => summary.innerText()).toMatch(/6\u00a0h à 9\u00a0h$/);
  });

  it('says what is wrong in place, and loses nothing', async () => {
    const { page } = await enter(paths.fr);
    await add(page, '801');
    await row(page, '801').waitFor();
    await add(page, '8001');
    const summary = page.locator('#follow-notices .error-summary');
    await summary.waitFor();
    expect(await summary.locator('a').getAttribute('href')).toBe('#follow-notices-add');
    expect(await page.getByLabel('Ajouter un parcours').inputValue()).toBe('8001');
    expect(await row(page, '801').count()).toBe(1);
    expect(await page.getByText('Ajouté à la liste').count()).toBe(0);
  });

  it('takes a line out of the list when it is saved', async () => {
    const { page } = await enter(paths.fr);
    for (const number of ['801', '3']) {
      await add(page, number);
      await row(page, number).waitFor();
    }
    await row(page, '3').locator('summary').click();
    await row(page, '3').getByLabel('Retirer ce parcours de ma liste').check();
    await expect.poll(() => row(page, '3').locator('summary').innerText()).toMatch(/Sera retiré$/);
    await save(page).click();
    await page.getByText('Vos renseignements ont été enregistrés.').waitFor();
    await expect.poll(() => row(page, '3').count()).toBe(0);
    expect(await row(page, '801').count()).toBe(1);
  });

  it('asks before nothing at all is sent, by a window that goes back or goes on', async () => {
    const { page } = await enter(paths.fr);
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ne plus rien recevoir\u00a0?' });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Revenir à mes choix');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await save(page).click();
    await dialog.getByRole('button', { name: 'Oui, continuer' }).click();
    await page.getByText('Vos renseignements ont été enregistrés.').waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('is made by the keyboard alone', async () => {
    const { page } = await enter(paths.fr);
    await page.getByLabel(/Tempêtes/).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('801');
    await page.keyboard.press('Enter');
    await row(page, '801').waitFor();
    await page.locator('[name="line.801"]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('day.801.1');
    await page.keyboard.press('Space');
    await page.locator('[name="until.801.1"]').focus();
    // The Enter key saves where no line is typed.
    await page.keyboard.press('Enter');
    await page.getByText('Vos renseignements ont été enregistrés.').waitFor();
    expect(await row(page, '801').locator('summary').innerText()).toMatch(/Du mardi au dimanche/);
  });

  it('offers the lines of the stops that the device keeps', async () => {
    const opened = await enter('/mon-profil/mes-avis');
    const { page } = opened;
    await page.evaluate(() =>
      localStorage.setItem(
        'my-stops',
        JSON.stringify({ kept: [{ code: '1001', name: 'Un arrêt' }], recent: [] }),
      ),
    );
    await opened.goto(paths.fr);
    await page.getByText('Vos arrêts gardés sur cet appareil').waitFor();
    await page.getByRole('button', { name: 'Ajouter ces parcours' }).click();
    await page.locator('.followed-line').first().waitFor();
    await expect.poll(() => page.getByText('Vos arrêts gardés sur cet appareil').count()).toBe(0);
  });
});

describe('the choice of notices, without script', () => {
  it('adds, asks and saves', async () => {
    const { page } = await enter(paths.fr, { javaScript: false });
    await add(page, '801');
    await row(page, '801').waitFor();
    await page.getByLabel('Recevoir les avis de mes parcours').uncheck();
    await save(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Voulez-vous continuer\u00a0?').waitFor();
    await dialog.getByRole('button', { name: 'Oui, continuer' }).click();
    await page.getByText('Vos renseignements ont été enregistrés.').waitFor();
    expect(await row(page, '801').count()).toBe(1);
  });
});

describe('what anybody can use', () => {
  const looks: readonly Look[] = [
    { width: 360, theme: 'light' },
    { width: 1280, theme: 'dark' },
    { width: 360, theme: 'dark' },
    { width: 1280, theme: 'light' },
  ];

  it.each([
    ['fr', [0, 1]],
    ['en', [2, 3]],
  ] as const)('has no fault in any state of the choice (%s)', async (locale, chosen) => {
    const { page } = await enter(paths[locale], { locale });
    const check = async () => {
      for (const index of chosen) expect(await faultsIn(page, looks[index] as Look)).toEqual([]);
    };
    await check();
    await page.locator('[name="add"]').fill('801');
    await page.locator('[value="add"]').click();
    await row(page, '801').locator('summary').click();
    await check();
    await page.locator('[name="add"]').fill('8001');
    await page.locator('[value="add"]').click();
    await page.locator('#follow-notices .error-summary').waitFor();
    await check();
    await page.locator('[name="add"]').fill('');
    await page.locator('[name="routes"]').uncheck();
    await save(page).click();
    await page.getByRole('dialog').waitFor();
    await check();
  });

  it.each([
    ['/mon-profil/mes-avis', 0],
    ['/en/my-account/my-notices', 1],
    ['/mon-profil/infolettre/modifier', 2],
    ['/en/my-account/newsletter/edit', 3],
    ['/infolettre', 0],
    ['/en/newsletter', 1],
    ['/confirmation-desabonnement/1/avis/1/abc', 2],
    ['/en/confirm-subscription/1/rtc/1/abc', 3],
    ['/en/confirm-subscription/x/rtc/1/abc', 0],
  ])('has no fault on %s', async (path, index) => {
    const { page } = await enter(path, { locale: path.startsWith('/en') ? 'en' : 'fr' });
    expect(await faultsIn(page, looks[index] as Look)).toEqual([]);
  });
});
