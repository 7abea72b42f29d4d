import { describe, expect, it } from 'vitest';
import { findExpressions } from './find-expressions.ts';

const findIn = (code: string) => {
  const { found, computed, texts } = findExpressions(new Map([['src/a.ts', code]]));
  return {
    found: found.map(({ source }) => source),
    computed: computed.map(({ text }) => text),
    texts: texts.map(({ text }) => text),
  };
};

describe('the expressions of a file', () => {
  it.each<[code: string, found: readonly string[]]>([
    ['const a = /x+/;', ['x+']],
    ["const a = 'x'; new RegExp(`${a}+`, 'g');", ['x+']],
    ["const a = 'x'; RegExp(a); const f = (b: string) => b;", ['x']],
    ['text.match(/x/); text.search(y);', ['x']],
  ])('are found: %s', (code, found) => {
    expect(findIn(code)).toEqual({ found, computed: [], texts: [] });
  });

  it.each([
    "const a = 'x'; { const a = 'y+'; new RegExp(a); }",
    "const a = 'x'; const f = (a: string) => new RegExp(a);",
    "const a = 'x'; function f({ b: [a] }) { return new RegExp(a); }",
    "const a = 'x'; try { } catch (a) { new RegExp(a); }",
    "let a = 'x'; a = 'y+'; new RegExp(a);",
    "const a = 'x'; for (const { a = '' } of all) new RegExp(a);",
    'new RegExp(a);',
  ])('are computed where a name may stand for another text: %s', (code) => {
    expect(findIn(code)).toEqual({ found: [], computed: ['new RegExp(a)'], texts: [] });
  });

  it.each(["text.match('x+')", 'text.search(`x`)', 'text?.matchAll(a)', "text.search('x' + b)"])(
    'are told of where a text is made one: %s',
    (call) => {
      expect(findIn(`const a = 'x'; ${call};`)).toEqual({ found: [], computed: [], texts: [call] });
    },
  );
});
