import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cases } from '#tests/support/cases.ts';
import { writeLiteral, writeRemark } from './write-literal.ts';

/** What code says, as whoever runs it is told. */
const run = (code: string): unknown => runInNewContext(`(${code})`);

const oddities = [
  [
    "'",
    '"',
    '`',
    '${',
    '\\',
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\u0000',
    '\u202E',
    '\u2066',
    '\u200B',
    '\uFEFF',
  ],
  ['\uD800', '\uDC00', '*/', '//', '</script>', '\u0085', '\u{E0041}', 'é', '\\u0041', '\u00AD'],
].flat();
const odd = fc.constantFrom(...oddities);
const text = fc.string({
  unit: fc.oneof(
    odd,
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  ),
});
const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'name')), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value;

describe('a value as code', () => {
  it('is that value again when it is run, whatever is in it', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(JSON.stringify(run(writeLiteral(value)))).toBe(JSON.stringify(value));
      }),
      cases(500),
    );
  });

  it('holds nothing that nobody sees: whoever reads the file sees what it says', () => {
    fc.assert(
      fc.property(values, (value) => {
        const code = writeLiteral(value).replaceAll('\n', '');
        expect(code).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        expect(code.isWellFormed()).toBe(true);
      }),
      cases(500),
    );
  });

  it('has the remark of a field over it, each of its lines as one, whatever ends them', () => {
    const code = writeLiteral({ name: 'a' }, { name: 'one\u2028process.exit()\r\ntwo\u0000' });
    expect(JSON.stringify(run(code))).toBe('{"name":"a"}');
    expect(code).toBe("{\n  // one\n  // process.exit()\n  // two\n  name: 'a',\n}");
  });
});

describe('a remark', () => {
  it.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('never ends before its line does: %j', (end) => {
    expect(writeRemark(`one${end}process.exit()`, '')).toBe('// one\n// process.exit()');
  });
});
