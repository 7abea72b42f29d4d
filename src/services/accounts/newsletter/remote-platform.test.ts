import { describe, expect, it } from 'vitest';
import type { Transport, WireRequest } from '#platform/transport.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import { createRemotePlatform } from './remote-platform.ts';

const account = { id: 7, mail: 'eve@exemple.ca', langcode: 'fr' } as Account;

function platform(status: number, body: unknown) {
  const asked: WireRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return { status, headers: {}, body: JSON.stringify(body) };
  };
  return { asked, newsletters: createRemotePlatform(transport, 'a key') };
}

describe('a newsletter platform elsewhere', () => {
  it('is told who signs up, with its key, and confirms by mails of its own', async () => {
    const { asked, newsletters } = platform(200, { message: 'ok' });
    await newsletters.signUp({ mail: 'eve@exemple.ca', locale: 'fr', organization: 'rtc' });
    expect(asked[0]).toMatchObject({
      path: '/api/newsletter/subscribe',
      headers: { authorization: 'Bearer a key' },
      body: JSON.stringify({ mail: 'eve@exemple.ca', langcode: 'fr', organization: 'rtc' }),
    });
  });

  it('says whether a member has the newsletter', async () => {
    const list = [{ code: 'newsletter', subscribed: true, date: '2026-11-15T19:00:00Z' }];
    const { newsletters } = platform(200, { optins_list: list });
    expect(await newsletters.find(account, 'rtc')).toEqual({
      isSubscribed: true,
      confirmedMs: Date.parse('2026-11-15T19:00:00Z'),
    });
  });

  it('is told of choices, and of who leaves', async () => {
    const { asked, newsletters } = platform(200, {});
    await newsletters.choose(account, 'rtc', true);
    await newsletters.forget(account, 'rtc');
    expect(
      asked.map(({ body }) => (JSON.parse(String(body)) as { optins_list: unknown }).optins_list),
    ).toEqual([[{ code: 'newsletter', subscribed: true }], [{ code: 'newsletter', subscribed: false }]]);
  });

  it.each([
    [200, { message: 'ok', state: 'subscribed' }, true],
    [400, { message: 'no' }, false],
    [404, { message: 'no' }, false],
  ])('follows its own links: %i', async (status, body, expected) => {
    const link = { uid: 3, organization: 'rtc', timestamp: 1, hash: 'h' };
    expect(await platform(status, body).newsletters.followLink('add', link)).toBe(expected);
  });

  it('that is away or answers something else is a fault, not an answer', async () => {
    await expect(platform(500, {}).newsletters.find(account, 'rtc')).rejects.toMatchObject({
      code: 'internal',
    });
    await expect(platform(200, { oops: 1 }).newsletters.find(account, 'rtc')).rejects.toMatchObject({
      code: 'bad-answer',
    });
  });
});
