import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceSettings } from '#tests/support/account-visits.ts';
import { accountsOf } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { setStage } from '#tests/support/browser-stage.ts';

let accounts: AccountsStage;
beforeAll(async () => {
  accounts = await startAccountsStage({ settings: { ...accountSettings, ...deviceSettings } });
}, 120_000);
afterAll(() => accounts.app.close());

const stage = setStage(() => accounts.app);

it('gives the proof that an account asks for by itself: whoever signs in notices nothing', async () => {
  const { mail, password } = await accounts.join();
  const { limits } = accountsOf(accounts).act;
  for (let nth = 0; nth < 12; nth += 1)
    await limits.countFailure({ mail, caller: `2001:db8:${nth.toString(16)}::` });
  const { page } = await stage.visit('/connexion', {
    expectCookies: ['parcours_device', 'parcours_session'],
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.locator('#login-email').fill(mail);
  await page.locator('#login-password').fill('soleil-noir');
  await page.locator('#login-password').press('Enter');
  await page.getByText('Courriel ou mot de passe inexact').first().waitFor();
  await page.locator('#login-password').fill(password);
  await page.locator('#login-password').press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/mon-profil'));
  const own = asked.filter((one) => /connexion|_captcha/.test(one));
  expect(own.slice(0, 3)).toEqual(['POST /connexion', 'GET /_captcha/login', 'POST /connexion']);
  expect(own).toHaveLength(6);
});
