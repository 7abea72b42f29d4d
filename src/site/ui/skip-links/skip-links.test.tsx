import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { SkipLinks } from './skip-links.tsx';

describe('SkipLinks', () => {
  it('leads to places of the page, in the order given', () => {
    const links = [
      { href: '#main', label: 'Aller au contenu' },
      { href: '#menu', label: 'Aller au menu' },
    ] as const;
    expect(markupOf(<SkipLinks label="Accès rapides" links={links} />)).toMatch(/href="#main".*href="#menu"/);
  });
});
