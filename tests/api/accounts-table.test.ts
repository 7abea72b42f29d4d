import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insideHeaders, joinAs, joinInactive, signIn } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
  type CallInit,
} from '#tests/support/accounts-stage.ts';

/** Who asks. All but the first and the last show an access token. */
const askers = [
  'anonymous',
  'other',
  'employee',
  'editor',
  'expired',
  'revoked',
  'inactive',
  'inside',
  'self',
] as const;
type Asker = (typeof askers)[number];
type Statuses = Readonly<Record<Asker, number>>;

/** Whose account the calls are about. */
interface Target {
  readonly uid: number;
  readonly uuid: string;
  readonly mail: string;
  readonly password: string;
  readonly profile: string;
}

interface Row {
  readonly call: (target: Target) => CallInit & { readonly path: string };
  readonly statuses: Statuses;
}

const everyone = (status: number): Statuses =>
  Object.fromEntries(askers.map((asker) => [asker, status])) as Statuses;
const insideOnly: Statuses = { ...everyone(403), inside: 200 };
/** A token that is none is told so; one of somebody else is not enough, whatever their role. */
const selfOnly = (status: number): Statuses => ({
  ...everyone(401),
  other: 403,
  employee: 403,
  editor: 403,
  self: status,
});

const jsonApi = 'application/vnd.api+json';
const uidOf = ({ uid }: Target) => ({ uid });
const link = '1763236800/not-a-hash';
const profileOf = ({ uuid }: Target, id?: string) => ({
  data: {
    type: 'customerProfile',
    id,
    attributes: { gender: 'woman' },
    relationships: { uid: { data: { type: 'users', id: uuid } } },
  },
});

/** Every call of the service, in the order they are made: the one that ends the account comes last. */
const table: Readonly<Record<string, Row>> = {
  'POST /oauth/token': {
    call: ({ mail, password }) => ({ path: '/oauth/token', form: passwordGrant(mail, password) }),
    statuses: everyone(200),
  },
  'POST /oauth/revoke': {
    call: () => ({ path: '/oauth/revoke', json: { token: 'nobody-has-it' } }),
    statuses: everyone(200),
  },
  'POST /oauth/introspect': {
    call: () => ({ path: '/oauth/introspect', json: { token: 'nobody-has-it' } }),
    statuses: insideOnly,
  },
  'POST /user/register': {
    call: ({ mail }) => ({ path: '/user/register', json: { mail, first_name: 'A', last_name: 'B' } }),
    statuses: { ...everyone(403), anonymous: 200, inside: 200 },
  },
  'POST /activate/user/{uid}/{timestamp}/{hash}': {
    call: ({ uid }) => ({ path: `/activate/user/${uid}/${link}`, json: { pass: 'soleil-bleu' } }),
    statuses: everyone(400),
  },
  'PATCH /user/{uid}': {
    call: ({ uid }) => ({ path: `/user/${uid}`, method: 'PATCH', json: { first_name: 'Jeanne' } }),
    statuses: selfOnly(200),
  },
  'POST /user/lost-password': {
    call: ({ mail }) => ({ path: '/user/lost-password', json: { mail } }),
    statuses: everyone(200),
  },
  'POST /user/lost-password-reset': {
    call: ({ mail }) => ({
      path: '/user/lost-password-reset',
      json: { name: mail, temp_pass: 'x', new_pass: 'soleil-noir' },
    }),
    statuses: everyone(400),
  },
  // Everyone with an account is answered, with nobody but themselves.
  'GET /api/users': {
    call: ({ mail }) => ({ path: `/api/users?filter[name]=${encodeURIComponent(mail)}` }),
    statuses: { ...everyone(401), other: 200, employee: 200, editor: 200, self: 200 },
  },
  'GET /api/users/{uuid}': {
    call: ({ uuid }) => ({ path: `/api/users/${uuid}` }),
    statuses: selfOnly(200),
  },
  'POST /api/customerProfile': {
    call: (target) => ({ path: '/api/customerProfile', type: jsonApi, json: profileOf(target) }),
    statuses: selfOnly(200),
  },
  'GET /api/customerProfile/{uuid}': {
    call: ({ profile }) => ({ path: `/api/customerProfile/${profile}` }),
    statuses: selfOnly(200),
  },
  'PATCH /api/customerProfile/{uuid}': {
    call: (target) => ({
      path: `/api/customerProfile/${target.profile}`,
      method: 'PATCH',
      type: jsonApi,
      json: profileOf(target, target.profile),
    }),
    statuses: selfOnly(200),
  },
  'POST /api/di/subscriptions/get': {
    call: (target) => ({ path: '/api/di/subscriptions/get', json: uidOf(target) }),
    statuses: selfOnly(200),
  },
  'POST /api/di/subscriptions/update': {
    call: (target) => ({
      path: '/api/di/subscriptions/update',
      json: { ...uidOf(target), optins_list: [{ code: 'newsletter', subscribed: true }] },
    }),
    statuses: selfOnly(200),
  },
  'GET /user/{uid}/export': {
    call: ({ uid }) => ({ path: `/user/${uid}/export` }),
    statuses: selfOnly(200),
  },
  'GET /staff/account': {
    call: ({ mail }) => ({ path: `/staff/account?mail=${encodeURIComponent(mail)}` }),
    statuses: insideOnly,
  },
  'GET /staff/audit': { call: () => ({ path: '/staff/audit' }), statuses: insideOnly },
  'GET /staff/decisions': {
    call: ({ mail }) => ({ path: `/staff/decisions?mail=${encodeURIComponent(mail)}` }),
    statuses: insideOnly,
  },
  'GET /staff/mails': { call: () => ({ path: '/staff/mails' }), statuses: insideOnly },
  'GET /staff/subscribers': { call: () => ({ path: '/staff/subscribers' }), statuses: insideOnly },
  'POST /staff/resend': {
    call: ({ uuid }) => ({ path: '/staff/resend', json: { id: uuid } }),
    statuses: { ...insideOnly, inside: 404 },
  },
  'POST /staff/erase': {
    call: () => ({ path: '/staff/erase', json: { mail: 'personne@exemple.ca' } }),
    statuses: { ...insideOnly, inside: 404 },
  },
  // A role that is given ends the sign-ins of its owner: nobody has this address.
  'POST /staff/role': {
    call: () => ({ path: '/staff/role', json: { mail: 'personne@exemple.ca', role: 'editor' } }),
    statuses: { ...insideOnly, inside: 404 },
  },
  'POST /staff/sign-out': {
    call: () => ({ path: '/staff/sign-out', json: { mail: 'personne@exemple.ca' } }),
    statuses: { ...insideOnly, inside: 404 },
  },
  // Nobody showed that they are a person.
  'POST /api/newsletter/subscribe': {
    call: ({ mail }) => ({ path: '/api/newsletter/subscribe', json: { mail, organization: 'rtc' } }),
    statuses: everyone(400),
  },
  'POST /api/newsletter/subscription/add/{uid}/{organization}/{timestamp}/{hash}': {
    call: ({ uid }) => ({ path: `/api/newsletter/subscription/add/${uid}/rtc/${link}`, json: {} }),
    statuses: everyone(400),
  },
  'POST /api/newsletter/subscription/remove/{uid}/{organization}/{timestamp}/{hash}': {
    call: ({ uid }) => ({ path: `/api/newsletter/subscription/remove/${uid}/avis/${link}`, json: {} }),
    statuses: everyone(400),
  },
  'POST /followers/count': {
    call: () => ({ path: '/followers/count', json: { general: true, lines: [], numbers: [] } }),
    statuses: insideOnly,
  },
  'DELETE /user/{uid}': {
    call: ({ uid }) => ({ path: `/user/${uid}`, method: 'DELETE' }),
    statuses: selfOnly(204),
  },
};

