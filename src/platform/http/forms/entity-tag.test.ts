import { describe, expect, it } from 'vitest';
import { entityTag, isHeld } from './entity-tag.ts';

describe('a strong tag', () => {
  it.each([0, 1, 1000, 8192, 8193, 20_000])('of a text of %i letters is its own', (length) => {
    const text = 'é'.repeat(length);
    expect(entityTag(text)).toBe(entityTag('é'.repeat(length)));
    expect(entityTag(text)).toMatch(/^"[\w-]+"$/);
    const others = [`${text}x`, `x${text}`, text.replace('é', 'e')].filter((other) => other !== text);
    for (const other of others) expect(entityTag(other)).not.toBe(entityTag(text));
  });

  it('is shared by no two of many boards', () => {
    const board = (minute: number, stop: number) =>
      JSON.stringify({ stop, departs: [minute, minute + 10], ntr: true });
    const texts = Array.from({ length: 100_000 }, (_, place) =>
      board(place % 1000, Math.floor(place / 1000)),
    );
    expect(new Set(texts.map(entityTag)).size).toBe(texts.length);
  });

  it.each([
    [undefined, false],
    ['', false],
    ['"b"', false],
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a" , "y"', true],
    ['*', true],
    ['a', false],
    ['"a-br"', false],
  ])('is held by who names %j: %s', (header, held) => {
    expect(isHeld(header, '"a"')).toBe(held);
  });

  it('may be weak on the server’s side too', () => {
    expect([isHeld('W/"a"', 'W/"a"'), isHeld('"a"', 'W/"a"'), isHeld('"b"', 'W/"a"')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
