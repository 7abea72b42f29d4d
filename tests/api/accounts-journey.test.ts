import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  testClient,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
}, 60_000);
afterAll(() => stage.app.close());

const hourMs = 3_600_000;
const partsOf = (link: string, count = 3) => new URL(link).pathname.split('/').slice(-count).join('/');

describe('a profile', () => {
  const mail = 'jeanne.tremblay@exemple.ca';
  const wanted = {
    name: [{ value: mail }],
    mail: [{ value: mail }],
    first_name: [{ value: 'Jeanne' }],
    last_name: [{ value: 'Tremblay' }],
    langcode: [{ value: 'fr' }],
    preferred_langcode: [{ value: 'fr' }],
  };

  it('is asked for, activated with the mailed link, and signed in to', async () => {
    const asked = await stage.call('/user/register?_format=json', { json: wanted });
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ mail: [{ value: mail }], first_name: [{ value: 'Jeanne' }] });
    const [sent] = await stage.mailsTo(mail);
    expect(sent?.subject).toMatch(/profil/i);
    const path = `/activate/user/${partsOf(sent?.link ?? '')}`;
    expect((await stage.call(path, { json: { pass: 'abc' } })).status).toBe(422);
    expect((await stage.call(path, { json: { pass: 'soleil-bleu' } })).status).toBe(200);
    expect((await stage.call(path, { json: { pass: 'soleil-noir' } })).status).toBe(400);
    const token = await stage.call('/oauth/token', { form: passwordGrant(mail, 'soleil-bleu') });
    expect(token.status).toBe(200);
    expect(token.body).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
    expect(token.headers.get('cache-control')).toBe('no-store');
  });

  it('that is asked for again is answered alike, and its owner is told', async () => {
    const again = await stage.call('/user/register?_format=json', { json: wanted });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ mail: [{ value: mail }], first_name: [{ value: 'Jeanne' }] });
    const mails = await stage.mailsTo(mail, 2);
    expect(mails.at(-1)?.text).toMatch(/déjà un profil/);
  });

  it('has its password reset by a mailed link, once', async () => {
    const someone = await stage.join();
    const asked = await stage.call('/user/lost-password?_format=json', { json: { mail: someone.mail } });
    const unknown = await stage.call('/user/lost-password?_format=json', {
      json: { mail: 'personne@exemple.ca' },
    });
    expect([asked.status, asked.text]).toEqual([200, unknown.text]);
    const sent = (await stage.mailsTo(someone.mail, 2)).at(-1);
    const { searchParams } = new URL(sent?.link ?? '');
    const json = {
      name: searchParams.get('name'),
      temp_pass: searchParams.get('temp'),
      new_pass: 'lune-rouge',
    };
    expect((await stage.call('/user/lost-password-reset?_format=json', { json })).status).toBe(200);
    expect((await stage.call('/user/lost-password-reset?_format=json', { json })).status).toBe(400);
    const before = await stage.call('/oauth/token', { form: passwordGrant(someone.mail, someone.password) });
    expect(before.body).toMatchObject({ error: 'invalid_grant' });
    expect(
      (await stage.call('/oauth/token', { form: passwordGrant(someone.mail, 'lune-rouge') })).status,
    ).toBe(200);
    // Every sign-in before is over.
    expect((await stage.call(`/api/users/${someone.uuid}`, { token: someone.token })).status).toBe(401);
  });

  it('has links that are good for a day', async () => {
    const late = 'en.retard@exemple.ca';
    const json = {
      mail: late,
      first_name: 'En',
      last_name: 'Retard',
      langcode: 'en',
      preferred_langcode: 'en',
    };
    await stage.call('/user/register?_format=json', { json });
    const [sent] = await stage.mailsTo(late);
    stage.app.clock.advance(24 * hourMs);
    const path = `/activate/user/${partsOf(sent?.link ?? '')}`;
    expect((await stage.call(path, { json: { pass: 'soleil-bleu' } })).status).toBe(400);
  });

  it('moves to another address with its password, and is validated there before anybody signs in', async () => {
    const someone = await stage.join();
    const next = `nouvelle.${someone.mail}`;
    const change = { mail: [{ value: next }], name: [{ value: next }] };
    const path = `/user/${someone.uid}?_format=json`;
    const without = await stage.call(path, { method: 'PATCH', token: someone.token, json: change });
    expect([without.status, without.text]).toEqual([422, expect.stringContaining('mail:')]);
    const json = { ...change, pass: [{ existing: someone.password }] };
    expect((await stage.call(path, { method: 'PATCH', token: someone.token, json })).status).toBe(200);
    expect((await stage.call(`/api/users/${someone.uuid}`, { token: someone.token })).status).toBe(401);
    expect((await stage.mailsTo(someone.mail, 2)).at(-1)?.text).toMatch(/adresse/);
    // The right password is not enough: the first call with the token says why.
    const early = await stage.call('/oauth/token', { form: passwordGrant(next, someone.password) });
    const { access_token: token } = early.body as { access_token: string };
    expect((await stage.call('/api/users', { token })).status).toBe(401);
    const [sent] = await stage.mailsTo(next);
    const activation = `/activate/user/${partsOf(sent?.link ?? '')}`;
    expect((await stage.call(activation, { json: { pass: 'un-autre-mot' } })).status).toBe(422);
    expect((await stage.call(activation, { json: { pass: someone.password } })).status).toBe(200);
    const after = await stage.call('/oauth/token', { form: passwordGrant(next, someone.password) });
    expect(after.status).toBe(200);
  });

  it('follows lines of the content, and tells of itself only what is on the lists', async () => {
    const someone = await stage.join();
    const terms = await stage.app.get('/services/content/api/taxonomyTerms/routes?page[limit]=2');
    const { data } = (await terms.json()) as { data: { id: string; attributes: Record<string, unknown> }[] };
    const targets = data.map(({ attributes }) => ({ target_id: attributes['drupal_internal__tid'] }));
    const patched = await stage.call(`/user/${someone.uid}?_format=json`, {
      method: 'PATCH',
      token: someone.token,
      json: { subscribe_selected_notices: targets, subscribe_general_notices: [{ value: true }] },
    });
    expect(patched.status).toBe(200);
    const { token } = someone;
    const type = 'application/vnd.api+json';
    const document = (attributes: object) => ({ data: { type: 'customerProfile', attributes } });
    const path = '/api/customerProfile';
    const told = {
      gender: 'woman',
      transport_mode: ['walk', 'bike'],
      zip_code: 'G1K 4A2',
      year_of_birth: 1980,
    };
    expect((await stage.call(path, { token, type, json: document(told) })).status).toBe(201);
    const wrong = await stage.call(path, { token, type, json: document({ gender: 'x' }) });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('/data/attributes/gender')]);
    const include = 'subscribe_selected_notices,customer_profile_profiles';
    const { body } = await stage.call(`/api/users/${someone.uuid}?include=${include}`, { token });
    const { included } = body as {
      included: { type: string; id: string; attributes: Record<string, unknown> }[];
    };
    expect(included.slice(0, 2).map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    expect(included[2]?.attributes).toMatchObject({ zip_code: 'G1K', transport_mode: ['walk', 'bike'] });
  });

  it('ends with everything that belongs to it', async () => {
    const someone = await stage.join({ firstName: 'Zéphirine', lastName: 'Introuvable' });
    const path = `/user/${someone.uid}?_format=json`;
    expect((await stage.call(path, { method: 'DELETE', token: someone.token })).status).toBe(204);
    const token = await stage.call('/oauth/token', { form: passwordGrant(someone.mail, someone.password) });
    expect(token.body).toMatchObject({ error: 'invalid_grant' });
    expect((await stage.mailsTo(someone.mail, 2)).at(-1)?.subject).toMatch(/supprimé/);
  });
});

