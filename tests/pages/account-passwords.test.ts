import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { anotherVisitor, openPlainBrowser } from '#tests/support/plain-browser.ts';
import { visitsOf } from '#tests/support/visits.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, TRUST_PROXY: '1' } });
}, 60_000);
afterAll(() => stage.app.close());
// How many mails somebody asks for is counted by the hour: each test is a new one.
beforeEach(() => stage.app.clock.advance(3_600_000));

const visits = visitsOf(() => stage.app);
const browse = () => openPlainBrowser(() => stage.app);
const json = { accept: 'application/json' };
const dayMs = 86_400_000;

let people = 0;

/** The page that the mail to a new profile leads to. */
async function activationPath(locale: 'fr' | 'en' = 'fr') {
  people += 1;
  const mail = `nouveau.${people}@exemple.ca`;
  const named = { first_name: 'Ève', last_name: 'Roy', langcode: locale, preferred_langcode: locale };
  await stage.call('/user/register?_format=json', { json: { mail, name: mail, ...named } });
  const [sent] = await stage.mailsTo(mail);
  return { mail, path: new URL(sent?.link ?? '').pathname };
}

/** The page that the mail for another password leads to. */
async function resetPath(mail: string, count: number) {
  await browseReset('/reinit-mot-de-passe', mail);
  const sent = (await stage.mailsTo(mail, count)).at(-1);
  const { pathname, search } = new URL(sent?.link ?? '');
  return pathname + search;
}

async function browseReset(path: string, email: string) {
  const browser = browse();
  await browser.open(path);
  return browser.submit('password-reset', { email });
}

const twice = (password: string) => ({ password, confirmation: password });

