import { describe, expect, it } from 'vitest';
import { matchJsonPath, parseJsonPath } from './json-path.ts';

const document = { a: { b: [{ c: 1 }, { c: 2 }, { d: 3 }] }, 'x-y': 'z', 'with space': true, empty: [] };

function match(path: string): readonly unknown[] | undefined {
  const steps = parseJsonPath(path);
  return steps && matchJsonPath(document, steps);
}

describe('the part of JSONPath that chained requests use', () => {
  it.each([
    ['$.a.b[0].c', [1]],
    ['$.a.b[*].c', [1, 2]],
    ['$.a.b.*.c', [1, 2]],
    ['$.x-y', ['z']],
    ["$['with space']", [true]],
    ['$["a"].b[2].d', [3]],
    ['$', [document]],
    ['$.a.b[9].c', []],
    ['$.nothing.here', []],
    ['$.empty[*]', []],
    ['$.a.constructor', []],
  ])('%s', (path, expected) => {
    expect(match(path)).toEqual(expected);
  });

  it.each(['a.b', '$..c', '$.a[?(@.c)]', '$.a[', '$ .a', '$.a[-1]'])('does not read %s', (path) => {
    expect(match(path)).toBeUndefined();
  });
});
