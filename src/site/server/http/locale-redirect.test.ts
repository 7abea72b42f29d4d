import { describe, expect, it } from 'vitest';
import { manySigns } from '#tests/support/many-signs.ts';
import { leastMs } from '#tests/support/least-time.ts';
import { localeRedirect } from './locale-redirect.ts';

const options = { strategy: 'prefix-except-default:en', rootRedirect: true } as const;
const asksFrench = { host: 'bus.example:3000', 'accept-language': 'fr' };
const leadsElsewhere = (headers: Readonly<Record<string, string>>) =>
  localeRedirect({ url: '/', headers: { ...asksFrench, ...headers }, cookies: {} }, options) !== undefined;

describe('the language of the bare address', () => {
  it.each(['http://bus.example:3000/', 'https://bus.example:3000/a?b', 'http://bus.example:3000'])(
    'stays for who comes from a page of the site: %s',
    (referer) => {
      expect(leadsElsewhere({ referer })).toBe(false);
    },
  );

  it.each([
    'http://bus.example/',
    'http://bus.example:3000.evil.example/',
    'http://bus.example:3000@evil.example/',
    'http://bus.example:30001/',
    'ftp://bus.example:3000/',
    '//bus.example:3000/',
    'bus.example:3000',
    '',
  ])('is chosen anew for who comes from elsewhere: %s', (referer) => {
    expect(leadsElsewhere({ referer })).toBe(true);
  });

  it('is known in no time, whatever a sender calls the page it comes from', async () => {
    const referer = `http://${encodeURIComponent(manySigns(1700))}/`;
    expect(await leastMs(async () => leadsElsewhere({ referer }))).toBeLessThan(5);
    expect(leadsElsewhere({ referer })).toBe(true);
  });
});
