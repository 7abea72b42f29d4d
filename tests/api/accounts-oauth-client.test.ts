import { ResourceOwnerPassword } from 'simple-oauth2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountSettings,
  startAccountsStage,
  testClient,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
}, 60_000);
afterAll(() => stage.app.close());

interface Shown {
  readonly authorizationMethod: 'body' | 'header';
  readonly bodyFormat?: 'form' | 'json';
}

const clientOf = (options: Shown, secret = testClient.secret) =>
  new ResourceOwnerPassword({
    client: { id: testClient.id, secret },
    auth: { tokenHost: stage.app.origin, tokenPath: '/services/accounts/oauth/token' },
    options,
  });

const ways: readonly Shown[] = [
  { authorizationMethod: 'body' },
  { authorizationMethod: 'header' },
  { authorizationMethod: 'body', bodyFormat: 'json' },
];

/** What the library throws: the answer as it was read. */
const refusalOf = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'nothing was refused',
    (thrown: { output: { statusCode: number }; data: { payload: unknown } }) => [
      thrown.output.statusCode,
      thrown.data.payload,
    ],
  );

describe.each(ways)('an OAuth library that shows its client by %j', (way) => {
  it('signs in, refreshes, and calls with what it gets', async () => {
    const { mail: username, password, uuid } = await stage.join();
    const first = await clientOf(way).getToken({ username, password });
    expect(first.expired()).toBe(false);
    expect(first.token).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
    const second = await first.refresh();
    expect(second.token['access_token']).not.toBe(first.token['access_token']);
    const read = async (token: unknown) =>
      (await stage.call(`/api/users/${uuid}`, { token: String(token) })).status;
    expect(await read(first.token['access_token'])).toBe(401);
    expect(await read(second.token['access_token'])).toBe(200);
  });

  it('is told why it is refused, in the words of the protocol', async () => {
    const { mail: username } = await stage.join();
    const client = clientOf(way);
    const texts = { error_description: expect.any(String), message: expect.any(String) };
    expect(await refusalOf(client.getToken({ username, password: 'wrong' }))).toEqual([
      400,
      { error: 'invalid_grant', ...texts },
    ]);
    const old = client.createToken({ access_token: 'x', refresh_token: 'gone', expires_in: 0 });
    expect(await refusalOf(old.refresh())).toEqual([400, { error: 'invalid_grant', ...texts }]);
    const stranger = clientOf(way, 'another-secret-altogether');
    expect(await refusalOf(stranger.getToken({ username, password: 'wrong' }))).toEqual([
      401,
      { error: 'invalid_client', ...texts },
    ]);
  });
});
