import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOf } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';
import { sample } from '#tests/support/cases.ts';
import { hostileAddresses, hostileJsonTexts } from '#tests/support/hostile-addresses.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

type Member = Awaited<ReturnType<AccountsStage['join']>>;

let stage: AccountsStage;
let member: Member;
/** Nobody of this name asks for anything. */
let bystander: Member;
let before: unknown;
const keptOf = async ({ uid }: Member) => {
  const { rows } = await poolOf(stage).query(
    'select to_jsonb(account) - $2 as kept from account where id = $1',
    [uid, 'last_seen_at'],
  );
  return rows;
};

beforeAll(async () => {
  // One proxy is trusted, so that each request is another caller's, and none is only counted.
  stage = await startAccountsStage({ settings: { ...accountSettings, TRUST_PROXY: '1' } });
  [member, bystander] = [await stage.join(), await stage.join()];
  before = await keptOf(bystander);
}, 60_000);
afterAll(() => stage.app.close());

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

let callers = 0;
async function send({ headers, path, ...options }: Sent): Promise<number> {
  callers += 1;
  const caller = { 'x-forwarded-for': `198.51.${Math.floor(callers / 250) % 250}.${callers % 250}` };
  const address = `/services/accounts${path}`;
  const { status } = await rawRequest(stage.app.origin, address, {
    ...options,
    headers: { ...caller, ...headers },
  });
  return status;
}

/** What came of all of them; a fault is told with what was sent. */
async function sendAll(all: readonly Sent[]): Promise<Set<number>> {
  const statuses = new Set<number>();
  const faults: string[] = [];
  for (const sent of sample(all)) {
    const status = await send(sent);
    statuses.add(status);
    if (status >= 500) faults.push(`${status}: ${JSON.stringify(sent).slice(0, 300)}`);
  }
  expect(faults).toEqual([]);
  return statuses;
}

const longTexts = ['x'.repeat(100_000), 'é'.repeat(20_000), `${'a'.repeat(5000)}@exemple.ca`];
const injections = ['Ève\r\nBcc: tous@exemple.ca', 'a@exemple.ca\r\nBcc: b@exemple.ca', '\u2028', 'a\u200bb'];
const texts: readonly string[] = [...hostileJsonTexts, ...longTexts, ...injections];
/** A third of them in each field, the next third in the next: many of them cost a password that is looked at. */
const someTexts = (place: number) => texts.filter((_, nth) => nth % 3 === place % 3);

/** The fields of each call that takes a body. */
const fieldsOf = {
  'POST /oauth/token': ['grant_type', 'username', 'password', 'refresh_token', 'client_id', 'scope'],
  'POST /oauth/revoke': ['token'],
  'POST /user/register': ['name', 'mail', 'first_name', 'last_name', 'langcode', 'pass', 'uid'],
  'POST /user/lost-password': ['mail', 'lang'],
  'POST /user/lost-password-reset': ['name', 'temp_pass', 'new_pass'],
  'PATCH /user/:uid': ['name', 'mail', 'first_name', 'langcode', 'pass', 'subscribe_selected_notices'],
  'POST /api/di/subscriptions/get': ['uid'],
  'POST /api/di/subscriptions/update': ['uid', 'optins_list', 'informations'],
  'POST /api/newsletter/subscribe': ['mail', 'langcode', 'organization', 'recaptchaToken'],
  'POST /api/customerProfile': ['data', 'type'],
} as const;

const doors = () =>
  Object.entries(fieldsOf).map(([door, fields]) => {
    const [method = '', path = ''] = door.split(' ');
    const isOwn = /:uid|\/di\/|customerProfile/.test(path);
    const type = path.includes('customerProfile') ? 'application/vnd.api+json' : 'application/json';
    const headers = { 'content-type': type, ...(isOwn && { authorization: `Bearer ${member.token}` }) };
    return { method, path: path.replace(':uid', String(member.uid)), fields, headers };
  });

