import { describe, expect, it } from 'vitest';
import { shortEnd } from './line.ts';

describe('shortEnd', () => {
  it('leaves the word for a terminus out, where something else names it', () => {
    expect(shortEnd('Terminus Marché-Neuf')).toBe('Marché-Neuf');
    expect(shortEnd('Terminus')).toBe('Terminus');
    expect(shortEnd('Cégep du Sorbier')).toBe('Cégep du Sorbier');
  });
});
