import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { accountsOf, linkParts } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { overflow } from '#tests/support/browser-accessibility.ts';
import { arrive, press, pressInMail, still } from '#tests/support/browser-journey.ts';
import { faultsIn, type Look } from '#tests/support/browser-route-walk.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { WatchedPage } from '#tests/support/browser.ts';
import { proxySettings } from '#tests/support/member-visits.ts';
import { noticeWriter } from '#tests/support/notice-writing.ts';
import { anotherVisitor } from '#tests/support/plain-browser.ts';

let accounts: AccountsStage;
const notices = noticeWriter(() => accounts.app);
const tellOfNotices = () => accountsOf(accounts).tellOfNotices();
beforeAll(async () => {
  accounts = await startAccountsStage({
    settings: { ...accountSettings, ...proxySettings },
    parts: ['site', 'content', 'accounts', 'cache', 'schedule'],
  });
  await tellOfNotices();
});
afterAll(() => accounts.app.close());
const stage = setStage(() => accounts.app);

let journeys = 0;
beforeEach(() => void (journeys += 1));
const newAddress = () => `voyage.${journeys}@exemple.ca`;

interface Journey extends WatchedPage {
  /** Expects that the page, once it has arrived, is for everybody. */
  look(): Promise<void>;
}

type Way = Look & { readonly locale: Locale; readonly javaScript: boolean };

/** Opens the first page of somebody in a browser of their own. */
async function setOut(path: string, way: Way): Promise<Journey> {
  const watched = await stage.visit(path, {
    ...still,
    ...way,
    address: anotherVisitor()['x-forwarded-for'] ?? '',
    expectCookies: ['parcours_session', 'parcours_device'],
  });
  const look = async () => {
    await watched.ready();
    // Axe needs timers, which stand still in a browser without script.
    const find = way.javaScript ? faultsIn(watched.page, way) : overflow(watched.page, way.width);
    expect(await find).toEqual([]);
  };
  await look();
  return { ...watched, look };
}

async function logIn({ page }: Journey, email: string, password: string): Promise<void> {
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(password);
  await page.locator('#login button[type="submit"]').click();
}

/** The latest of so many mails to an address. */
async function latestTo(address: string, count: number) {
  const mail = (await accounts.mailsTo(address, count))[count - 1];
  if (!mail) throw new Error(`fewer than ${count} mails to ${address}`);
  return mail;
}

