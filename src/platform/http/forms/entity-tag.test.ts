import { describe, expect, it } from 'vitest';
import { entityTag, isHeld } from './entity-tag.ts';

describe('a strong tag', () => {
  it('is the same for the same bytes and another for others', () => {
    expect(entityTag('{"é":1}')).toBe(entityTag(Buffer.from('{"é":1}')));
    expect(entityTag('a')).not.toBe(entityTag('b'));
    expect(entityTag('a')).toMatch(/^"[\w-]{22}"$/);
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
