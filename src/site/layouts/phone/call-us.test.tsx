import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { CallUs } from './call-us.tsx';

const line = { number: '418 555-2511', dialled: '+14185552511', option: 1 };

describe('CallUs', () => {
  it('gives the number to call and the key to press, in words', () => {
    expect(textOf(<CallUs line={line} />)).toMatch(/Appelez-nous\u00a0: 418 555-2511, option 1\.$/);
    expect(textOf(<CallUs line={line} />, 'en')).toMatch(/Call us: 418 555-2511, option 1\.$/);
  });

  it('dials both', () => {
    expect(markupOf(<CallUs line={line} />)).toContain('href="tel:+14185552511,1"');
  });
});
