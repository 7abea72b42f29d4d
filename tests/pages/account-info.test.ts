import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentModes, travelModes } from '#domain/profile-options.ts';
import { accountVisitsOf, deviceSettings, valuesIn } from '#tests/support/account-visits.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, ...deviceSettings } });
}, 60_000);
afterAll(() => stage.app.close());

const { visits, arrive, fill, signInAs } = accountVisitsOf(() => stage);
const paths = { fr: '/mon-profil/modifier-info', en: '/en/my-account/edit-info' };
const identity = { _form: 'login-details', firstName: 'Ève', lastName: 'Roy', password: '' };

describe('the login details', () => {
  it.each([
    ['fr', 'Vos renseignements ont été enregistrés.'],
    ['en', 'Your information were successfully saved.'],
  ] as const)('are saved, and the page says so, in %s', async (locale, words) => {
    const { device, mail } = await arrive();
    const before = await visits.page(paths[locale], device);
    expect(valuesIn(before, 'login-details')).toMatchObject({
      firstName: 'Ève',
      lastName: 'Roy',
      email: mail,
    });
    const sent = await fill(
      paths[locale],
      { ...identity, firstName: 'Éva', lastName: 'Roy-Dubé', email: mail },
      device,
    );
    expect([sent.status, sent.to]).toEqual([303, `${paths[locale]}?done=login-details#login-details`]);
    const after = await visits.page(`${paths[locale]}?done=login-details`, device);
    expect(after.text('main')).toContain(words);
    expect(after.text('header')).toContain('ÉR');
    expect(after.text('main')).toContain('Éva Roy-Dubé');
    expect(after.response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    [
      'fr',
      /Un courriel a été envoyé à votre nouvelle adresse/,
      'vous serez déconnecté de tous vos appareils',
    ],
    ['en', /An email was sent to your new address/, 'you will be logged out on all your devices'],
  ] as const)(
    'move to another address with the password, end every session, and say what to do, in %s',
    async (locale, words, warning) => {
      const someone = await arrive({ locale });
      const elsewhere = await signInAs(someone);
      const path = paths[locale];
      expect((await visits.page(path, someone.device)).text('main')).toContain(warning);
      const wanted = { ...identity, email: `nouvelle.${locale}.${someone.mail}` };
      const without = await fill(path, wanted, someone.device);
      expect(without.status).toBe(422);
      expect(valuesIn(without, 'login-details')['email']).toBe(wanted.email);
      const wrong = await fill(path, { ...wanted, password: 'un-autre-mot' }, someone.device);
      expect(wrong.status).toBe(422);
      expect(valuesIn(wrong, 'login-details')).toMatchObject({ email: wanted.email, password: '' });
      const moved = await fill(path, { ...wanted, password: someone.password }, someone.device);
      const login = locale === 'fr' ? '/connexion' : '/en/login';
      expect([moved.status, moved.to]).toEqual([303, `${login}?raison=courriel`]);
      const page = await visits.page(moved.to ?? '');
      expect(page.text('main')).toMatch(words);
      expect(page.response.headers.get('cache-control')).toBe('private, no-store');
      for (const device of [someone.device, elsewhere])
        expect((await visits.ask(path, device)).headers.get('location')).toContain(login);
      const refused = await fill('/connexion', {
        _form: 'login',
        email: wanted.email,
        password: someone.password,
      });
      expect([refused.status, refused.text('main')]).toEqual([
        422,
        expect.stringContaining('Avez-vous activé votre profil'),
      ]);
      const [validation] = await stage.mailsTo(wanted.email);
      const parts = new URL(validation?.link ?? '').pathname.split('/').slice(-3).join('/');
      await stage.call(`/activate/user/${parts}`, { json: { pass: someone.password } });
      expect(
        (await stage.call('/oauth/token', { form: passwordGrant(wanted.email, someone.password) })).status,
      ).toBe(200);
    },
  );

  it('are refused at the field for an address that somebody has', async () => {
    const someone = await arrive();
    const other = await stage.join();
    const sent = await fill(
      paths.en,
      { ...identity, email: other.mail, password: someone.password },
      someone.device,
    );
    expect(sent.status).toBe(422);
    const [fault] = sent.elements(({ attribs }) => attribs['id'] === 'login-details-email-error');
    expect(fault && sent.text('main')).toContain('This address cannot be used');
    expect(valuesIn(sent, 'login-details')['email']).toBe(other.mail);
    expect((await visits.ask(paths.en, someone.device)).status).toBe(200);
  });

  it('say what is wrong at each field, under the message of every form', async () => {
    const { device } = await arrive();
    const sent = await fill(paths.en, { ...identity, firstName: ' ', lastName: '', email: 'no' }, device);
    expect(sent.status).toBe(422);
    expect(sent.text('main')).toContain('Please correct the fields with errors.');
    for (const field of ['firstName', 'lastName', 'email'])
      expect(sent.elements(({ attribs }) => attribs['id'] === `login-details-${field}-error`)).toHaveLength(
        1,
      );
    expect(sent.text('main')).toContain('kept, except passwords');
  });
});

describe('the profile details', () => {
  const all = {
    useFrequency: 'one_to_three_days_week',
    occupation: 'at_work',
    gender: 'woman',
    birthYear: '1985',
    postalCode: 'g1k 4a2',
    ...Object.fromEntries(paymentModes.map((mode) => [`payment.${mode}`, 'on'])),
    ...Object.fromEntries(travelModes.map((mode) => [`travel.${mode}`, 'on'])),
  };

  it.each([
    ['fr', 'Vos renseignements ont été mis à jour.'],
    ['en', 'Your informations were successfully updated.'],
  ] as const)('keep every answer and take each of them back, in %s', async (locale, words) => {
    const { device } = await arrive();
    const path = paths[locale];
    expect(valuesIn(await visits.page(path, device), 'profile-details')).toEqual({
      useFrequency: '',
      occupation: '',
      gender: '',
      birthYear: '',
      postalCode: '',
    });
    const sent = await fill(path, { _form: 'profile-details', ...all }, device);
    expect(sent.to).toBe(`${path}?done=profile-details#profile-details`);
    const after = await visits.page(sent.to ?? '', device);
    expect(after.text('main')).toContain(words);
    expect(valuesIn(after, 'profile-details')).toEqual({ ...all, postalCode: 'G1K' });
    await fill(path, { _form: 'profile-details', birthYear: '', 'travel.walk': 'on' }, device);
    expect(valuesIn(await visits.page(path, device), 'profile-details')).toEqual({
      useFrequency: '',
      occupation: '',
      gender: '',
      birthYear: '',
      postalCode: '',
      'travel.walk': 'on',
    });
  });

  it.each([
    ['birthYear', '85'],
    ['birthYear', '1700'],
    ['birthYear', '2999'],
    ['postalCode', '12345'],
    ['gender', 'x'],
    ['occupation', '__proto__'],
    ['useFrequency', 'daily'],
  ])('refuse %s: %s, and lose nothing that was typed', async (field, value) => {
    const { device } = await arrive();
    const sent = await fill(paths.fr, { _form: 'profile-details', ...all, [field]: value }, device);
    expect(sent.status).toBe(422);
    expect(sent.elements(({ attribs }) => attribs['id'] === `profile-details-${field}-error`)).toHaveLength(
      1,
    );
    const kept = valuesIn(sent, 'profile-details');
    const isList = ['gender', 'occupation', 'useFrequency'].includes(field);
    expect(kept).toEqual({ ...all, [field]: isList ? '' : value });
    expect(valuesIn(await visits.page(paths.fr, device), 'profile-details')['payment.cash']).toBeUndefined();
  });
});

describe('what nobody types', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['100 KB', 'x'.repeat(100_000)],
    ['60 KB of quotes', '"'.repeat(60_000)],
    ['signs that turn a line around', '\u202eeva'],
    ['a line break', 'a\nb'],
  ])('gets a 4xx: %s', async (_name, text) => {
    const { device, mail } = await arrive();
    const details = { ...identity, email: mail };
    const sent = await Promise.all([
      fill(paths.fr, { ...details, firstName: text }, device),
      fill(paths.fr, { ...details, email: text }, device),
      fill(paths.fr, { ...details, email: `b${mail}`, password: `${text}\0` }, device),
      fill(paths.fr, { _form: 'profile-details', birthYear: text }, device),
      fill(paths.fr, { _form: 'profile-details', gender: text }, device),
      fill(paths.fr, { _form: 'profile-details', [`payment.${text}`]: 'on', birthYear: '1' }, device),
    ]);
    for (const { status } of sent) expect([413, 422, 429]).toContain(status);
  });

  it('is a form of somebody who is not signed in', async () => {
    const sent = await fill(paths.fr, { ...identity, email: 'a@exemple.ca' });
    expect([sent.status, sent.to]).toEqual([303, expect.stringContaining('/connexion?destination=')]);
  });
});