describe('a profile is activated', () => {
  it.each([
    ['fr', 'Votre profil est maintenant activé…', '/connexion?done=activation', '/mon-profil'],
    ['en', 'Your account is now activated...', '/en/login?done=activation', '/en/my-account'],
  ] as const)(
    'with the mailed link and a password, and logged in to (%s)',
    async (locale, words, login, home) => {
      const { mail: email, path } = await activationPath(locale);
      const browser = browse();
      // A program that looks at the links of a mail activates nothing.
      for (let looks = 0; looks < 3; looks += 1) await browser.open(path);
      const page = await browser.submit('activation', twice('soleil-bleu'));
      expect([page.at, page.text('main')]).toEqual([login, expect.stringContaining(words)]);
      expect((await browser.submit('login', { email, password: 'soleil-bleu' })).at).toContain(home);
    },
  );

  it('on a page that nobody keeps, lists or is told of', async () => {
    const { path } = await activationPath();
    const page = await browse().open(path);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.metas).toMatchObject({ robots: 'noindex' });
  });

  it('at its older address too', async () => {
    const { path } = await activationPath();
    const browser = browse();
    await browser.open(path.replace('/activation-compte/', '/activation-profil/'));
    expect((await browser.submit('activation', twice('soleil-bleu'))).at).toBe('/connexion?done=activation');
  });

  it.each([
    [
      '/activation-compte/1/2/x',
      twice('abcd'),
      'Le nouveau mot de passe doit contenir entre 5 et 20\u00a0caractères.',
    ],
    [
      '/en/account-activation/1/2/x',
      twice('abcd'),
      'The new password must contain between 5 and 20 characters.',
    ],
    [
      '/en/account-activation/1/2/x',
      twice('a'.repeat(21)),
      'The new password must contain between 5 and 20 characters.',
    ],
    ['/en/account-activation/1/2/x', twice(''), 'The password field cannot be empty.'],
    [
      '/en/account-activation/1/2/x',
      { password: 'soleil-bleu', confirmation: 'soleil-vert' },
      'The password confirmation does not match the password.',
    ],
    ['/en/reset-password?name=a&temp=b', twice(''), 'The new password field cannot be empty.'],
    [
      '/en/reset-password?name=a&temp=b',
      twice('abcd'),
      'The new password must contain between 5 and 20 characters.',
    ],
  ])('with a password of the policy: %s', async (path, fields, message) => {
    const browser = browse();
    await browser.open(path);
    const form = path.includes('reset') ? 'new-password' : 'activation';
    const page = await browser.submit(form, fields);
    expect([page.status, page.at]).toEqual([422, path]);
    expect(page.text('main')).toContain(message);
    expect(page.form(form)).toMatchObject({ password: '', confirmation: '' });
  });

  it('once: links that were used, are too old or are none lead to one page, which sends another', async () => {
    const used = await activationPath();
    const browser = browse();
    await browser.open(used.path);
    await browser.submit('activation', twice('soleil-bleu'));
    const old = await activationPath();
    stage.app.clock.advance(dayMs);
    const { mail: resetMail } = await stage.join();
    const reset = await resetPath(resetMail, 2);
    const links = [
      used.path,
      old.path,
      `${old.path.slice(0, -3)}abc`,
      '/activation-compte/x/y/z',
      '/activation-compte/999999999999999999999/1/z',
      `/activation-compte/1/1/${'%C3%A9'.repeat(100)}`,
      '/activation-compte/1%2F..%2F..%2Fx/1/%3F%23',
      `${reset.slice(0, -3)}abc`,
      '/reinit-mot-de-passe?name=a%40exemple.ca&temp=%EF%BF%BD',
      `/reinit-mot-de-passe?name=a&temp=${'9'.repeat(5000)}`,
    ];
    const pages = new Set<string>();
    for (const link of links) {
      const other = browse();
      await other.open(link);
      const form = link.includes('reinit') ? 'new-password' : 'activation';
      const page = await other.submit(form, twice('soleil-vert'));
      pages.add(`${page.status} ${page.at} ${page.text('main')}`);
    }
    expect([...pages]).toEqual([
      expect.stringMatching(/^200 \/reinit-mot-de-passe\?raison=lien .*Ce lien n’est pas valide/),
    ]);
    // Who never activated a profile gets that link again by the same way.
    const page = await browseReset('/reinit-mot-de-passe?raison=lien', old.mail);
    expect(page.text('main')).toContain('Courriel envoyé.');
    const again = (await stage.mailsTo(old.mail, 2)).at(-1);
    const late = browse();
    await late.open(new URL(again?.link ?? '').pathname);
    expect((await late.submit('activation', twice('soleil-bleu'))).at).toBe('/connexion?done=activation');
  });

  it('with its own password, where its address was changed', async () => {
    const someone = await stage.join();
    const next = `nouvelle.${someone.mail}`;
    const patch = { mail: next, name: next, pass: [{ existing: someone.password }] };
    await stage.call(`/user/${someone.uid}?_format=json`, {
      method: 'PATCH',
      token: someone.token,
      json: patch,
    });
    const [sent] = await stage.mailsTo(next);
    const browser = browse();
    await browser.open(new URL(sent?.link ?? '').pathname);
    const asked = await browser.submit('activation', twice('un-autre-mot'));
    expect(asked.headings).toEqual(['Valider votre adresse courriel']);
    expect(asked.text('main')).toContain('Ce profil a déjà un mot de passe.');
    const refused = await browser.submit('validation', { password: 'un-autre-mot' });
    expect([refused.status, refused.text('main')]).toEqual([
      422,
      expect.stringContaining('Ce n’est pas le mot de passe de ce profil.'),
    ]);
    const done = await browser.submit('validation', { password: someone.password });
    expect(done.text('main')).toContain('Votre adresse courriel est validée.');
    const home = await browser.submit('login', { email: next, password: someone.password });
    expect(home.at).toContain('/mon-profil');
  });

  it.each([
    { password: 'a\u0000bcde', confirmation: 'a\u0000bcde' },
    { password: 'x'.repeat(25_000), confirmation: 'x'.repeat(25_000) },
    { password: 'abcdef' },
    {},
  ])('never from hostile fields', async (fields) => {
    const { path } = await activationPath();
    const sent = Object.fromEntries(Object.entries({ _form: 'activation', ...fields }));
    const { status } = await visits.send(path, sent, anotherVisitor());
    expect(status).toBe(422);
  });
});

