import { describe, expect, it } from 'vitest';
import { isPersonName, personNameMaxLength } from './person-name.ts';

describe('the name of a person', () => {
  it.each(['Ève', 'Jean-Noël O’Brien', '王', 'X', 'a'.repeat(personNameMaxLength)])('can be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each(['', 'a'.repeat(personNameMaxLength + 1), 'a\nb', 'a\u0000b', 'a\u202eb', 'a\u2028b', 'a\u200db'])(
    'cannot be %j',
    (name) => {
      expect(isPersonName(name)).toBe(false);
    },
  );
});
