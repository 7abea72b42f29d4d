import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountVisitsOf, deviceSettings, type Device } from '#tests/support/account-visits.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';
import { textOf } from '#tests/support/document.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, ...deviceSettings } });
}, 60_000);
afterAll(() => stage.app.close());

const { visits, arrive, fill, signInAs } = accountVisitsOf(() => stage);
const paths = { fr: '/mon-profil/mes-parametres-de-profil', en: '/en/my-account/my-account-parameters' };
const logins = { fr: '/connexion', en: '/en/login' };
const change = (current: string, next: string, confirmation = next) => ({
  _form: 'password',
  current,
  next,
  confirmation,
});
const deletion = (password: string) => ({ _form: 'delete-account', confirmed: 'yes', password });
const isIn = async (device: Device) => (await visits.ask(paths.fr, device)).status === 200;

describe('another password', () => {
  it.each([
    ['fr', 'Votre mot de passe a été mis à jour.'],
    ['en', 'Your password has been updated.'],
  ] as const)('is set, ends the other sessions and leaves this one, in %s', async (locale, words) => {
    const someone = await arrive({ locale });
    const elsewhere = await signInAs(someone);
    expect(await isIn(elsewhere)).toBe(true);
    const sent = await fill(paths[locale], change(someone.password, 'lune-rouge'), someone.device);
    expect([sent.status, sent.to]).toEqual([303, `${paths[locale]}?done=password#password`]);
    const after = await visits.page(sent.to ?? '', someone.device);
    expect(after.text('main')).toContain(words);
    expect(await isIn(someone.device)).toBe(true);
    // The session of the site, and the tokens that any program had of the service.
    expect((await visits.page('/', elsewhere)).view().shell.visitor.kind).toBe('anonymous');
    expect(await isIn(elsewhere)).toBe(false);
    expect((await stage.call('/api/users', { token: someone.token })).status).toBe(401);
    const before = await stage.call('/oauth/token', { form: passwordGrant(someone.mail, someone.password) });
    expect(before.body).toMatchObject({ error: 'invalid_grant' });
    expect(
      (await stage.call('/oauth/token', { form: passwordGrant(someone.mail, 'lune-rouge') })).status,
    ).toBe(200);
    expect((await stage.mailsTo(someone.mail, 2)).length).toBe(2);
  });

  it('keeps this session for as long as any: its tokens are renewed', async () => {
    const someone = await arrive();
    await fill(paths.fr, change(someone.password, 'lune-rouge'), someone.device);
    stage.app.clock.advance(10 * 60_000);
    expect(await isIn(someone.device)).toBe(true);
  });

  it.each([
    ['en', ['', 'lune-rouge'], 'current', 'The password field cannot be empty.'],
    ['en', ['soleil-bleu', ''], 'next', 'The new password field cannot be empty.'],
    ['en', ['soleil-bleu', 'abcd'], 'next', 'The new password must contain between 5 and 20 characters.'],
    [
      'en',
      ['soleil-bleu', 'x'.repeat(21)],
      'next',
      'The new password must contain between 5 and 20 characters.',
    ],
    [
      'en',
      ['soleil-bleu', 'lune-rouge', 'lune-verte'],
      'confirmation',
      'The password confirmation does not match the password.',
    ],
    ['en', ['soleil-noir', 'lune-rouge'], 'current', 'This is not your current password.'],
    ['fr', ['', 'lune-rouge'], 'current', 'Le champ du mot de passe ne peut pas être vide.'],
    ['fr', ['soleil-bleu', ''], 'next', 'Le champ du nouveau mot de passe ne peut pas être vide.'],
    [
      'fr',
      ['soleil-bleu', 'abcd'],
      'next',
      'Le nouveau mot de passe doit contenir entre 5 et 20 caractères.',
    ],
    [
      'fr',
      ['soleil-bleu', 'lune-rouge', 'lune-verte'],
      'confirmation',
      'La confirmation du mot de passe ne correspond pas au mot de passe.',
    ],
  ] as const)('is refused in %s: %j', async (locale, [current, next, confirmation], field, words) => {
    const { device, mail, password } = await arrive();
    const sent = await fill(paths[locale], change(current, next, confirmation), device);
    expect(sent.status).toBe(422);
    const [fault] = sent.elements(({ attribs }) => attribs['id'] === `password-${field}-error`);
    expect(fault && textOf(fault)).toContain(words);
    expect(sent.text('main')).toContain(locale === 'fr' ? 'ne sont pas gardés' : 'passwords are not kept');
    for (const typed of [current, next].filter((text) => text.length > 4))
      expect(JSON.stringify(sent.form('password'))).not.toContain(typed);
    expect((await stage.call('/oauth/token', { form: passwordGrant(mail, password) })).status).toBe(200);
  });

  it('is refused for a while to who guesses the present one', async () => {
    const { device, password } = await arrive();
    for (let tries = 0; tries < 5; tries += 1) await fill(paths.fr, change('essai', 'lune-rouge'), device);
    expect((await fill(paths.fr, change(password, 'lune-rouge'), device)).status).toBe(429);
  });

  it.each([
    ['a NUL', 'lune\0rouge'],
    ['100 KB', 'x'.repeat(100_000)],
    ['20 KB of quotes', '"'.repeat(20_000)],
  ])('gets a 4xx for %s', async (_name, text) => {
    const { device, password } = await arrive();
    for (const fields of [change(text, 'lune-rouge'), change(password, text), change(text, text)])
      expect([413, 422]).toContain((await fill(paths.fr, fields, device)).status);
  });
});

