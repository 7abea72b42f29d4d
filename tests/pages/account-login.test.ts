import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { accountsOf } from '#tests/support/accounts-people.ts';
import type { Screens } from '#site/pages/screens.server.ts';
import { readDocument } from '#tests/support/document.ts';
import { anotherVisitor, openPlainBrowser } from '#tests/support/plain-browser.ts';
import { trialForm } from '#tests/support/trial-screens.ts';
import { visitsOf } from '#tests/support/visits.ts';

/** A form of the account area that the test knows, whatever screens stand there. */
const { 'content/page': screen } = trialForm().screens;
const trial = { 'content/page': { ...screen, routes: ['account-notices'] } } as Screens;

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({
    settings: { ...accountSettings, TRUST_PROXY: '1' },
    screens: trial,
  });
}, 60_000);
afterAll(() => stage.app.close());

const visits = visitsOf(() => stage.app);
const browse = () => openPlainBrowser(() => stage.app);
const json = { accept: 'application/json' };

/** What is another one on every page: tokens, ids, nonces. */
const withoutTokens = (html: string) =>
  html.replaceAll(/[\w-]{10,}\.[\w.-]{40,}|page\.[a-z-]+\.\d+\.[\w-]+/g, '…');

/** An address that was asked a profile for, and never activated. */
async function askForProfile(mail: string): Promise<void> {
  const wanted = { mail, name: mail, first_name: 'En', last_name: 'Attente' };
  await stage.call('/user/register?_format=json', { json: wanted });
}