let stage: AccountsStage;
let target: Target;
/** What each asker shows with a call. */
let shown: Readonly<Record<Asker, () => Promise<Pick<CallInit, 'headers' | 'token'>>>>;

beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
  const self = await stage.join();
  const people = [await stage.join(), await joinAs(stage, 'employee'), await joinAs(stage, 'editor')];
  const inactive = await joinInactive(stage);
  const made = await stage.call('/api/customerProfile', {
    token: self.token,
    type: jsonApi,
    json: { data: { type: 'customerProfile' } },
  });
  target = { ...self, profile: (made.body as { data: { id: string } }).data.id };
  const showToken =
    ({ token }: { readonly token: string }) =>
    async () => ({ token });
  // Every token of before is over now.
  stage.app.clock.advance(300_000);
  const revoked = await signIn(stage, self);
  await stage.call('/oauth/revoke', { json: { token: revoked.token } });
  const [other, employee, editor] = await Promise.all(people.map((person) => signIn(stage, person)));
  if (!other || !employee || !editor) throw new Error('somebody is missing');
  const headers = await insideHeaders(stage);
  shown = {
    anonymous: async () => ({}),
    other: showToken(other),
    employee: showToken(employee),
    editor: showToken(editor),
    expired: showToken(self),
    revoked: showToken(revoked),
    // A fresh one for each call: the first that is made with it ends it.
    inactive: async () => ({ token: (await signIn(stage, inactive)).token }),
    inside: async () => ({ headers }),
    self: showToken(await signIn(stage, self)),
  };
}, 60_000);
afterAll(() => stage.app.close());

describe('the table of calls', () => {
  it('has a row for every call that the service describes, and no other', async () => {
    const { paths } = (await stage.call('/openapi.json')).body as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(table).toSorted()).toEqual(described.toSorted());
  });
});

describe.each(Object.entries(table))('%s', (_name, { call, statuses }) => {
  it.each(askers)('%s', async (asker) => {
    const { path, ...init } = call(target);
    const answer = await stage.call(path, { ...init, ...(await shown[asker]()) });
    expect([answer.status, answer.text]).toEqual([statuses[asker], expect.any(String)]);
    // Whoever is refused learns nothing of the account.
    expect(asker !== 'self' && answer.status >= 400 && answer.text.includes(target.mail)).toBe(false);
    expect(answer.headers.has('www-authenticate')).toBe(answer.status === 401);
  });
});
