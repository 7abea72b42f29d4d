import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Still, StillContext } from './still.tsx';

describe('Still', () => {
  it('is the piece that the server wrote, and empty where there is none', () => {
    const piece = <Still name="a" />;
    expect(markupOf(<StillContext value={{ a: '<b>1</b>' }}>{piece}</StillContext>)).toContain('<b>1</b>');
    expect(markupOf(piece)).toBe('<div data-still="a"></div>');
  });
});
