import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { TextPool } from './text-pool.ts';

function read(pool: TextPool, text: string): string {
  const bytes = Buffer.from(`<${text}>`);
  return pool.read(bytes, 1, bytes.length - 1);
}

describe('the text pool', () => {
  it('reads what the bytes say, whatever it was asked before', () => {
    const pool = new TextPool();
    const text = fc.oneof(fc.string({ maxLength: 50 }), anyText(), fc.nat(9999).map(String));
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect(texts.map((one) => read(pool, one))).toEqual(texts);
      }),
    );
  });

  it('stays right with many more texts than places', () => {
    const pool = new TextPool();
    const texts = Array.from({ length: 60_000 }, (_, index) => `stop-${index}`);
    const wrong = [...texts, ...texts].filter((text) => read(pool, text) !== text);
    expect(wrong).toEqual([]);
  });

  it('keeps U+FEFF at the start of a text, and marks bytes that are no UTF-8', () => {
    const pool = new TextPool();
    expect(read(pool, '\uFEFFa')).toBe('\uFEFFa');
    expect(pool.read(Buffer.from([0x61, 0xff]), 0, 2)).toBe('a\uFFFD');
  });
});
