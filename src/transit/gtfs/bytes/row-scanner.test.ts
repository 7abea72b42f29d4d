import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteIndex } from './byte-index.ts';
import { maxFieldBytes, RowScanner } from './row-scanner.ts';

/** Every row as texts; a row that cannot be read is its fault. */
function rowsOf(content: string | Uint8Array): (string[] | string)[] {
  const scanner = new RowScanner(typeof content === 'string' ? Buffer.from(content) : content);
  const rows: (string[] | string)[] = [];
  while (scanner.next()) {
    rows.push(scanner.fault ?? Array.from({ length: scanner.fields }, (_, field) => scanner.text(field)));
  }
  return rows;
}

describe('walking over a table', () => {
  it.each<[string, string, (string[] | string)[]]>([
    [
      'plain rows',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a last line without its end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'both line ends',
      'a,b\r\n1,2\n3,4\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b\n', [['a', 'b']]],
    ['a mark before a quote', '\uFEFF"a",b\n', [['a', 'b']]],
    ['commas in quotes', '"Rue A, coin B",2\n', [['Rue A, coin B', '2']]],
    ['line ends in quotes', '"one\ntwo\r\nthree",2\n', [['one\ntwo\r\nthree', '2']]],
    ['doubled quotes', '"dit ""le Rond""",2\n', [['dit "le Rond"', '2']]],
    ['nothing but doubled quotes', '"""",2\n', [['"', '2']]],
    ['a text in doubled quotes', '"""Phare""",2\n', [['"Phare"', '2']]],
    ['empty quotes', '"",2\n', [['', '2']]],
    ['a quote inside a plain text', 'le 5" tuyau,2\n', [['le 5" tuyau', '2']]],
    ['spaces around values', '  a , b\t,c \n', [['a', 'b', 'c']]],
    ['spaces around quotes', 'x, "a, b" ,c\n', [['x', 'a, b', 'c']]],
    ['spaces inside quotes', '" a ",b\n', [['a', 'b']]],
    [
      'blank lines',
      '\n\r\n  \na,b\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['short and long rows', 'a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
    ['empty fields', ',a,\n', [['', 'a', '']]],
    ['nothing', '', []],
    ['nothing but line ends', '\r\n\n', []],
  ])('reads %s', (_, content, rows) => {
    expect(rowsOf(content)).toEqual(rows);
  });

  it('reads a field alike however often it is asked for', () => {
    const scanner = new RowScanner(Buffer.from('"""A""",b\n'));
    scanner.next();
    expect([scanner.text(0), scanner.isBlank(0), scanner.text(0), scanner.text(0)]).toEqual([
      '"A"',
      false,
      '"A"',
      '"A"',
    ]);
  });

  it('gives an empty text for a field the row does not have', () => {
    const scanner = new RowScanner(Buffer.from('a,b\n'));
    scanner.next();
    expect([scanner.text(2), scanner.text(-1), scanner.isBlank(2)]).toEqual(['', '', true]);
  });

  it('loses only the row of a quote that is never closed', () => {
    expect(rowsOf('a,b\n1,"open\n3,4\n5,6\n')).toEqual([
      ['a', 'b'],
      'quote-not-closed',
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it.each([
    ['in quotes', `"${'x'.repeat(maxFieldBytes + 1)}",2\n`],
    ['without quotes', `${'x'.repeat(maxFieldBytes + 1)},2\n`],
    ['at the end of its row', `2,${'x'.repeat(maxFieldBytes + 1)}\n`],
  ])('refuses a field over 64 KB %s, and reads on', (_, row) => {
    expect(rowsOf(`${row}3,4\n`)).toEqual(['field-too-long', ['3', '4']]);
  });

  it('reads a field of just 64 KB', () => {
    expect(rowsOf(`${'x'.repeat(maxFieldBytes)},2\n`)).toEqual([['x'.repeat(maxFieldBytes), '2']]);
  });

  it('does not look for a closing quote further than a field may be', () => {
    expect(rowsOf(`1,"open\n${'a,b\n'.repeat(20_000)}"z",2\n`)[0]).toBe('field-too-long');
  });

  it('numbers rows by their line', () => {
    const scanner = new RowScanner(Buffer.from('a\n\nb\n'));
    scanner.next();
    expect(scanner.row).toBe(1);
    scanner.next();
    expect(scanner.row).toBe(3);
  });

  it('reads a row of more columns than any feed has', () => {
    const [row] = rowsOf(`${Array.from({ length: 400 }, (_, place) => place).join(',')}\n1\n`);
    expect(row?.slice(0, 3)).toEqual(['0', '1', '2']);
  });

  it('finds a text in an index by its value, quoted or not', () => {
    const index = new ByteIndex();
    index.addText('a"b');
    const scanner = new RowScanner(Buffer.from('"a""b"\na"b\n"c""d"\n'));
    scanner.next();
    expect(scanner.findIn(index, 0)).toBe(0);
    scanner.next();
    expect(scanner.findIn(index, 0)).toBe(0);
    scanner.next();
    expect([scanner.findIn(index, 0), scanner.addTo(index, 0), index.text(1)]).toEqual([-1, 1, 'c"d']);
    expect([scanner.addTo(index, 5), scanner.findIn(index, -1)]).toEqual([-1, -1]);
  });

  it('gives back whatever was written, in any dialect', () => {
    const value = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '1', '🚌'),
      maxLength: 6,
    });
    const tables = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(tables, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, end, mark) => {
        const written = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        const expected = rows.map((row) => row.map((text) => text.trim()));
        expect(rowsOf((mark ? '\uFEFF' : '') + written.join(end))).toEqual(expected);
      }),
    );
  });

  it('ends on any bytes', () => {
    const unit = fc.oneof(fc.constantFrom(0x22, 0x2c, 0x0a, 0x0d, 0x20), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 200 }), (codes) => {
        expect(rowsOf(Uint8Array.from(codes)).length).toBeLessThanOrEqual(codes.length);
      }),
    );
  });
});
