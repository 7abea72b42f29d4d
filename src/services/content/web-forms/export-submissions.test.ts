import { describe, expect, it } from 'vitest';
import { writeCell } from './export-submissions.ts';

describe('a cell of an export', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['  =1', `"  '=1"`],
    ['a;\t=1', `"a;\t'=1"`],
    ['a\n \n+1', `"a\n \n'+1"`],
    ['a,-1,\uFF1D2', `"a,'-1,'\uFF1D2"`],
    ['1-2', '1-2'],
    ['marie@example.net', 'marie@example.net'],
    ['"x"', '"""x"""'],
  ])('is no formula: %j', (text, cell) => expect(writeCell(text)).toBe(cell));

  it.each(['\n', ';', '\r\n\t', ' ', ';\n ', '=', '\n=', ' -', '"'])(
    'is written as soon when it is made of %j alone',
    (unit) => {
      const text = unit.repeat(64 * 1024);
      const began = performance.now();
      expect(writeCell(text).length).toBeGreaterThanOrEqual(text.length);
      // A second and a half before it was linear.
      expect(performance.now() - began).toBeLessThan(500);
    },
  );
});
