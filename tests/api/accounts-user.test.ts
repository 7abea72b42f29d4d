import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkParts, signIn } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
}, 60_000);
afterAll(() => stage.app.close());

const instant = {
  value: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
  format: String.raw`Y-m-d\TH:i:sP`,
};
const register = (json: unknown) => stage.call('/user/register?_format=json', { json });
let nth = 0;
const wanted = () => {
  nth += 1;
  const mail = `nouveau.${nth}@exemple.ca`;
  const names = { first_name: 'Anne', last_name: 'Côté' };
  return { name: mail, mail, ...names, langcode: 'fr', preferred_langcode: 'fr' };
};
const wrapped = (plain: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(plain).map(([field, value]) => [field, [{ value }]]));
const firstLine = 'Unprocessable Entity: validation failed.';
/** The fields that a refusal names, one on each line after the first. */
const fieldsOf = ({ body }: { body: unknown }) => {
  const { message } = body as { message: string };
  const [first, ...lines] = message.split('\n');
  expect([first, lines.at(-1)]).toEqual([firstLine, '']);
  return lines.slice(0, -1).map((line) => /^(\w+): \S/.exec(line)?.[1]);
};

describe('asking for a profile', () => {
  it('is answered with the account as the wire has it', async () => {
    const json = wanted();
    const answer = await register(wrapped(json));
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        uid: [{ value: expect.any(Number) }],
        uuid: [{ value: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) }],
        ...wrapped(json),
        subscribe_general_notices: [{ value: false }],
        subscribe_selected_notices: [],
        created: [instant],
        changed: [instant],
        default_langcode: [{ value: true }],
      },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('takes values in lists of objects, in objects, and bare', async () => {
    for (const form of [wrapped, (plain: object) => plain]) {
      const json = wanted();
      expect((await register(form(json))).body).toMatchObject(wrapped(json));
    }
    const json = wanted();
    const objects = Object.fromEntries(Object.entries(json).map(([field, value]) => [field, { value }]));
    expect((await register(objects)).body).toMatchObject(wrapped(json));
  });

  it('is refused without a body, with one that is none, and with a number', async () => {
    const empty = await stage.call('/user/register?_format=json', { method: 'POST' });
    expect([empty.status, empty.body]).toEqual([400, { message: expect.any(String) }]);
    for (const field of ['uid', 'uuid'])
      expect((await register({ ...wanted(), [field]: [{ value: 7 }] })).status).toBe(400);
    expect((await register([])).status).toBe(422);
  });

  it.each([
    [{ mail: 'nobody' }, ['mail', 'name']],
    [{ mail: undefined, name: undefined }, ['mail']],
    [{ name: 'somebody-else@exemple.ca' }, ['name']],
    [{ first_name: '', last_name: ' ' }, ['first_name', 'last_name']],
    [{ first_name: undefined }, ['first_name']],
    [{ langcode: 'de' }, ['langcode']],
    [{ first_name: [{ value: {} }] }, ['first_name']],
    [{ pass: 'soleil-bleu' }, ['pass']],
    [{ pass: [{ value: 'soleil-bleu' }] }, ['pass']],
  ])('is refused for %j, one line for each field', async (fault, fields) => {
    const answer = await register({ ...wanted(), ...fault });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual(fields);
  });

  it('stays inactive until its link is followed with a good password, once, within a day', async () => {
    const json = wanted();
    const { body } = await register(json);
    const [{ value: uid } = { value: 0 }] = (body as { uid: { value: number }[] }).uid;
    const [sent] = await stage.mailsTo(json.mail);
    const parts = linkParts(sent?.link ?? '');
    expect(parts.startsWith(`${uid}/`)).toBe(true);
    const activate = (path: string, pass?: string) =>
      stage.call(`/activate/user/${path}`, { json: { pass } });
    const [, stamp, hash] = parts.split('/');
    for (const pass of [undefined, '', '1234', '1'.repeat(21)])
      expect((await activate(parts, pass)).status).toBe(422);
    expect((await activate(`${uid}/${Number(stamp) + 1}/${hash}`, 'soleil')).status).toBe(400);
    expect((await activate(`${uid + 1000}/${stamp}/${hash}`, 'soleil')).status).toBe(404);
    expect((await activate(`1/${stamp}/${hash}`, 'soleil')).status).toBe(400);
    stage.app.clock.advance(24 * 3_600_000 - 1000);
    const activated = await activate(parts, '12345');
    expect([activated.status, activated.body]).toEqual([200, { message: expect.any(String) }]);
    expect((await activate(parts, '12345')).status).toBe(400);
  });
});