describe('what a stranger writes into a body', () => {
  it('is refused or taken as it is, in every field', { timeout: 120_000 }, async () => {
    const all = doors().flatMap(({ fields, ...door }) =>
      fields.flatMap((field, place) =>
        someTexts(place).map((text, nth) => {
          const whole = { ...passwordGrant(member.mail, 'x'), uid: member.uid, grant_type: 'password' };
          const value = [text, [{ value: text }], { value: text }, [text], { [text]: text }][nth % 5];
          return { ...door, body: JSON.stringify({ ...whole, [field]: value }) };
        }),
      ),
    );
    const statuses = await sendAll(all);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 413, 422]));
  });

  it('is refused or taken as it is, in every field of a form', { timeout: 120_000 }, async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const fields = Object.keys(passwordGrant('', ''));
    const all = fields.flatMap((field, place) =>
      someTexts(place).map((text) => {
        const form = { ...passwordGrant(member.mail, 'x'), [field]: text.slice(0, 30_000) };
        return { method: 'POST', path: '/oauth/token', headers, body: new URLSearchParams(form).toString() };
      }),
    );
    const statuses = await sendAll(all);
    expect([...statuses].every((status) => [400, 401, 413, 429].includes(status))).toBe(true);
  });

  const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
  const bodies: readonly (string | Buffer)[] = [
    '',
    ' ',
    'null',
    'true',
    '7',
    '1e999',
    '"text"',
    '[]',
    '[[]]',
    '[{}]',
    '{}',
    '{',
    '{"mail":',
    '\u0000',
    '\ufeff{}',
    '{"mail":"a@exemple.ca","mail":["a@exemple.ca"],"mail":null}',
    '{"uid":1,"uid":2}',
    '{"__proto__":{"role":"editor","uid":1,"isActive":true},"first_name":"x"}',
    '{"constructor":{"prototype":{"role":"editor"}}}',
    '{"data":{"__proto__":{"type":"customerProfile"}}}',
    '{"data":{"type":"customerProfile","attributes":[]}}',
    '{"data":[{"type":"customerProfile"}]}',
    '{"data":{"type":"customerProfile","attributes":{"__proto__":"x","toString":"y"}}}',
    '{"uid":{"toString":"x"},"mail":{"value":{"value":{}}}}',
    '{"uid":99999999999999999999}',
    '{"uid":-1}',
    '{"uid":1.5}',
    '{"uid":true}',
    '{"uid":[[1]]}',
    deep('[', ']', 30_000),
    `{"data":${deep('[', ']', 200)}}`,
    deep('{"a":', '}', 1000).replace('}', '1}'),
    `{"optins_list":[${'{"code":"newsletter","subscribed":true},'.repeat(500)}{}]}`,
    Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
    Buffer.from([0xc0, 0x80]),
  ];

  const types = [
    'application/vnd.api+json',
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/x',
  ];

  it('may be no body at all, at every call that the service describes', { timeout: 120_000 }, async () => {
    const { paths } = (await stage.call('/openapi.json')).body as { paths: Record<string, object> };
    const values: Record<string, string> = {
      uid: String(member.uid),
      uuid: member.uuid,
      timestamp: '1763236800',
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x'),
      })),
    );
    expect(described.length).toBeGreaterThan(15);
    const all = described
      .filter(({ method }) => method !== 'DELETE' && method !== 'GET')
      .flatMap((door) =>
        bodies.flatMap((body, nth) =>
          [types[0], types[1 + (nth % 3)]].map((type = '') => ({
            ...door,
            body,
            headers: {
              'content-type': type,
              ...(!door.path.includes('register') && { authorization: `Bearer ${member.token}` }),
            },
          })),
        ),
      );
    const statuses = await sendAll(all);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 415, 422]));
  });
});

describe('what a stranger writes into an address', () => {
  const places = [
    '/user/*',
    '/user/*?_format=*',
    '/activate/user/*/*/*',
    '/activate/user/1/1763236800/*',
    '/api/users?filter[name]=*',
    '/api/users?include=*',
    '/api/users/*',
    '/api/users/*?include=*&_format=*',
    '/api/customerProfile/*',
    '/api/newsletter/subscription/add/*/*/*/*',
    '/api/newsletter/subscription/remove/1/avis/*/*',
    '/en/api/users?*=*',
    '/outbox/*',
    '/*',
  ];

  it('is refused, by every method', { timeout: 120_000 }, async () => {
    const addresses = hostileAddresses(places, { seed: 20_261_117, twisted: 300 });
    const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'];
    const all = addresses.map((path, nth) => ({
      method: methods[nth % methods.length] ?? 'GET',
      path,
      headers: {
        ...(nth % 2 === 0 && { authorization: `Bearer ${member.token}` }),
        'content-type': 'application/json',
      },
      ...(nth % methods.length > 0 && { body: '{}' }),
    }));
    const statuses = await sendAll(all);
    expect([...statuses]).toEqual(expect.arrayContaining([400, 404]));
  });
});

describe('after all of it', () => {
  it('nobody else was touched, and the service is as it was', async () => {
    expect(await keptOf(bystander)).toEqual(before);
    const { rows } = await poolOf(stage).query(`select id from account where role <> 'member'`);
    expect(rows).toEqual([]);
    expect(stage.app.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });
});
