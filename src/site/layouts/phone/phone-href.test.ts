import { describe, expect, it } from 'vitest';
import { phoneHref } from './phone-href.ts';

describe('phoneHref', () => {
  it('dials the number, then the option', () => {
    expect(phoneHref({ number: '418 555-2511', option: 3 })).toBe('tel:+14185552511,3');
  });

  it('keeps a country that is already there', () => {
    expect(phoneHref({ number: '+1 418 555-2511', option: 1 })).toBe('tel:+14185552511,1');
  });
});
