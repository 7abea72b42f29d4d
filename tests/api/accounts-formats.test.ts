import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountSettings,
  startAccountsStage,
  type AccountsStage,
  type CallInit,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
let member: Awaited<ReturnType<AccountsStage['join']>>;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
  member = await stage.join();
}, 60_000);
afterAll(() => stage.app.close());

const message = { message: expect.stringMatching(/./) };
/** The calls that speak plain JSON and take a body. */
const withBody = [
  ['POST', '/user/register'],
  ['POST', '/activate/user/1/1763236800/not-a-hash'],
  ['PATCH', '/user/:uid'],
  ['POST', '/user/lost-password'],
  ['POST', '/user/lost-password-reset'],
  ['POST', '/api/di/subscriptions/get'],
  ['POST', '/api/di/subscriptions/update'],
  ['POST', '/api/newsletter/subscribe'],
] as const;
const withoutBody = [
  ['GET', '/user/:uid/export'],
  ['DELETE', '/user/:uid'],
] as const;

/** By the member, but for the calls of somebody who has no profile yet. */
function call(method: CallInit['method'] & string, path: string, init: CallInit = {}) {
  const token = path.includes('register') ? undefined : member.token;
  return stage.call(path.replace(':uid', String(member.uid)), { method, token, ...init });
}

describe('calls in plain JSON', () => {
  it.each([...withBody, ...withoutBody])('answer in no other format: %s %s', async (method, path) => {
    for (const format of ['xml', 'JSON', '', 'hal_json']) {
      const init = method === 'POST' || method === 'PATCH' ? { json: {} } : {};
      const answer = await call(method, `${path}?_format=${format}`, init);
      expect([format, answer.status, answer.body]).toEqual([format, 406, message]);
    }
  });

  it.each(withBody)('take no body of another kind: %s %s', async (method, path) => {
    for (const type of [
      'application/vnd.api+json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'json',
    ]) {
      const answer = await call(method, `${path}?_format=json`, { json: {}, type });
      expect([type, answer.status, answer.body]).toEqual([type, 415, message]);
    }
  });

  it('take JSON however its kind is written, with the format named or not', async () => {
    const json = { first_name: 'Jeanne' };
    for (const type of ['application/json', 'Application/JSON', 'application/json; charset=utf-8'])
      for (const path of ['/user/:uid', '/user/:uid?_format=json', '/en/user/:uid?_format=json'])
        expect((await call('PATCH', path, { json, type })).status).toBe(200);
  });
});
