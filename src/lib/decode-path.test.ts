import { describe, expect, it } from 'vitest';
import { decodePath, fragmentOf } from './decode-path.ts';

describe('what an address names', () => {
  it('is read in plain letters', () => {
    expect(decodePath('/%C3%A9t%C3%A9')).toBe('/été');
    expect(fragmentOf({ hash: '#l%E2%80%99%C3%A9t%C3%A9%2F7' })).toBe('l’été/7');
    expect(fragmentOf({ hash: '' })).toBe('');
  });

  it('is kept as it came where it cannot be decoded', () => {
    expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
    expect(fragmentOf({ hash: '#50%' })).toBe('50%');
  });
});