describe('tokens', () => {
  it('are replaced in pairs; one that comes again ends the sign-in', async () => {
    const someone = await stage.join();
    const form = {
      grant_type: 'refresh_token',
      refresh_token: someone.refreshToken,
      client_id: testClient.id,
      client_secret: testClient.secret,
    };
    const first = await stage.call('/oauth/token', { form });
    expect(first.status).toBe(200);
    expect((await stage.call('/api/users', { token: someone.token })).status).toBe(401);
    const { access_token: token } = first.body as { access_token: string };
    expect((await stage.call('/api/users', { token })).status).toBe(200);
    stage.app.clock.advance(60_000);
    expect((await stage.call('/oauth/token', { form })).body).toMatchObject({ error: 'invalid_grant' });
    expect((await stage.call('/api/users', { token })).status).toBe(401);
  });

  it.each([
    [{ grant_type: 'password' }, 400, 'invalid_request'],
    [{ ...passwordGrant('a@exemple.ca', 'x'), client_secret: 'no' }, 401, 'invalid_client'],
    [{ ...passwordGrant('a@exemple.ca', 'x'), grant_type: 'magic' }, 400, 'unsupported_grant_type'],
    [{ ...passwordGrant('a@exemple.ca', 'x'), scope: 'everything' }, 400, 'invalid_scope'],
    [passwordGrant('a@exemple.ca', 'wrong'), 400, 'invalid_grant'],
    [
      {
        grant_type: 'refresh_token',
        refresh_token: 'no',
        client_id: 'tests',
        client_secret: testClient.secret,
      },
      400,
      'invalid_grant',
    ],
  ])('are refused: %j', async (form, status, error) => {
    const answer = await stage.call('/oauth/token', { form });
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ error })]);
  });

  it('are refused for a while to who tries too often, and to nobody else', async () => {
    const someone = await stage.join();
    for (let tries = 0; tries < 5; tries += 1)
      await stage.call('/oauth/token', { form: passwordGrant(someone.mail, 'wrong') });
    const locked = await stage.call('/oauth/token', { form: passwordGrant(someone.mail, someone.password) });
    expect([locked.status, locked.body]).toEqual([429, expect.objectContaining({ error: 'slow_down' })]);
    stage.app.clock.advance(15 * 60_000);
    const later = await stage.call('/oauth/token', { form: passwordGrant(someone.mail, someone.password) });
    expect(later.status).toBe(200);
  });
});
