import { describe, expect, it } from 'vitest';
import { absentTransport, type Transport, type WireRequest } from '#platform/transport.ts';
import { createAccountsClient } from './accounts-client.ts';

const site = { id: 'site', secret: 'a secret' };
const visitor = { visitor: '203.0.113.7' };

function answering(status: number, body: unknown) {
  const asked: WireRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return { status, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  return { asked, client: createAccountsClient(transport, site) };
}

const request = { email: 'a@b.ca', locale: 'fr', organization: 'rtc', captchaToken: 't' } as const;

describe('a subscription to the newsletter', () => {
  it('is posted in the words of the wire', async () => {
    const { asked, client } = answering(200, { message: 'ok' });
    expect(await client.subscribeToNewsletter(request, visitor)).toBe('sent');
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/newsletter/subscribe',
      headers: { 'content-type': 'application/json', 'x-visitor': '203.0.113.7' },
      body: JSON.stringify({ mail: 'a@b.ca', langcode: 'fr', organization: 'rtc', recaptchaToken: 't' }),
    });
  });

  it.each([
    [400, { message: 'Recaptcha invalid' }, 'robot'],
    [422, { message: 'mail: not an address' }, 'invalid'],
    [429, 'slow down', 'too-many'],
  ])('that is refused with %i %j is %s', async (status, body, outcome) => {
    expect(await answering(status, body).client.subscribeToNewsletter(request, visitor)).toBe(outcome);
  });

  it.each([
    [400, { message: 'something else' }, 'bad-request'],
    [500, '<html>', 'internal'],
    [200, '<html>', 'bad-answer'],
    [200, { saved: true }, 'bad-answer'],
  ])('that meets %i %j is an error: %s', async (status, body, code) => {
    await expect(
      answering(status, body).client.subscribeToNewsletter(request, visitor),
    ).rejects.toMatchObject({
      code,
    });
  });

  it('is unavailable where there is no service', async () => {
    const client = createAccountsClient(absentTransport('accounts'), site);
    await expect(client.subscribeToNewsletter(request, visitor)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

const eve = { ...visitor, uid: 7, uuid: 'some-uuid', username: 'eve@exemple.ca', accessToken: 'tok' };

describe('a backend that saves and then stumbles over its own cache', () => {
  const leaked = {
    message:
      'The controller result claims to be providing relevant cache metadata, but leaked metadata was detected.',
  };
  const profile = { paymentModes: [], travelModes: [] };

  it('saved what a member changed', async () => {
    const { client } = answering(500, leaked);
    expect(await client.changeMember(eve, { firstName: 'Zoé' })).toBe('changed');
    expect(await client.saveProfile(eve, profile, undefined)).toBe('saved');
    expect(await client.saveProfile(eve, profile, 'some-id')).toBe('saved');
  });

  it.each([
    [500, { message: 'The website encountered an unexpected error.' }],
    [503, leaked],
  ])('is not one that says %i %j', async (status, body) => {
    const { client } = answering(status, body);
    await expect(client.changeMember(eve, { firstName: 'Zoé' })).rejects.toThrow(body.message);
    await expect(client.saveProfile(eve, profile, undefined)).rejects.toThrow(body.message);
  });
});

describe('the subscriptions of a member', () => {
  const optins = [
    { code: 'newsletter', subscribed: true, confirmed: true, date: null },
    { code: 'general_notices', subscribed: false, confirmed: false, date: null },
  ];
  const informations = { first_name: 'Ève', last_name: 'Roy', langcode: 'fr' };

  it('are read with the token of the member, and what is not listed is off', async () => {
    const { asked, client } = answering(200, {
      uid: 7,
      mail: 'eve@exemple.ca',
      optins_list: optins,
      informations,
    });
    const subscriptions = await client.loadSubscriptions(eve);
    expect(subscriptions).toEqual({ newsletter: true, generalNotices: false, lineNotices: false });
    expect(asked[0]).toMatchObject({ headers: { authorization: 'Bearer tok' }, body: '{"uid":7}' });
  });

  it('are refused by a dead token', async () => {
    const { client } = answering(401, { error: 'access_denied', error_description: 'expired' });
    await expect(client.loadSubscriptions(eve)).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'expired',
    });
  });
});
