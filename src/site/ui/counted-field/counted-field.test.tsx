import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { CountedField } from './counted-field.tsx';

const field = (value: string, most?: number) => (
  <CountedField
    id="m"
    name="m"
    label="Message"
    value={value}
    onChange={() => undefined}
    most={most}
    multiline
  />
);

describe('CountedField', () => {
  it('shows how much of its length is used, in the words of the specification', () => {
    expect(textOf(field('Bonjour', 500))).toContain('7/500 caractère(s)');
    expect(textOf(field('Bonjour', 500), 'en')).toContain('7/500 character(s)');
    expect(markupOf(field('Bonjour', 500))).toMatch(/<textarea[^>]*aria-describedby="m-counter"/);
  });

  it('flags what is over by a sign as well, and cuts nothing off', () => {
    const markup = markupOf(field('😀😀😀', 2));
    expect(markup).toMatch(/data-over="true"><svg[^>]*data-icon="alert".*3\/2 caractère/);
    expect(markup).not.toContain('maxlength');
    expect(markupOf(field('😀😀', 2))).not.toContain('data-over');
  });

  it('counts nothing where there is no limit', () => {
    expect(markupOf(field('Bonjour'))).not.toMatch(/counter|caractère/);
  });
});