describe('the login page', () => {
  it.each([
    ['/connexion', 'Se connecter', 'Courriel ou mot de passe inexact', 'Avez-vous activé votre profil'],
    ['/en/login', 'Log in', 'Wrong email or password', 'Have you activated your profile'],
  ])('says at %s what is wrong above its title, and keeps the address', async (path, title, fault, hint) => {
    const browser = browse();
    expect((await browser.open(path)).headings).toEqual([title]);
    const page = await browser.submit('login', { email: 'qui@exemple.ca', password: 'pas-le-bon' });
    expect(page.status).toBe(422);
    const main = page.text('main');
    expect(main.indexOf(fault)).toBeLessThan(main.indexOf(title, main.indexOf(fault)));
    expect(main).toContain(hint);
    expect(page.form('login')).toMatchObject({ email: 'qui@exemple.ca', password: '' });
    expect(page.html).not.toContain('pas-le-bon');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuses an unknown address, a wrong password and a profile that is not active in the same bytes', async () => {
    const { mail } = await stage.join();
    await askForProfile('jamais.active@exemple.ca');
    const moved = await stage.join();
    const change = { mail: `plus.${moved.mail}`, name: `plus.${moved.mail}` };
    const patch = { ...change, pass: [{ existing: moved.password }] };
    await stage.call(`/user/${moved.uid}?_format=json`, { method: 'PATCH', token: moved.token, json: patch });
    const tries = [
      { email: 'personne@exemple.ca', password: 'soleil-bleu' },
      { email: mail, password: 'soleil-noir' },
      { email: 'jamais.active@exemple.ca', password: 'soleil-bleu' },
      // The right password of a profile whose new address is not validated yet.
      { email: change.mail, password: moved.password },
      { email: 'nul@exemple.ca', password: 'a\u0000b' },
    ];
    const pages: string[] = [];
    const answers: string[] = [];
    for (const fields of tries) {
      const sent = { _form: 'login', ...fields };
      const page = await visits.send('/connexion', sent, anotherVisitor());
      pages.push(`${page.status} ${withoutTokens(await page.text()).replaceAll(fields.email, '…')}`);
      const answer = await visits.send('/connexion', sent, { ...json, ...anotherVisitor() });
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
    expect(new Set(pages)).toEqual(new Set([pages[0]]));
    expect(answers[0]).toMatch(/^422 /);
  });

  it('leads to the profile, or back to the page that asked for it', async () => {
    const { mail: email, password } = await stage.join();
    const browser = browse();
    await browser.open('/mon-profil/avis/modifier?a=1');
    const page = await browser.submit('login', { email, password });
    expect([page.status, page.at]).toEqual([200, '/mon-profil/avis/modifier?a=1']);
    const english = browse();
    await english.open('/en/login');
    expect((await english.submit('login', { email, password })).at).toBe('/en/my-account/notices/edit');
    // Somebody who is signed in has no use for the page.
    expect((await english.open('/en/login')).at).toBe('/en/my-account/notices/edit');
  });

  let someone: Awaited<ReturnType<AccountsStage['join']>>;
  beforeAll(async () => {
    someone = await stage.join();
  });

  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    ' //evil.example',
    'evil.example',
    '',
  ])('never leads to another site: %j', async (destination) => {
    const { mail: email, password } = someone;
    const path = `/connexion?${new URLSearchParams({ destination })}`;
    const plain = await visits.send(path, { _form: 'login', email, password }, anotherVisitor());
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/mon-profil']);
    const scripted = await visits.send(
      path,
      { _form: 'login', email, password },
      { ...json, ...anotherVisitor() },
    );
    const { to } = (await scripted.json()) as { to: string };
    expect(new URL(to, stage.app.origin).origin).toBe(stage.app.origin);
  });

  it('asks who tries too often for a proof, which a page without script brings along after a moment', async () => {
    const { mail: email, password } = await stage.join();
    const browser = browse();
    await browser.open('/en/login');
    for (let tries = 0; tries < 5; tries += 1) await browser.submit('login', { email, password: 'non' });
    const page = await browser.submit('login', { email, password });
    expect(page.status).toBe(429);
    expect(page.text('main')).toContain(
      'Too many tries with a wrong password. To go on, enter your password again',
    );
    expect(page.form('login')).toMatchObject({ email, password: '' });
    stage.app.clock.advance(3000);
    expect((await browser.submit('login', { email, password })).status).toBe(200);
    expect(browser.cookies.has('parcours_session')).toBe(true);
  });

  it('takes ten of these in ten minutes from one address without script', async () => {
    const browser = browse();
    await browser.open('/connexion');
    const email = 'sans.script@exemple.ca';
    const statuses: number[] = [];
    for (let tries = 0; tries < 16; tries += 1) {
      stage.app.clock.advance(4000);
      statuses.push((await browser.submit('login', { email, password: 'non' })).status);
    }
    expect(statuses).toEqual([...Array<number>(15).fill(422), 429]);
  }, 30_000);

  it('knows a device that signed in before, also after it signed out, and does not hold it up', async () => {
    const { mail: email, password } = await stage.join();
    const browser = browse();
    await browser.open('/connexion');
    const page = await browser.submit('login', { email, password });
    expect(page.status).toBe(200);
    await browser.submit('logout');
    expect([...browser.cookies.keys()]).toEqual(['parcours_device']);
    expect(browser.cookies.get('parcours_device')).toMatch(/^[\w-]{16}\.\d{5}\.[\w-]{22}$/);
    const { limits } = accountsOf(stage).act;
    for (let nth = 0; nth < 40; nth += 1)
      await limits.countFailure({ mail: email, caller: `2001:db8:${nth.toString(16)}::` });
    const stranger = browse();
    await stranger.open('/connexion');
    const refused = await stranger.submit('login', { email, password });
    expect(refused.status).toBe(429);
    expect(refused.text('main')).toContain('Trop d’essais. Attendez quelques minutes');
    await browser.open('/connexion');
    expect((await browser.submit('login', { email, password })).status).toBe(200);
  });

  it('sets the cookie of the device for a year, out of reach of scripts', async () => {
    const { mail: email, password } = await stage.join();
    const answer = await visits.send('/connexion', { _form: 'login', email, password }, anotherVisitor());
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('parcours_device='));
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const failed = await visits.send(
      '/connexion',
      { _form: 'login', email, password: 'non' },
      anotherVisitor(),
    );
    expect(failed.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['/connexion', 'Un caractère de cette adresse en remplace d’autres'],
    ['/en/login', 'A character of this address stands for others'],
    ['/reinit-mot-de-passe', 'Un caractère de cette adresse'],
  ])('says at %s what is wrong with a letter that stands for others', async (path, words) => {
    const answer = await visits.send(
      path,
      {
        _form: path.startsWith('/reinit') ? 'password-reset' : 'login',
        email: 'ﬁona@exemple.ca',
        password: 'x',
      },
      { ...json, ...anotherVisitor() },
    );
    const { faults } = (await answer.json()) as { faults: unknown[] };
    expect([answer.status, faults]).toEqual([
      422,
      [{ code: 'odd-letter', field: 'email', message: expect.stringContaining(words) }],
    ]);
  });

  it('asks for both fields', async () => {
    const answer = await visits.send('/en/login', { _form: 'login' }, { ...json, ...anotherVisitor() });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        kind: 'refused',
        faults: [
          {
            code: 'email',
            field: 'email',
            message: 'Enter your email address, such as name@example.ca.',
          },
          { code: 'empty-password', field: 'password', message: 'The password field cannot be empty.' },
        ],
      },
    ]);
  });

  it.each([
    { email: '\u0000', password: '\u0000' },
    { email: 'a'.repeat(60_000), password: 'b' },
    { email: 'a@exemple.ca', password: 'é'.repeat(10_000) },
    { email: 'a@exemple.ca\r\nbcc: b@exemple.ca', password: 'b' },
  ])('takes nothing hostile for a fault of its own', async (fields) => {
    const { status } = await visits.send('/connexion', { _form: 'login', ...fields }, anotherVisitor());
    expect(status).toBe(422);
  });

  it('tells why somebody is there', async () => {
    const over = await visits.page('/connexion?raison=session');
    expect(over.text('main')).toContain('Votre session a pris fin');
    const done = await visits.page('/en/login?done=activation');
    expect(done.text('main')).toContain('Your account is now activated...');
    const forged = await visits.page('/en/login?done=constructor');
    expect(forged.text('main')).not.toContain('constructor');
    expect(over.metas['robots']).toBe('noindex');
    expect((await visits.page('/connexion')).metas['robots']).toBeUndefined();
  });

  it('is one page for everybody who is not signed in', async () => {
    const html = await stage.app.text('/connexion', { headers: { accept: 'text/html' } });
    expect(readDocument(html).inline).toEqual([]);
  });
});
