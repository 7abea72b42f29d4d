import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern.ts';

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !text.includes('/') && text !== '.' && text !== '..');

describe('a path pattern', () => {
  it('gives back the parameters a path was built from', () => {
    fc.assert(
      fc.property(word, value, word, value, (base, first, middle, second) => {
        const pattern = compilePattern(`/${base}/:first/${middle}/:second`);
        const path = pattern.build({ first, second });
        expect(path).toBeDefined();
        expect(pattern.match(path ?? '')).toEqual({ first, second });
      }),
    );
  });

  it('gives back optional parameters, whether they are there or not', () => {
    const pattern = compilePattern(
      String.raw`/h/:line(\d{1,3}[A-Z]?)/:direction([a-z]+)?/:date(\d{4}-\d\d-\d\d)?`,
    );
    const params = fc.record(
      {
        line: fc.stringMatching(/^\d{1,3}[A-Z]?$/),
        direction: fc.stringMatching(/^[a-z]+$/),
        date: fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      { requiredKeys: ['line'] },
    );
    fc.assert(
      fc.property(params, (given) => {
        expect(pattern.match(pattern.build(given) ?? '')).toEqual({ ...given });
      }),
    );
  });

  it('takes static text as it is, whatever it means to a regular expression', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z.*+?^${}|[\]\\]{1,10}$/),
        fc.stringMatching(/^[a-z.]{1,10}$/),
        (text, other) => {
          const pattern = compilePattern(`/${text}`);
          expect(pattern.isStatic).toBe(true);
          expect(pattern.match(`/${text}`)).toEqual({});
          expect(pattern.match(`/${other}`) !== undefined).toBe(other === text);
        },
      ),
    );
  });

  it('does not build a path whose parameter is missing or does not fit', () => {
    const pattern = compilePattern(String.raw`/h/:line(\d{1,3})/:date(\d{4}-\d\d-\d\d)?`);
    expect(pattern.build({})).toBeUndefined();
    expect(pattern.build({ line: '' })).toBeUndefined();
    expect(pattern.build({ line: '1234' })).toBeUndefined();
    expect(pattern.build({ line: '12', date: 'demain' })).toBeUndefined();
    expect(pattern.build({ line: '12', date: undefined })).toBe('/h/12');
  });

  it('keeps the slashes of a free remainder and encodes the rest', () => {
    const pattern = compilePattern('/news/:path(.+)');
    expect(pattern.build({ path: '2026/été & pont' })).toBe('/news/2026/%C3%A9t%C3%A9%20%26%20pont');
    expect(pattern.match('/news/2026/%C3%A9t%C3%A9')).toEqual({ path: '2026/été' });
  });

  it('lets a rule hold slashes and brackets', () => {
    const pattern = compilePattern('/a/:rest((?:x|y)/(?:z)+)');
    expect(pattern.match('/a/x/zz')).toEqual({ rest: 'x/zz' });
    expect(pattern.match('/a/w/zz')).toBeUndefined();
  });

  it('accepts a slash at the end, and no second one', () => {
    const pattern = compilePattern('/a/:b');
    expect(pattern.match('/a/x/')).toEqual({ b: 'x' });
    expect(pattern.match('/a/x//')).toBeUndefined();
    expect(pattern.match('/a//')).toBeUndefined();
  });

  it('keeps a badly encoded parameter as it came', () => {
    expect(compilePattern('/a/:b').match('/a/%E0%A4')).toEqual({ b: '%E0%A4' });
  });

  it('never throws on what a stranger types', () => {
    const pattern = compilePattern(String.raw`/h/:line(\d{1,3}[A-Z]?)/:direction((?!\d{4}-)[^/]+)?`);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => pattern.match(`/h/${text}`)).not.toThrow();
      }),
    );
  });

  it('lets a name that does not fit stand behind a word, at one address alone', () => {
    const pattern = compilePattern(String.raw`/h/:line(\d{1,3}[A-Z]?)|route/:direction?`);
    expect(pattern.build({ line: '800' })).toBe('/h/800');
    expect(pattern.match('/h/800/nord')).toEqual({ line: '800', direction: 'nord' });
    expect(pattern.match('/h/route/800')).toBeUndefined();
    expect(pattern.match('/h/BABY')).toBeUndefined();
    expect(pattern.match('/h/route/a~41')).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), (line) => {
        const path = pattern.build({ line, direction: '0' }) ?? '';
        expect(pattern.match(path)).toEqual({ line, direction: '0' });
        expect(new URL(path, 'https://bus.example').pathname).toBe(path);
      }),
    );
  });

  it('lets every name stand as names are written, where it says so without a word', () => {
    const pattern = compilePattern('/route/:line|');
    expect(pattern.build({ line: 'A/B C' })).toBe('/route/A~2FB%20C');
    expect(pattern.match('/route/A~2FB%20C')).toEqual({ line: 'A/B C' });
    expect(pattern.match('/route/1234B')).toEqual({ line: '1234B' });
    expect(pattern.match('/route/A%2FB')).toBeUndefined();
  });

  it('matches the root', () => {
    expect(compilePattern('/').match('/')).toEqual({});
    expect(compilePattern('/').build({})).toBe('/');
  });
});
