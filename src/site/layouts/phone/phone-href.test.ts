import { describe, expect, it } from 'vitest';
import { phoneHref } from './phone-href.ts';

describe('phoneHref', () => {
  it('dials the number, then the option', () => {
    const line = { number: '418 555-2511', dialled: '+14185552511', option: 3 };
    expect(phoneHref(line)).toBe('tel:+14185552511,3');
  });

  it('dials the country the operator says, whatever the number looks like', () => {
    const line = { number: '02 55 50 12 34', dialled: '+33 2 55 50 12 34', option: 1 };
    expect(phoneHref(line)).toBe('tel:+33255501234,1');
  });
});