describe('a password is reset', () => {
  it.each([
    [
      '/reinit-mot-de-passe',
      'Courriel envoyé. Veuillez suivre les instructions pour réinitialiser votre mot de passe.',
    ],
    ['/en/reset-password', 'Email sent. Please follow the instructions to complete your password reset.'],
  ])('with the same words for every address at %s', async (path, words) => {
    const { mail } = await stage.join();
    const pages = new Set<string>();
    for (const email of [mail, 'personne.ici@exemple.ca', (await activationPath()).mail]) {
      const page = await browseReset(path, email);
      expect(page.text('main')).toContain(words);
      pages.add(`${page.at} ${page.text('main')}`);
    }
    expect(pages.size).toBe(1);
  });

  it('by the mailed link, once, and ends who was signed in', async () => {
    const { mail: email } = await stage.join();
    const device = browse();
    await device.open('/connexion');
    await device.submit('login', { email, password: 'soleil-bleu' });
    const before = device.cookies.get('parcours_device');
    const path = await resetPath(email, 2);
    const form = await device.open(path);
    expect(form.headings).toEqual(['Choisir un nouveau mot de passe']);
    expect(form.metas).toMatchObject({ robots: 'noindex' });
    const done = await device.submit('new-password', twice('lune-rouge'));
    expect([done.at, done.text('main')]).toEqual([
      '/connexion?done=new-password',
      expect.stringContaining('Votre mot de passe a été mis à jour.'),
    ]);
    // The account knows the device by its link: who guesses meanwhile does not hold it up.
    expect(device.cookies.get('parcours_device')?.split('~')).toEqual([expect.any(String), before]);
    const home = await device.submit('login', { email, password: 'lune-rouge' });
    expect(home.at).toContain('/mon-profil');
    const again = browse();
    await again.open(path);
    expect((await again.submit('new-password', twice('lune-verte'))).at).toBe(
      '/reinit-mot-de-passe?raison=lien',
    );
  });

  it('by no link that holds what no text does', async () => {
    const path = '/reinit-mot-de-passe?name=%00&temp=%00';
    expect((await browse().open(path)).form('password-reset')).toBeDefined();
    const forged = await visits.send(
      path,
      { _form: 'new-password', ...twice('lune-rouge') },
      anotherVisitor(),
    );
    expect([forged.status, forged.headers.get('location')]).toEqual([
      303,
      '/reinit-mot-de-passe?raison=lien',
    ]);
  });

  it('says in English that it has been updated', async () => {
    const page = await visits.page('/en/login?done=new-password');
    expect(page.text('main')).toContain('Your password has been updated.');
  });

  it.each(['', 'x', '\u0000@exemple.ca', `${'a'.repeat(200)}@exemple.ca`])(
    'for an address of e-mail: %j',
    async (email) => {
      const answer = await visits.send(
        '/en/reset-password',
        { _form: 'password-reset', email },
        { ...json, ...anotherVisitor() },
      );
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { faults: [{ field: 'email', message: 'Enter your email address, such as name@example.ca.' }] },
      ]);
    },
  );
});

describe('an operator that asks for more of a password', () => {
  let strict: AccountsStage;
  beforeAll(async () => {
    strict = await startAccountsStage({ settings: { PASSWORD_POLICY: 'strict' } });
  }, 60_000);
  afterAll(() => strict.app.close());

  it('says its own numbers, and refuses what anybody would guess', async () => {
    const browser = openPlainBrowser(() => strict.app);
    const page = await browser.open('/en/account-activation/1/2/x');
    expect(page.text('main')).toContain('15 to 128 characters.');
    const short = await browser.submit('activation', twice('soleil-bleu'));
    expect(short.text('main')).toContain('The new password must contain between 15 and 128 characters.');
    const common = await browser.submit('activation', twice('passwordpassword'));
    expect(common.text('main')).toContain('This password is too easy to guess.');
    const good = await browser.submit('activation', twice('quatre chevaux verts de mer'));
    expect(good.at).toBe('/en/reset-password?raison=lien');
  });
});
