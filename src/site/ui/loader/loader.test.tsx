import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { Loader } from './loader.tsx';

describe('Loader', () => {
  it('says that something is on its way', () => {
    expect(textOf(<Loader />)).toBe('Chargement…');
    expect(textOf(<Loader />, 'en')).toBe('Loading...');
  });

  it('keeps its place, where it is heard, while nothing is waited for', () => {
    expect(markupOf(<Loader waiting={false} />)).toBe('<div role="status"></div>');
  });

  it('is held back for 200 ms', () => {
    const css = readFileSync(new URL('loader.css', import.meta.url), 'utf8');
    expect(css).toMatch(/animation: loader-in 1ms 200ms both/);
  });
});
