import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/markup.tsx';
import { StopTag } from './stop-tag.tsx';

describe('StopTag', () => {
  it('says that the number is a stop’s', () => {
    expect(textOf(<StopTag number="1480" />)).toBe('Arrêt 1480');
    expect(textOf(<StopTag number="1480" />, 'en')).toBe('Stop 1480');
  });

  it('says that a station is one, and not what it is called inside', () => {
    expect(textOf(<StopTag number="gare" isStation />)).toBe('Station');
  });
});