describe('the end of a profile', () => {
  it.each([
    ['fr', 'C’est irréversible.', 'Votre profil est supprimé'],
    ['en', 'This cannot be undone.', 'Your profile is deleted'],
  ] as const)('is asked for twice, and told, in %s', async (locale, warning, words) => {
    const someone = await arrive({ locale });
    const elsewhere = await signInAs(someone);
    const page = await visits.page(paths[locale], someone.device);
    const [step] = page.elements(({ attribs }) => attribs['href']?.includes('supprimer=1') ?? false);
    const second = await visits.page(step?.attribs['href'] ?? '', someone.device);
    expect(second.text('main')).toContain(warning);
    const early = await fill(paths[locale], { _form: 'delete-account' }, someone.device);
    expect(early.status).toBe(422);
    const sent = await fill(paths[locale], deletion(someone.password), someone.device);
    expect([sent.status, sent.to]).toEqual([303, `${logins[locale]}?raison=profil-supprime`]);
    expect((await visits.page(sent.to ?? '')).text('main')).toContain(words);
    for (const device of [someone.device, elsewhere])
      expect((await visits.page('/', device)).view().shell.visitor.kind).toBe('anonymous');
    const token = await stage.call('/oauth/token', { form: passwordGrant(someone.mail, someone.password) });
    expect(token.body).toMatchObject({ error: 'invalid_grant' });
    expect((await stage.mailsTo(someone.mail, 2)).at(-1)?.subject).toMatch(/supprimé|deleted/);
  });

  it.each([
    ['fr', '', 'Le champ du mot de passe ne peut pas être vide.'],
    ['fr', 'soleil-noir', 'Ce n’est pas votre mot de passe actuel.'],
    ['en', '', 'The password field cannot be empty.'],
    ['en', 'soleil-noir', 'This is not your current password.'],
    ['en', 'a\0b', 'This is not your current password.'],
  ] as const)('asks for the password: in %s, %j leaves profile and session', async (locale, typed, words) => {
    const { device } = await arrive({ locale });
    const sent = await fill(paths[locale], deletion(typed), device);
    expect(sent.status).toBe(422);
    const [fault] = sent.elements(({ attribs }) => attribs['id'] === 'delete-account-password-error');
    expect(fault && textOf(fault)).toContain(words);
    expect(sent.text('main')).toContain(locale === 'fr' ? 'toujours connecté' : 'still logged in');
    expect(sent.form('delete-account')['password']).toBe('');
    expect(await isIn(device)).toBe(true);
  });

  it('is refused for a while to who guesses the password', async () => {
    const { device, password } = await arrive();
    for (let tries = 0; tries < 5; tries += 1) await fill(paths.fr, deletion('essai'), device);
    expect((await fill(paths.fr, deletion(password), device)).status).toBe(429);
    expect(await isIn(device)).toBe(true);
    // One network gets so many mails an hour, and everybody here joins from the same one.
    stage.app.clock.advance(3_600_000);
  });
});

describe('signing out', () => {
  it.each([
    ['/horaires?x=1', '/connexion?destination=%2Fhoraires%3Fx%3D1'],
    ['https://ailleurs.exemple/', '/connexion'],
    ['//ailleurs.exemple/', '/connexion'],
    ['/\\ailleurs.exemple', '/connexion'],
    ['javascript:alert(1)', '/connexion'],
    ['', '/connexion'],
    ['/a\0b', '/connexion?destination=%2Fa%2500b'],
  ])('with the destination %j leads to %s', async (destination, to) => {
    const { device } = await arrive();
    const sent = await fill(paths.fr, { _form: 'logout', destination }, device);
    expect([sent.status, sent.to]).toEqual([303, to]);
    expect(await isIn(device)).toBe(false);
  });

  it('from the account area leads the next sign-in back to the page', async () => {
    const someone = await arrive();
    const page = await visits.page(paths.en, someone.device);
    const [field] = page.elements(({ attribs }) => attribs['name'] === 'destination');
    expect(field?.attribs['value']).toBe(paths.en);
    const out = await fill(paths.en, { _form: 'logout', destination: paths.en }, someone.device);
    const back = await fill(out.to ?? '', {
      _form: 'login',
      email: someone.mail,
      password: someone.password,
    });
    expect(back.to).toBe(paths.en);
  });
});

describe('the menu of a member', () => {
  it.each(['/', '/en'])(
    'has initials, parameters, my notices with their count and the way out, on %s',
    async (at) => {
      const { device } = await arrive();
      const page = await visits.page(at, device);
      const [menu] = page.elements(({ attribs }) => attribs['class'] === 'account-menu');
      const words = menu ? textOf(menu) : '';
      expect(words).toContain('ÈR');
      const { links, visitor } = page.view().shell;
      expect(visitor).toMatchObject({ kind: 'member', noticesCount: 0 });
      for (const href of [links.accountParameters, links.accountMyNotices])
        expect(page.elements(({ attribs }) => attribs['href'] === href).length).toBeGreaterThan(0);
      expect(page.form('logout')['_form']).toBe('logout');
    },
  );
});
