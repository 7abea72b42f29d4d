import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { ErrorSummary } from './error-summary.tsx';

describe('ErrorSummary', () => {
  it('leads from each message to its field', () => {
    const markup = markupOf(<ErrorSummary errors={[{ fieldId: 'nom', message: 'Écrivez votre nom' }]} />);
    expect(markup).toContain('<a href="#nom">Écrivez votre nom</a>');
    expect(markup).toContain('tabindex="-1"');
  });

  it('is absent when all is well', () => {
    expect(markupOf(<ErrorSummary errors={[]} />)).toBe('');
  });
});
