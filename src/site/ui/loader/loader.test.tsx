import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/markup.tsx';
import { Loader } from './loader.tsx';

describe('Loader', () => {
  it('says that something is on its way', () => {
    expect(textOf(<Loader />)).toBe('Chargement…');
    expect(textOf(<Loader />, 'en')).toBe('Loading...');
  });
});
