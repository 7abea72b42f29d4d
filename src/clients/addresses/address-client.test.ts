import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { httpTransport } from '#platform/transport.ts';
import { addressKey, startAddressService, type AddressService } from '#tests/support/address-service.ts';
import type { Reaction } from '#tests/support/upstream.ts';
import { createAddressClient, type AddressClient } from './address-client.ts';

let service: AddressService;
let clock: FixedClock;
let addresses: AddressClient;

const open = (key = addressKey) =>
  createAddressClient({ transport: httpTransport(service.upstream.url, 1000), key, clock });

beforeAll(async () => {
  service = await startAddressService();
});
beforeEach(() => {
  clock = fixedClock('2026-11-02T12:00:00Z');
  addresses = open();
});
afterEach(() => service.restore());
afterAll(() => service.upstream.close());

const lastQuery = () =>
  Object.fromEntries(new URL(service.upstream.requests.at(-1)?.url ?? '', 'http://localhost').searchParams);

describe('the completion of an address', () => {
  it('finds a street, the houses within it, and one of them whole', async () => {
    const [street] = await addresses.find('forges', { locale: 'fr' });
    expect(street).toMatchObject({ text: 'boulevard des Forges', more: true });
    expect(lastQuery()).toEqual({
      Key: addressKey,
      SearchTerm: 'forges',
      LastId: '',
      Country: 'CAN',
      LanguagePreference: 'fr',
      MaxSuggestions: '7',
    });
    const houses = await addresses.find('forges', { locale: 'fr', within: street?.id });
    expect(houses).toHaveLength(7);
    expect(houses[1]).toMatchObject({ text: '102 boulevard des Forges' });
    expect(houses[1]).not.toHaveProperty('more');
    expect(await addresses.get(houses[1]?.id ?? '', 'fr')).toEqual({
      street: '102 boulevard des Forges',
      city: 'Havremont',
      province: 'QC',
      provinceName: 'Québec',
      postalCode: expect.stringMatching(/^G9Z \d[A-Z]\d$/) as string,
    });
  });

  it('gives an address in the language that is asked for, and in the other where it has that alone', async () => {
    const [house] = await addresses.find('104 forges', { locale: 'en' });
    expect(await addresses.get(house?.id ?? '', 'en')).toMatchObject({ provinceName: 'Quebec' });
    service.upstream.will({ body: { Items: [{ Language: 'ENG', Line1: '1 Main St' }] } });
    expect(await addresses.get('another', 'fr')).toEqual({
      street: '1 Main St',
      city: '',
      province: '',
      provinceName: '',
      postalCode: '',
    });
  });

  it('asks the same once in five minutes, also when two ask together, and forgets what failed', async () => {
    const asked = () => service.upstream.requests.length;
    const before = asked();
    await Promise.all([addresses.find('lilas', { locale: 'fr' }), addresses.find('lilas', { locale: 'fr' })]);
    expect(asked()).toBe(before + 1);
    await addresses.find('lilas', { locale: 'en' });
    expect(asked()).toBe(before + 2);
    clock.advance(5 * 60_000 + 1);
    service.upstream.will({ status: 500 });
    await expect(addresses.find('lilas', { locale: 'fr' })).rejects.toThrow('cannot be completed');
    service.restore();
    await addresses.find('lilas', { locale: 'fr' });
    expect(asked()).toBe(before + 4);
  });

  it('leaves out rows that are not as agreed, and signs that cannot be seen', async () => {
    const good = { Id: 'CA|1', Text: ' 1\u0000 rue\n\u202eA ', Next: 'Retrieve' };
    const Items = [
      null,
      { Id: '', Text: 'x', Next: 'Find' },
      { ...good, Next: 'Wait' },
      { ...good, Text: 'x'.repeat(301) },
      good,
    ];
    service.upstream.will({ body: { Items } });
    expect(await addresses.find('any', { locale: 'fr' })).toEqual([
      { id: 'CA|1', text: '1 rue A', description: '' },
    ]);
  });

  it('has nothing for an address that the service does not know, or a question it does not take', async () => {
    await expect(addresses.get('CA|CP|none', 'fr')).rejects.toMatchObject({ code: 'not-found' });
    service.upstream.will({ body: { Items: [{ Error: 1001, Description: 'SearchTerm Required' }] } });
    expect(await addresses.find('zz', { locale: 'fr' })).toEqual([]);
  });

  it.each<[string, Reaction]>([
    ['drops the line', 'reset'],
    ['stops half way', 'half'],
    ['never stops', 'endless'],
    ['fails', { status: 500, body: { Items: [] } }],
    ['answers no JSON', { body: '<html>' }],
    ['answers something else', { body: { items: [] } }],
    ['does not know the key', { body: { Items: [{ Error: '2', Description: 'Unknown key' }] } }],
  ])('is out of reach while the service %s', async (_how, reaction) => {
    service.upstream.will(reaction);
    await expect(addresses.find('rue', { locale: 'fr' })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(addresses.get('CA|1', 'fr')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is out of reach with a wrong key, which is in no message', async () => {
    const wrong = open('a-wrong-key').find('rue', { locale: 'fr' });
    const thrown = (await wrong.catch((error: unknown) => error)) as Error;
    expect(thrown).toMatchObject({ code: 'unavailable', cause: { code: 'bad-setting' } });
    expect(`${thrown.message} ${String(thrown.cause)}`).not.toContain('a-wrong-key');
  });
});
