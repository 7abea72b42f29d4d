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
/** An address of the service, as its links have it. */
const linkTo = (path: string) => ({ href: `${stage.app.origin}/services/accounts${path}` });
const resourceOf = ({ uid, uuid, mail, firstName, lastName }: Member, profile?: string) => ({
  type: 'users',
  id: uuid,
  links: { self: linkTo(`/api/users/${uuid}`) },
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
    json: { data: { type: 'customerProfile', id: init.id, attributes } },
  });
const idOf = ({ body }: { body: unknown }) => (body as { data: { id: string } }).data.id;

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
      expect([status, body]).toEqual([
        200,
        { jsonapi: expect.anything(), data: [], meta: { count: 0 }, links: expect.anything() },
      ]);
  });

  it('are read with what belongs to them, and not with what does not exist', async () => {
    const member = await stage.join();
    const { token } = member;
    const plain = await stage.call(`/api/users/${member.uuid}`, { token });
    const links = { self: linkTo(`/api/users/${member.uuid}`) };
    expect(plain.body).toEqual({ jsonapi: expect.anything(), data: resourceOf(member), links });
    const id = idOf(await save(member, { gender: 'woman' }));
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

  it('and the document that holds them say where they stand, in the language of the call', async () => {
    const { mail, uuid, token } = await stage.join();
    for (const prefix of ['', '/en']) {
      const asked = `${prefix}${byName(mail)}`;
      expect((await stage.call(asked, { token })).body).toMatchObject({
        data: [{ links: { self: linkTo(`${prefix}/api/users/${uuid}`) } }],
        links: { self: linkTo(asked) },
      });
    }
  });
});

describe('JSON:API', () => {
  it.each([
    ['GET', '/api/users'],
    ['GET', '/api/users/:uuid'],
    ['POST', '/api/customerProfile'],
    ['GET', '/api/customerProfile/:profile'],
    ['PATCH', '/api/customerProfile/:profile'],
  ] as const)('has one format, which is not asked for by name: %s %s', async (method, path) => {
    const member = await stage.join();
    const profile = idOf(await save(member, {}));
    const address = path.replace(':uuid', member.uuid).replace(':profile', profile);
    const json = { data: { type: 'customerProfile', attributes: { gender: 'man' } } };
    for (const query of ['_format=json', '_format=api_json', '_format=', 'sort=name']) {
      const init = { method, token: member.token, ...(method !== 'GET' && { type, json }) };
      const answer = await stage.call(`${address}?${query}`, init);
      expect([query, answer.status, answer.headers.get('content-type')]).toEqual([query, 400, type]);
      expect(answer.body).toMatchObject({ errors: [{ status: '400' }] });
    }
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
    const id = idOf(made);
    const links = { self: linkTo(`/api/customerProfile/${id}`) };
    expect(made.headers.get('location')).toBe(links.self.href);
    expect([made.status, made.body]).toEqual([
      201,
      {
        jsonapi: expect.anything(),
        data: {
          type: 'customerProfile',
          id,
          links,
          attributes: all,
          relationships: { uid: { data: { type: 'users', id: member.uuid } } },
        },
        links,
      },
    ]);
    const read = await stage.call(`/api/customerProfile/${id}`, { token: member.token });
    expect([read.status, read.body]).toEqual([200, made.body]);
    const changed = await save(member, { gender: 'woman', transport_mode: null }, { id });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({
        data: expect.objectContaining({ attributes: { ...all, gender: 'woman', transport_mode: [] } }),
      }),
    ]);
    expect(changed.headers.has('location')).toBe(false);
  });

  it('is made in the language of the call', async () => {
    const { token } = await stage.join();
    const json = { data: { type: 'customerProfile' } };
    const made = await stage.call('/en/api/customerProfile', { token, type, json });
    expect([made.status, made.headers.get('location')]).toEqual([
      201,
      linkTo(`/en/api/customerProfile/${idOf(made)}`).href,
    ]);
  });

  it('gets its id from the service', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const json = { data: { type: 'customerProfile', id } };
    const answer = await stage.call('/api/customerProfile', { token: someone.token, type, json });
    expect([answer.status, answer.body]).toMatchObject([
      403,
      { errors: [{ source: { pointer: '/data/id' } }] },
    ]);
  });

  it('is changed by a body that names it, and by no other', async () => {
    const [member, other] = [await stage.join(), await stage.join()];
    const [id, elsewhere] = [idOf(await save(member, {})), idOf(await save(other, {}))];
    const change = (named: string | undefined) =>
      stage.call(`/api/customerProfile/${id}`, {
        method: 'PATCH',
        token: member.token,
        type,
        json: { data: { type: 'customerProfile', id: named, attributes: { gender: 'man' } } },
      });
    for (const named of [elsewhere, member.uuid, 'x', undefined]) {
      const refused = await change(named);
      expect([refused.status, refused.body]).toEqual([
        400,
        expect.objectContaining({
          errors: [expect.objectContaining({ source: { pointer: '/data/id' } })],
        }),
      ]);
    }
    const { body } = await stage.call(`/api/customerProfile/${id}`, { token: member.token });
    expect(body).toMatchObject({ data: { attributes: { gender: null } } });
    expect((await change(id.toUpperCase())).status).toBe(200);
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

  it('of somebody else cannot be written, read, nor made in their name', async () => {
    const [member, other] = [await stage.join(), await stage.join()];
    const id = idOf(await save(other, { gender: 'woman' }));
    expect((await save(member, { gender: 'man' }, { id })).status).toBe(403);
    expect((await stage.call(`/api/customerProfile/${id}`, { token: member.token })).status).toBe(403);
    const relationships = { uid: { data: { type: 'users', id: other.uuid } } };
    const json = { data: { type: 'customerProfile', attributes: {}, relationships } };
    expect((await stage.call('/api/customerProfile', { token: member.token, type, json })).status).toBe(403);
  });
});
