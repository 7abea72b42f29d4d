import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Strip } from './strip.tsx';

describe('Strip', () => {
  it('says in words what its icon shows', () => {
    expect(markupOf(<Strip icon="live-broken">Heures prévues.</Strip>)).toMatch(
      /aria-hidden="true".*<p>Heures prévues\.<\/p>/,
    );
  });
});
