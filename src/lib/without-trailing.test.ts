import { describe, expect, it } from 'vitest';
import { withoutTrailing } from './without-trailing.ts';

describe('a text without the signs at its end', () => {
  it('keeps those that stand before something else', () => {
    expect(withoutTrailing('/a//b///', '/')).toBe('/a//b');
    expect(withoutTrailing('/a', '/')).toBe('/a');
    expect(withoutTrailing('///', '/')).toBe('');
    expect(withoutTrailing('', '/')).toBe('');
    expect(withoutTrailing('25000', '0')).toBe('25');
  });
});
