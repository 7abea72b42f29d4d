import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Icon } from './icon.tsx';
import { socialIcon } from './icon-paths.tsx';

describe('Icon', () => {
  it('is decoration without a label and a picture with one', () => {
    expect(markupOf(<Icon name="bus" />)).toContain('aria-hidden="true"');
    expect(markupOf(<Icon name="bus" label="Bus" />)).toContain('role="img" aria-label="Bus"');
  });

  it('has a drawing for any social network', () => {
    expect(socialIcon('Facebook')).toBe('facebook');
    expect(socialIcon('twitter')).toBe('x');
    expect(socialIcon('a network of tomorrow')).toBe('share');
  });
});
