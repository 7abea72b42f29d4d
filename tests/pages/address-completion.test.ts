import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAddressService, type AddressService } from '#tests/support/address-service.ts';
import { sharedApp, startApp, type TestApp } from '#tests/support/app.ts';
import { readDocument } from '#tests/support/document.ts';
import type { AddressSuggestion } from '#domain/found-address.ts';

let service: AddressService;
let app: TestApp;
beforeAll(async () => {
  service = await startAddressService();
  app = await startApp({ content: 'shared', settings: service.settings });
});
afterEach(() => service.restore());
afterAll(async () => {
  await app.close();
  await service.upstream.close();
});

const find = (words: string, more = '') => app.get(`/_addresses?q=${encodeURIComponent(words)}${more}`);
const suggestionsIn = async (response: Response) =>
  ((await response.json()) as { suggestions: AddressSuggestion[] }).suggestions;

describe('addresses while they are typed', () => {
  it('are found, narrowed down and given whole, and kept by nobody on the way', async () => {
    const found = await find('forges', '&lang=fr');
    expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const [street] = await suggestionsIn(found);
    expect(street).toMatchObject({ text: 'boulevard des Forges', more: true });
    const inside = `/_addresses/${encodeURIComponent(street?.id ?? '')}?lang=fr&q=forges`;
    const houses = await suggestionsIn(await app.get(inside));
    expect(houses).toHaveLength(7);
    const whole = await app.get(`/_addresses/${encodeURIComponent(houses[0]?.id ?? '')}?lang=en`);
    expect(await whole.json()).toMatchObject({
      street: '100 boulevard des Forges',
      city: 'Havremont',
      province: 'QC',
      provinceName: 'Quebec',
    });
    expect((await app.get('/_addresses/CA%7Cnone?lang=fr')).status).toBe(404);
  });

  it('are nowhere in the log, nor is the key', async () => {
    await find('promenade de la Grande Discrétion');
    service.upstream.will('reset');
    await find('avenue du Grand Secret');
    await app.get('/_addresses/CA%7CSecret%7C1');
    expect(app.logs.some(({ code }) => code === 'unavailable')).toBe(true);
    expect(JSON.stringify(app.logs)).not.toMatch(/Discr|Secret|AA11/);
  });

  it.each([
    '',
    '?q=',
    '?q=a',
    '?q=%20%20a%20%20',
    `?q=${'a'.repeat(101)}`,
    '?q=rue%00',
    '?q=rue%0A%1B',
    '?q=rue%FF',
    '?q=%E2%80%AErue',
    '?q=%',
    '?q=rue&q=rue',
    '?q[]=rue',
    '?q=rue&lang=de',
    '?q=rue&lang=__proto__',
    '/%00',
    '/a%FF',
    '/%E0%A4%A',
    `/${'a'.repeat(501)}`,
    '/a?lang=de',
    '/a?q=%00b',
  ])('are not asked for by %s', async (address) => {
    const before = service.upstream.requests.length;
    const { status } = await app.get(`/_addresses${address}`);
    expect([400, 404]).toContain(status);
    expect(service.upstream.requests.length).toBe(before);
  });

  it.each(['reset', 'half', 'endless'] as const)(
    'are out of reach while the service is (%s)',
    async (how) => {
      service.upstream.will(how);
      const response = await find(`rue ${how}`);
      expect(response.status).toBe(503);
      expect(Object.keys((await response.json()) as object)).toEqual(['message']);
    },
  );

  it('are offered by every page where a setting names a service, and by none elsewhere', async () => {
    const shell = (html: string) => readDocument(html).view().shell;
    expect(shell(await app.text('/')).completesAddresses).toBe(true);
    const without = await sharedApp();
    expect(shell(await without.text('/'))).not.toHaveProperty('completesAddresses');
    expect((await without.get('/_addresses?q=forges')).status).toBe(404);
  });

  it('are given 120 times a minute to one address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 125; time += 1) statuses.push((await find('forges')).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
