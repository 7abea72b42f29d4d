import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, loadTree } from './support/architecture/tree.ts';
import { findExpressions } from './support/expressions/find-expressions.ts';
import { findSlowPump } from './support/expressions/hold-expression.ts';
import { boundedExpressions, computedExpressions } from './support/expressions/known-expressions.ts';

const tree = loadTree(path.resolve(import.meta.dirname, '..'), ['src', 'data']);
const { found, computed, texts } = findExpressions(tree);
const limit = { length: 65_536, mostMs: 20 };
const nameOf = ({ file, source }: { readonly file: string; readonly source: string }) => `${file} ${source}`;

const bounds = new Map(boundedExpressions.map((each) => [nameOf(each), each.longest]));

describe('the regular expressions of the product', () => {
  it('are done in no time with 64 KB of whatever they repeat, or with the longest text that is held against them', () => {
    const faults = found.flatMap((expression) => {
      const length = bounds.get(nameOf(expression)) ?? limit.length;
      const slow = findSlowPump(expression, { ...limit, length });
      return slow ? `${nameOf(expression)} takes ${slow.ms} ms: ${JSON.stringify(slow)}` : [];
    });
    expect(faults).toEqual([]);
  }, 120_000);

  it('are written as such: no text is searched for as one', () => {
    expect(texts).toEqual([]);
  });

  it('stand on the list of bounded ones only where they are', () => {
    const names = new Set(found.map(nameOf));
    expect([...bounds.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it('are known by an example where they are put together while the program runs', () => {
    const key = ({ file, text }: { readonly file: string; readonly text: string }) =>
      `${file} ${text.replaceAll(/\s+/g, ' ')}`;
    expect(computed.map(key).sort()).toEqual(computedExpressions.map(key).sort());
    const faults = computedExpressions.flatMap(({ file, examples }) =>
      examples.flatMap((example) => {
        const slow = findSlowPump(example, limit);
        return slow ? `${file} ${example.source}: ${JSON.stringify(slow)}` : [];
      }),
    );
    expect(faults).toEqual([]);
  }, 60_000);
});

describe('texts that are brought into a form of Unicode', () => {
  it('are so in one place, which is done in no time with any of them', () => {
    const others = [...tree].filter(([file, text]) => !isTest(file) && /\.normalize\(/.test(text));
    expect(others.map(([file]) => file)).toEqual(['src/lib/normalized.ts']);
  });
});
