import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { accountsStageOf, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { arrive, press, still } from '#tests/support/browser-journey.ts';
import { faultsIn, looks } from '#tests/support/browser-route-walk.ts';
import { setStage } from '#tests/support/browser-stage.ts';

let app: TestApp | undefined;
let accounts: AccountsStage;
beforeAll(async () => {
  app = await startApp({ parts: ['site', 'content', 'accounts', 'cache'] });
  accounts = accountsStageOf(app);
});
afterAll(() => app?.close());
const stage = setStage(() => {
  if (!app) throw new Error('the program is started first');
  return app;
});

/** What is wrong with a page on a phone and on a desk. */
async function faultsOf(page: Page, locale: Locale = 'fr'): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const look of looks[locale]) faults.push(...(await faultsIn(page, look)));
  return faults;
}

const expectCookies = ['parcours_session', 'parcours_device', 'parcours_draft'];

describe('a profile, from its first page to its log-out', () => {
  it('in French, with script', async () => {
    const email = 'avec.script@exemple.ca';
    const { page } = await stage.visit('/creer-un-compte', { ...still, expectCookies });
    await press(page, 'Continuer');
    await page.getByRole('group', { name: 'Un choix manque' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(/J’accepte/).check();
    await press(page, 'Continuer');
    await arrive(page, '/creer-un-compte?accord=oui');
    await page.getByLabel(/Prénom/).fill('Ève');
    await press(page, 'Créer mon profil');
    await page.getByRole('group', { name: 'Votre profil n’est pas encore créé' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.getByLabel(/Prénom/).inputValue()).toBe('Ève');
    await page.locator('#create-profile-lastName').fill('Roy');
    await page.locator('#create-profile-email').fill(email);
    await press(page, 'Créer mon profil');
    await page.getByText('Courriel envoyé. Veuillez suivre les instructions').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const [mail] = await accounts.mailsTo(email);
    await page.goto(mail?.link ?? '');
    await page.locator('#activation-password').fill('abc');
    await page.locator('#activation-confirmation').fill('abc');
    await press(page, 'Activer mon profil');
    await page.getByRole('group', { name: 'Votre profil n’est pas encore activé' }).waitFor();
    expect(await page.locator('#activation-password').inputValue()).toBe('');
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('#activation-password').fill('soleil-bleu');
    await page.locator('#activation-confirmation').fill('soleil-bleu');
    await press(page, 'Activer mon profil');
    await arrive(page, '/connexion?done=activation');
    expect(await faultsOf(page)).toEqual([]);

    await page.locator('#login-email').fill(email);
    await page.locator('#login-password').fill('soleil-noir');
    await press(page, 'Se connecter');
    await page.getByRole('group', { name: 'La connexion n’a pas réussi' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('#login-password').fill('soleil-bleu');
    await press(page, 'Se connecter');
    await arrive(page, '/mon-profil/avis/modifier');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.account-menu summary').click();
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await arrive(page, '/connexion');
  });

  it('in English, without script', async () => {
    const email = 'without.script@example.ca';
    const javaScript = false;
    const { page, context } = await stage.visit('/en/create-account', {
      ...still,
      expectCookies,
      javaScript,
      locale: 'en',
    });
    await press(page, 'Continue');
    await page.getByRole('group', { name: 'A choice is missing' }).waitFor();
    await page.getByLabel(/I agree/).check();
    await press(page, 'Continue');
    await arrive(page, '/en/create-account?accord=oui');
    // What comes at once comes from a machine.
    stage.app.clock.advance(5000);
    await page.locator('#create-profile-firstName').fill('Eve');
    await page.locator('#create-profile-lastName').fill('Roy');
    await page.locator('#create-profile-email').fill(email);
    await press(page, 'Create my profile');
    await page.getByText('Email sent. Please follow the instructions to complete your sign up.').waitFor();

    const [mail] = await accounts.mailsTo(email);
    await page.goto(mail?.link ?? '');
    await page.locator('#activation-password').fill('soleil-bleu');
    await page.locator('#activation-confirmation').fill('soleil-vert');
    await press(page, 'Activate my profile');
    await page.getByRole('link', { name: 'The password confirmation does not match' }).waitFor();
    await page.locator('#activation-password').fill('soleil-bleu');
    await page.locator('#activation-confirmation').fill('soleil-bleu');
    await press(page, 'Activate my profile');
    await page.getByText('Your account is now activated...').waitFor();
    await page.locator('#login-email').fill(email);
    await page.locator('#login-password').fill('soleil-bleu');
    await press(page, 'Log in');
    await arrive(page, '/en/my-account/notices/edit');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.account-menu summary').click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await arrive(page, '/en/login');
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
      'parcours_consent',
      'parcours_device',
    ]);
  });
});

describe('the screens by which a profile is entered', () => {
  it.each([
    '/en/login',
    '/en/create-account',
    '/en/create-account?accord=oui',
    '/en/account-activation/1/2/x',
    '/en/account-activation/1/2/x?raison=adresse',
    '/en/reset-password',
    '/en/reset-password?raison=lien',
    '/en/reset-password?name=a&temp=b',
    '/connexion?raison=session',
    '/reinit-mot-de-passe?done=password-reset',
  ])('are for everybody: %s', async (path) => {
    const locale = path.startsWith('/en') ? 'en' : 'fr';
    const { page } = await stage.visit(path, { ...still, locale });
    expect(await faultsOf(page, locale)).toEqual([]);
  });
});
