import { describe, expect, it } from 'vitest';
import type { LineMark } from '#domain/line-mark.ts';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { LineLink } from './line-link.tsx';

const line: LineMark = {
  number: '11',
  type: { key: 'quartier', name: { fr: 'De quartier', en: 'Local' }, look: { shape: 'square' } },
  ends: ['Place de l’Horloge', 'Grande-Anse'],
};

describe('the number of a line in a sentence', () => {
  it('says nothing but the number, so that the sentence is heard as it is read', () => {
    expect(textOf(<LineLink line={line} href="/h/11" />)).toBe('11');
  });

  it('tells the type of the line and its two ends beside, in the language of the page', () => {
    expect(markupOf(<LineLink line={line} href="/h/11" />)).toContain(
      'title="De quartier, Place de l’Horloge – Grande-Anse"',
    );
    expect(markupOf(<LineLink line={line} href="/h/11" />, 'en')).toContain(
      'title="Local, Place de l’Horloge',
    );
  });

  it('does not tell them where they were told before', () => {
    const { number, type } = line;
    expect(markupOf(<LineLink line={{ number, type }} href="/h/11" />)).not.toContain('title=');
  });

  it('leads to the schedule of the line', () => {
    expect(markupOf(<LineLink line={line} href="/h/11" />)).toMatch(/^<a [^>]*href="\/h\/11"/);
  });
});
