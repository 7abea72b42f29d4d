import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteIndex } from './byte-index.ts';
import { GrowingColumn } from './growing-column.ts';
import { SequenceIndex } from './sequence-index.ts';

describe('an index of texts', () => {
  it('numbers texts in the order they come, once each', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4 })), (texts) => {
        const index = new ByteIndex();
        const distinct = [...new Set(texts)];
        for (const text of texts) index.addText(text);
        expect(index.texts()).toEqual(distinct);
        expect(index.size).toBe(distinct.length);
        for (const [place, text] of distinct.entries()) expect(index.findText(text)).toBe(place);
        expect(index.findText('never added at all')).toBe(-1);
      }),
    );
  });

  it('keeps them all when they are many, and finds each', () => {
    const index = new ByteIndex();
    for (let each = 0; each < 20_000; each += 1) index.addText(`trip-${each}`);
    expect([0, 1, 9999, 19_999].map((each) => index.findText(`trip-${each}`))).toEqual([0, 1, 9999, 19_999]);
    expect(index.text(12_345)).toBe('trip-12345');
    expect(index.findText('trip-20000')).toBe(-1);
  });

  it('keeps a text larger than its first room', () => {
    const index = new ByteIndex();
    index.addText('x'.repeat(300_000));
    index.addText('y');
    expect([index.text(0).length, index.text(1)]).toEqual([300_000, 'y']);
  });

  it('tells apart two texts that share a hash', () => {
    const index = new ByteIndex();
    expect([index.addText('t001ya8'), index.findText('t00yki6'), index.addText('t00yki6')]).toEqual([
      0, -1, 1,
    ]);
    expect([index.findText('t001ya8'), index.findText('t00yki6')]).toEqual([0, 1]);
  });

  it('compares byte by byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4 }), fc.uint8Array({ maxLength: 4 }), (one, two) => {
        const index = new ByteIndex();
        const first = index.add(one, 0, one.length);
        const second = index.add(two, 0, two.length);
        expect(Math.sign(index.compare(first, second))).toBe(Buffer.compare(one, two));
      }),
    );
  });
});

describe('an index of lists', () => {
  it('numbers lists by their content', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 4 }), { maxLength: 300 }),
        (lists) => {
          const index = new SequenceIndex();
          const distinct = [...new Set(lists.map((list) => JSON.stringify(list)))];
          const numbers = lists.map((list) => index.add(Int32Array.from([...list, 99]), list.length));
          expect(numbers).toEqual(lists.map((list) => distinct.indexOf(JSON.stringify(list))));
          expect(index.size).toBe(distinct.length);
          for (const [place, list] of distinct.entries()) {
            expect(JSON.stringify([...index.valuesOf(place)])).toBe(list);
          }
        },
      ),
    );
  });

  it('tells apart two lists that share a hash', () => {
    const index = new SequenceIndex();
    const [one, two] = [Int32Array.of(117, 433, 7), Int32Array.of(129, 118, 7)];
    expect([index.add(one, 3), index.add(two, 3), index.add(one, 3), index.add(two, 3)]).toEqual([
      0, 1, 0, 1,
    ]);
  });

  it('keeps them all when they are many and long', () => {
    const index = new SequenceIndex();
    const list = (each: number) => Int32Array.from({ length: 50 }, (_, place) => each * place);
    for (let each = 0; each < 2000; each += 1) expect(index.add(list(each), 50)).toBe(each);
    expect(index.add(list(1234), 50)).toBe(1234);
    expect(index.valuesOf(1999)).toEqual(list(1999));
  });
});

describe('a column that grows', () => {
  it('gives what was pushed', () => {
    const column = new GrowingColumn(0);
    for (let each = 0; each < 100; each += 1) column.push(-each);
    expect([column.length, column.view().at(-1), column.view().length]).toEqual([100, -99, 100]);
  });
});
