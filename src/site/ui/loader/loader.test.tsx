import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { Loader } from './loader.tsx';

const css = readFileSync(new URL('loader.css', import.meta.url), 'utf8');

describe('Loader', () => {
  it('says that something is on its way', () => {
    expect(textOf(<Loader />)).toBe('Chargement…');
    expect(textOf(<Loader />, 'en')).toBe('Loading...');
  });

  it('keeps its place, where it is heard, while nothing is waited for', () => {
    expect(markupOf(<Loader waiting={false} />)).toBe('<div role="status"></div>');
  });

  it('is held back for 200 ms', () => {
    expect(css).toMatch(/animation: loader-in 1ms 200ms both/);
  });

  it('turns once every 2 s', () => {
    expect(markupOf(<Loader />)).toContain('class="loader-turn"');
    expect(css).toMatch(/animation: loader-turn 2s linear infinite/);
    expect(css).toMatch(/@keyframes loader-turn \{\s*to \{\s*rotate: 1turn;/);
  });

  it('shows three waiting dots of 1.3 s beside a button', () => {
    expect(markupOf(<Loader mark="dots" />)).toContain('<span></span><span></span><span></span>');
    expect(css).toMatch(/animation: loader-dot 1\.3s ease-in-out infinite/);
  });
});
