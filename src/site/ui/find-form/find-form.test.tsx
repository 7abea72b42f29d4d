import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { FindForm } from './find-form.tsx';

describe('FindForm', () => {
  it('is a plain form that works without script and keeps the other choices', () => {
    const markup = markupOf(
      <FindForm
        action="/ecoles"
        id="e"
        name="texte"
        label="École"
        text="Sorbier"
        maxLength={100}
        find="Chercher"
      >
        <input type="hidden" name="service" value="opus" />
      </FindForm>,
    );
    expect(markup).toMatch(/^<form [^>]*role="search" action="\/ecoles" method="get"/);
    expect(markup).toContain('name="service" value="opus"');
    expect(markup).toMatch(/<input type="text"[^>]*name="texte"[^>]*value="Sorbier"/);
    expect(markup).toMatch(/<button type="submit"[\s\S]*Chercher/);
  });
});
