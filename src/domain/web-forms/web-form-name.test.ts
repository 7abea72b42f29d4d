import { describe, expect, it } from 'vitest';
import { webFormId, webFormName } from './web-form-name.ts';

describe('the name of a form of the content', () => {
  it('tells which form it is', () => {
    expect(webFormName('objets_perdus')).toBe('webform-objets_perdus');
    expect(webFormId('webform-objets_perdus')).toBe('objets_perdus');
    const longest = `a${'_'.repeat(59)}`;
    expect(webFormId(webFormName(longest))).toBe(longest);
  });

  it('is that of no other form', () => {
    for (const name of [
      'newsletter',
      'webform-',
      'webform-A',
      'webform-1a',
      'webform-a-b',
      `webform-${'a'.repeat(61)}`,
    ])
      expect(webFormId(name)).toBeUndefined();
  });
});
