import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
/** Whoever is only refused. */
let someone: Member;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
  someone = await stage.join();
}, 60_000);
afterAll(() => stage.app.close());

type Member = Awaited<ReturnType<AccountsStage['join']>>;
const type = 'application/vnd.api+json';
const byName = (name: string) => `/api/users?filter[name]=${encodeURIComponent(name)}`;
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const resourceOf = ({ uid, uuid, mail, firstName, lastName }: Member, profile?: string) => ({
  type: 'users',
  id: uuid,
  attributes: {
    display_name: mail,
    drupal_internal__uid: uid,
    name: mail,
    mail,
    first_name: firstName,
    last_name: lastName,
    langcode: 'fr',
    preferred_langcode: 'fr',
    subscribe_general_notices: false,
    role: 'member',
    daily_digest: false,
    created: instant,
    changed: instant,
  },
  relationships: {
    subscribe_selected_notices: { data: [] },
    customer_profile_profiles: {
      data: profile === undefined ? [] : [{ type: 'customerProfile', id: profile }],
    },
  },
});
const save = (member: Member, attributes: object, init: { id?: string; type?: string } = {}) =>
  stage.call(init.id === undefined ? '/api/customerProfile' : `/api/customerProfile/${init.id}`, {
    method: init.id === undefined ? 'POST' : 'PATCH',
    token: member.token,
    type: init.type ?? type,
    json: { data: { type: 'customerProfile', attributes } },
  });

describe('members by JSON:API', () => {
  it('are found by their own address, in any case of letters', async () => {
    const member = await stage.join();
    for (const name of [member.mail, member.mail.toUpperCase()]) {
      const { status, headers, body } = await stage.call(byName(name), { token: member.token });
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(body).toMatchObject({ data: [resourceOf(member)], meta: { count: 1 } });
    }
  });

  it('find nobody else: an empty list, whether or not somebody has the address', async () => {
    const [member, other] = [await stage.join(), await stage.join()];
    const answers = [other.mail, 'personne@exemple.ca', '', '%'].map((name) =>
      stage.call(byName(name), { token: member.token }),
    );
    for (const { status, body } of await Promise.all(answers))
      expect([status, body]).toEqual([200, { jsonapi: expect.anything(), data: [], meta: { count: 0 } }]);
  });

  it('are read with what belongs to them, and not with what does not exist', async () => {
    const member = await stage.join();
    const { token } = member;
    const plain = await stage.call(`/api/users/${member.uuid}`, { token });
    expect(plain.body).toEqual({ jsonapi: expect.anything(), data: resourceOf(member) });
    const { body } = await save(member, { gender: 'woman' });
    const { id } = (body as { data: { id: string } }).data;
    const include = 'subscribe_selected_notices,customer_profile_profiles';
    const whole = await stage.call(`/api/users/${member.uuid}?include=${include}`, { token });
    expect(whole.body).toMatchObject({
      data: resourceOf(member, id),
      included: [{ type: 'customerProfile', id, attributes: { gender: 'woman' } }],
    });
    const wrong = await stage.call(`/api/users/${member.uuid}?include=tokens`, { token });
    expect([wrong.status, wrong.body]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ source: { parameter: 'include' } })] }),
    ]);
    expect((await stage.call(`/api/users/${member.uuid}?sort=name`, { token })).status).toBe(400);
    expect((await stage.call('/api/users/7', { token })).status).toBe(400);
  });
});

describe('a profile by JSON:API', () => {
  it('is made once, changed afterwards, and names its owner', async () => {
    const member = await stage.join();
    const all = {
      use_rtc_services: null,
      usual_payment_method: [],
      transport_mode: ['walk'],
      profession: null,
      year_of_birth: 1980,
      gender: null,
      zip_code: 'G1K',
    };
    const made = await save(member, { transport_mode: ['walk'], year_of_birth: '1980', zip_code: 'g1k 4a2' });
    const { id } = (made.body as { data: { id: string } }).data;
    expect([made.status, made.body]).toEqual([
      201,
      {
        jsonapi: expect.anything(),
        data: {
          type: 'customerProfile',
          id,
          attributes: all,
          relationships: { uid: { data: { type: 'users', id: member.uuid } } },
        },
      },
    ]);
    const changed = await save(member, { gender: 'woman', transport_mode: null }, { id });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({
        data: expect.objectContaining({ attributes: { ...all, gender: 'woman', transport_mode: [] } }),
      }),
    ]);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'is not taken as %s',
    async (other) => {
      const answer = await save(someone, {}, { type: other });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([415, type]);
      expect(answer.body).toMatchObject({ errors: [{ status: '415' }] });
    },
  );

  it.each([
    [{ gender: 'x' }],
    [{ profession: 'spy' }],
    [{ use_rtc_services: 'never-ever' }],
    [{ usual_payment_method: ['gold'] }],
    [{ transport_mode: ['walk', 'broom'] }],
    [{ year_of_birth: 1850 }],
    [{ year_of_birth: 2100 }],
    [{ year_of_birth: 19.5 }],
    [{ zip_code: '90210' }],
  ])('has no such answer as %j', async (attributes) => {
    const answer = await save(someone, attributes);
    const [pointer] = Object.keys(attributes).map((name) => `/data/attributes/${name}`);
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ source: { pointer } })] }),
    ]);
  });

  it('of somebody else cannot be written, nor made in their name', async () => {
    const [member, other] = [await stage.join(), await stage.join()];
    const { body } = await save(other, { gender: 'woman' });
    const { id } = (body as { data: { id: string } }).data;
    expect((await save(member, { gender: 'man' }, { id })).status).toBe(403);
    const relationships = { uid: { data: { type: 'users', id: other.uuid } } };
    const json = { data: { type: 'customerProfile', attributes: {}, relationships } };
    expect((await stage.call('/api/customerProfile', { token: member.token, type, json })).status).toBe(403);
  });
});
