import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { AddressCompletion } from './address-completion.tsx';
import { examples } from './examples.tsx';

describe('AddressCompletion', () => {
  it('is nothing without script', () => {
    expect(markupOf(<AddressCompletion street="rue" city="ville" locale="fr" />)).toBe('');
  });

  it('names its list, and says which row is pointed at', () => {
    const [, open] = examples;
    const html = markupOf(open?.render(), 'en');
    expect(html).toContain('role="listbox" id="exemple-adresses" aria-label="Addresses found"');
    expect(html.match(/role="option"/g)).toHaveLength(3);
    expect(html).toMatch(/role="option" id="exemple-adresses-1" aria-selected="true"/);
    expect(html).toContain('<mark>Grève</mark>');
  });
});