describe('a change of one’s own account', () => {
  it('is answered with the account, also when nothing changed', async () => {
    const member = await stage.join();
    const change = (json: unknown) =>
      stage.call(`/user/${member.uid}?_format=json`, { method: 'PATCH', token: member.token, json });
    const before = await change({});
    expect([before.status, before.body]).toEqual([
      200,
      expect.objectContaining({ uid: [{ value: member.uid }], mail: [{ value: member.mail }] }),
    ]);
    const named = await change({ first_name: [{ value: 'Zoé' }], preferred_langcode: 'en' });
    expect(named.body).toMatchObject({ first_name: [{ value: 'Zoé' }], langcode: [{ value: 'en' }] });
    const general = await change({ subscribe_general_notices: [{ value: true }] });
    expect(general.body).toMatchObject({ subscribe_general_notices: [{ value: true }] });
    expect(general.body).toMatchObject({ first_name: [{ value: 'Zoé' }] });
  });

  it('follows lines by the number or the identifier of the content, each once', async () => {
    const { token, uid } = await stage.join();
    const terms = await stage.app.get('/services/content/api/taxonomyTerms/routes?page[limit]=2');
    const { data } = (await terms.json()) as { data: { id: string; attributes: Record<string, unknown> }[] };
    const [one, two] = data.map(({ id, attributes }) => ({
      target_uuid: id,
      target_id: attributes['drupal_internal__tid'],
    }));
    const follow = (subscribe_selected_notices: unknown) =>
      stage.call(`/user/${uid}`, { method: 'PATCH', token, json: { subscribe_selected_notices } });
    const targets = [{ target_id: one?.target_id }, { target_uuid: two?.target_uuid }, one];
    expect((await follow(targets)).body).toMatchObject({
      subscribe_selected_notices: [one, two].map((line) => ({
        ...line,
        target_type: 'taxonomy_term',
        url: `/taxonomy/term/${String(line?.target_id)}`,
      })),
    });
    const unknown = await follow([{ target_id: 999_999 }]);
    expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['subscribe_selected_notices']]);
    expect((await follow([])).body).toMatchObject({ subscribe_selected_notices: [] });
  });

  it('is refused for what the program alone sets', async () => {
    const { token, uid } = await stage.join();
    for (const field of ['uid', 'uuid', 'roles', 'role', 'status', 'created', 'init']) {
      const json = { [field]: [{ value: 1 }] };
      const { status } = await stage.call(`/user/${uid}`, { method: 'PATCH', token, json });
      expect([field, status]).toEqual([field, 403]);
    }
  });

  it('is refused for a name without its address, and for an address that somebody has', async () => {
    const [member, other] = [await stage.join(), await stage.join()];
    const change = (json: object) =>
      stage.call(`/user/${member.uid}`, { method: 'PATCH', token: member.token, json });
    expect((await change({ name: 'autre@exemple.ca' })).status).toBe(403);
    const json = { name: other.mail, mail: other.mail, pass: [{ existing: member.password }] };
    const taken = await change(json);
    expect([taken.status, fieldsOf(taken), taken.body]).toEqual([
      422,
      ['mail'],
      { message: expect.any(String), details: 'mail' },
    ]);
    expect(taken.text).not.toContain('taken');
  });

  it('of the password takes the present one, in any of its forms', async () => {
    const member = await stage.join();
    const change = (pass: unknown) =>
      stage.call(`/user/${member.uid}`, { method: 'PATCH', token: member.token, json: { pass } });
    for (const pass of [[{ value: 'lune-rouge' }], [{ existing: 'x', value: 'lune-rouge' }], 'lune-rouge']) {
      const refused = await change(pass);
      expect([refused.status, fieldsOf(refused), refused.body]).toEqual([
        422,
        ['pass'],
        { message: expect.any(String), details: 'existing' },
      ]);
    }
    for (const [value, details] of [
      ['', 'empty'],
      ['1234', 'length'],
      ['1'.repeat(21), 'length'],
    ]) {
      const refused = await change([{ existing: member.password, value }]);
      expect([refused.status, fieldsOf(refused), refused.body]).toEqual([
        422,
        ['pass'],
        { message: expect.any(String), details },
      ]);
    }
    expect((await change({ existing: member.password, value: 'lune-rouge' })).status).toBe(200);
    await signIn(stage, { mail: member.mail, password: 'lune-rouge' });
  });
});

