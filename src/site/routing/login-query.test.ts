import { describe, expect, it } from 'vitest';
import { leastMs } from '#tests/support/least-time.ts';
import { manySigns } from '#tests/support/many-signs.ts';
import { ownPath } from './login-query.ts';

const origin = 'https://bus.example';

describe('a path of this site that somebody asks for', () => {
  it.each([
    ['/', '/'],
    ['/mon-profil?a=b#c', '/mon-profil?a=b'],
    ['/été', '/%C3%A9t%C3%A9'],
    [`/${'a'.repeat(1000)}`, `/${'a'.repeat(1000)}`],
    ['/a/../b', '/b'],
  ])('is taken: %s', (asked, path) => {
    expect(ownPath(asked, origin)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'a',
    'https://bus.example/a',
    '//evil.example',
    '//bus.example/a',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    `/${'a'.repeat(11_000)}`,
  ])('is none: %s', (asked) => {
    expect(ownPath(asked, origin)).toBeUndefined();
  });

  it.each(['//', '/\\', '/\t/', '/.//', '\t//', '/'])(
    'is judged in no time, whatever follows %j',
    async (start) => {
      for (const signs of [manySigns(5000), encodeURIComponent(manySigns(5000))])
        expect(await leastMs(async () => ownPath(start + signs, origin))).toBeLessThan(5);
    },
  );
});
