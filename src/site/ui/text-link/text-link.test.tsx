import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { TextLink } from './text-link.tsx';

describe('TextLink', () => {
  it('says in words that it leaves the site', () => {
    const link = (
      <TextLink href="https://exemple.ca" external>
        Météo
      </TextLink>
    );
    expect(textOf(link)).toBe('Météo\u00a0(site externe)');
    expect(textOf(link, 'en')).toBe('Météo\u00a0(external site)');
    expect(markupOf(link)).toContain('rel="noopener external"');
  });

  it('says nothing of the kind inside the site', () => {
    expect(textOf(<TextLink href="/avis">Avis</TextLink>)).toBe('Avis');
  });
});