describe('a change of the address', () => {
  it('takes the present password, and names each field that was asked for without it', async () => {
    const { uid, token } = await stage.join();
    const mail = 'ailleurs@exemple.ca';
    const change = (json: object) => stage.call(`/user/${uid}`, { method: 'PATCH', token, json });
    for (const pass of [undefined, [], [{ existing: 'x' }]]) {
      const refused = await change({ mail, name: mail, pass });
      expect([refused.status, fieldsOf(refused), refused.body]).toEqual([
        422,
        ['mail'],
        { message: expect.any(String), details: 'existing' },
      ]);
    }
    const both = await change({ mail, name: mail, pass: [{ existing: 'x', value: 'lune-rouge' }] });
    expect([both.status, fieldsOf(both)]).toEqual([422, ['mail', 'pass']]);
  });
});

describe('the end of an account', () => {
  it('is told with nothing at all, and nobody is there afterwards', async () => {
    const { token, uid } = await stage.join();
    const ended = await stage.call(`/user/${uid}?_format=json`, { method: 'DELETE', token });
    expect([ended.status, ended.text]).toEqual([204, '']);
    expect((await stage.call(`/user/${uid}`, { method: 'DELETE', token })).status).toBe(401);
  });

  it('looks at the present password that is sent along, and at how often another one was', async () => {
    const { token, uid, mail, password } = await stage.join();
    const end = (existing: string) =>
      stage.call(`/user/${uid}?_format=json`, { method: 'DELETE', token, json: { pass: [{ existing }] } });
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await end('soleil-noir');
      expect([refused.status, refused.body]).toEqual([
        422,
        { message: expect.stringContaining('pass: This is not the password'), details: 'existing' },
      ]);
    }
    expect((await end(password)).status).toBe(429);
    expect((await stage.call('/api/users', { token })).status).toBe(200);
    stage.app.clock.advance(15 * 60_000);
    const { token: later } = await signIn(stage, { mail, password });
    const json = { pass: [{ existing: password }] };
    expect((await stage.call(`/user/${uid}`, { method: 'DELETE', token: later, json })).status).toBe(204);
  });
});

describe('a lost password', () => {
  it('is asked for with an address; without one it is no question', async () => {
    const asked = await stage.call('/user/lost-password?_format=json', { json: { mail: 'qui@exemple.ca' } });
    expect([asked.status, asked.body]).toEqual([200, { message: expect.any(String) }]);
    const empty = await stage.call('/user/lost-password?_format=json', { json: {} });
    expect([empty.status, empty.body]).toEqual([400, { message: expect.any(String) }]);
  });

  it.each([
    [{ name: 'x@exemple.ca', temp_pass: 'x' }],
    [{ name: 'x@exemple.ca', new_pass: 'x' }],
    [{ temp_pass: 'x', new_pass: 'x' }],
    [{ name: 'x@exemple.ca', temp_pass: '1.x', new_pass: 'soleil-noir' }],
  ])('is not reset by %j', async (json) => {
    const answer = await stage.call('/user/lost-password-reset?_format=json', { json });
    expect([answer.status, answer.body]).toEqual([400, { message: expect.any(String) }]);
  });
});
