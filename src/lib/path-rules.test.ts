import { describe, expect, it } from 'vitest';
import { faultOfPath } from './path-rules.ts';

describe('a path that somebody wrote as a pattern', () => {
  it.each([
    '/contact',
    '/news/:slug',
    String.raw`/horaires/:parcours(\d{1,3}[A-Z]?)|route/:date(\d{4}-\d\d-\d\d)?`,
    '/jobs/:rest(.*)',
    String.raw`/a/:year(\d+)/:number(\d+)`,
  ])('can be one: %s', (path) => {
    expect(faultOfPath(path)).toBeUndefined();
  });

  it.each([
    ['/:a((x+)+)', 'take no time'],
    ['/:a((x|xx)*y)', 'take no time'],
    ['/:a(.+)/:b(.+)', 'take no time'],
    [String.raw`/:a(\S+)/:b([a-z/]*)`, 'take no time'],
    ['/:a(x*x*y)', 'take no time'],
    [`/:a(${'x?'.repeat(40)})`, 'take no time'],
    ['/:a(x{0,99}x{0,99}x{0,99}y)', 'take no time'],
    ['/:a(b)(c)', 'regular expressions'],
    ['/:a([)', 'regular expressions'],
    ['/:a(b))(c)', 'regular expressions'],
    [`/:a(${'x'.repeat(121)})`, 'at most 120 characters'],
    ['/:a/:a', 'once'],
  ])('cannot be one: %s', (path, why) => {
    expect(faultOfPath(path)).toContain(why);
  });
});