describe('a journey through mails', () => {
  it('to another password, in English, with script, on a phone', async () => {
    const { mail: address, password } = await accounts.join({ locale: 'en' });
    const way = { locale: 'en', javaScript: true, width: 360, theme: 'light' } as const;
    const journey = await setOut('/en/login', way);
    const { page, look } = journey;
    await page.getByRole('link', { name: 'Forgot your password' }).click();
    await arrive(page, '/en/reset-password');
    await page.locator('#password-reset-email').fill(address);
    await press(page, 'Send the link');
    await page.getByText('Email sent. Please follow the instructions').waitFor();
    await look();

    const mail = await latestTo(address, 2);
    const chooseAnother = async (typed: string) => {
      await pressInMail(page, mail, 'Choose my password');
      await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
      await look();
      await page.locator('#new-password-password').fill(typed);
      await page.locator('#new-password-confirmation').fill(typed);
      await press(page, 'Change the password');
    };
    await chooseAnother('lune-rouge');
    await arrive(page, '/en/login?done=new-password');
    await page.getByText('Your password has been updated.').waitFor();
    await look();
    await logIn(journey, address, password);
    await page.getByText('Wrong email or password').first().waitFor();
    await look();
    await logIn(journey, address, 'lune-rouge');
    await arrive(page, '/en/my-account/notices/edit');

    await chooseAnother('lune-verte');
    await arrive(page, '/en/reset-password?raison=lien');
    await page.getByText('This link is not valid, or no longer').waitFor();
    await look();
    expect((await latestTo(address, 3)).subject).toBe('Your password was changed');
  });

  it('to the newsletter and out of it, in French, without script, on a phone', async () => {
    const address = newAddress();
    const way = { locale: 'fr', javaScript: false, width: 360, theme: 'dark' } as const;
    const { page, goto, look } = await setOut('/infolettre', way);
    // What comes at once comes from a machine.
    accounts.app.clock.advance(5000);
    await page
      .getByRole('main')
      .getByLabel(/Adresse courriel/)
      .fill(address);
    await press(page, 'S’abonner');
    await page.getByText('Vérifiez vos courriels').waitFor();
    await look();

    const mail = await latestTo(address, 1);
    for (const _time of [1, 2]) {
      expect(await pressInMail(page, mail, 'Confirmer mon inscription')).toBe(200);
      expect(await page.getByText('Votre abonnement est confirmé').count()).toBe(0);
      await look();
      await press(page, 'Confirmer mon abonnement');
      await page.getByText('Votre abonnement est confirmé').waitFor();
      await look();
    }

    // The link of an issue of the newsletter: issues are not sent by this program, which only takes their links.
    const [uid, organization = ''] = linkParts(mail.link, 4).split('/');
    const parts = { uid: Number(uid), organization, timestamp: Math.floor(accounts.app.clock.now() / 1000) };
    const hash = accountsOf(accounts).act.links.hashOf({ ...parts, purpose: 'remove' });
    await goto(`/confirmation-desabonnement/${uid}/${organization}/${parts.timestamp}/${hash}`);
    await look();
    await press(page, 'Me désabonner');
    await page.getByText('Vous êtes désabonné de l’infolettre').waitFor();
    await look();

    await pressInMail(page, mail, 'Confirmer mon inscription');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      press(page, 'Confirmer mon abonnement'),
    ]);
    expect(answer.status()).toBe(400);
    await page.getByText('Ce lien ne peut plus servir').waitFor();
    await look();
    await page.getByRole('link', { name: 'S’inscrire à l’infolettre' }).click();
    await arrive(page, '/infolettre');
  });

  it('to another address, in English, without script, at a desk', async () => {
    const { mail: left, password } = await accounts.join({ locale: 'en' });
    const address = newAddress();
    const way = { locale: 'en', javaScript: false, width: 1280, theme: 'dark' } as const;
    const journey = await setOut('/en/login', way);
    const { page, goto, look } = journey;
    await logIn(journey, left, password);
    await arrive(page, '/en/my-account/notices/edit');
    await goto('/en/my-account/edit-info');
    await page.locator('#login-details-email').fill(address);
    await page.locator('#login-details-password').fill(password);
    await page.locator('#login-details button[type="submit"]').click();
    await arrive(page, '/en/login?raison=courriel');
    await page.getByText('An email was sent to your new address').waitFor();
    await look();
    await logIn(journey, left, password);
    await page.getByText('Wrong email or password').first().waitFor();

    const warning = await latestTo(left, 2);
    expect(warning.subject).toMatch(/^Your .* profile has a new email address$/);
    expect(warning.html).not.toContain(address);
    expect(await pressInMail(page, warning, 'Contact us')).toBe(200);

    expect(await pressInMail(page, await latestTo(address, 1), 'Validate my email address')).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Validate your email address' }).waitFor();
    await look();
    await page.locator('#validation-password').fill(password);
    await press(page, 'Validate my email address');
    await page.getByText('Your email address has been validated.').waitFor();
    await look();
    await logIn(journey, address, password);
    await arrive(page, '/en/my-account/notices/edit');
    expect(await page.locator('.follow-to').innerText()).toContain(address);
  });

  it('out of the notices, in French, with script, at a desk', async () => {
    const { mail: address, password } = await accounts.join();
    const way = { locale: 'fr', javaScript: true, width: 1280, theme: 'light' } as const;
    const journey = await setOut('/connexion', way);
    const { page, look } = journey;
    await logIn(journey, address, password);
    await arrive(page, '/mon-profil/avis/modifier');
    const general = page.locator('[name="general"]');
    const ofLines = page.locator('[name="routes"]');
    await general.check();
    await page.getByLabel('Ajouter un parcours').fill('801');
    await press(page, 'Ajouter');
    await page.locator('[name="line.801"]').waitFor();
    await press(page, 'Enregistrer');
    await page.getByText('Vos renseignements ont été enregistrés.').waitFor();
    expect([await general.isChecked(), await ofLines.isChecked()]).toEqual([true, true]);

    await notices.publish({
      title: `Le 801 évite la rue du Pont (${journeys})`,
      effects: [{ type: 'detour', routes: [{ name: '801' }] }],
    });
    await tellOfNotices();
    const mail = await latestTo(address, 2);
    expect(await pressInMail(page, mail, 'Lire l’avis')).toBe(200);
    await page.getByRole('heading', { level: 1, name: /Le 801 évite la rue du Pont/ }).waitFor();

    expect(await pressInMail(page, mail, 'Ne plus recevoir ces avis')).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Ne plus recevoir d’avis' }).waitFor();
    await look();
    await press(page, 'Ne plus recevoir d’avis');
    await page.getByText('Nous ne vous enverrons plus d’avis').waitFor();
    await look();
    await page.getByRole('link', { name: 'Choisir mes avis' }).click();
    await arrive(page, '/mon-profil/avis/modifier');
    await page.locator('[name="line.801"]').waitFor();
    expect([await general.isChecked(), await ofLines.isChecked()]).toEqual([false, false]);
    await look();
  });
});
