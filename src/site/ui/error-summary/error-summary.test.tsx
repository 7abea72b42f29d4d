import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { ErrorSummary } from './error-summary.tsx';

describe('ErrorSummary', () => {
  it('leads from each message to its field', () => {
    const markup = markupOf(<ErrorSummary errors={[{ fieldId: 'nom', message: 'Écrivez votre nom' }]} />);
    expect(markup).toContain('<a href="#nom">Écrivez votre nom</a>');
    expect(markup).toContain('tabindex="-1"');
  });

  it('asks for the fields that are wrong to be mended, in the words of the specification', () => {
    const errors = [{ fieldId: 'name', message: 'Enter your name' }];
    expect(textOf(<ErrorSummary errors={errors} />, 'en')).toContain(
      'Please correct the fields with errors.',
    );
    const titled = textOf(<ErrorSummary errors={errors} title="Nothing was saved" />, 'en');
    expect(titled).toMatch(/Nothing was saved.*Please correct the fields with errors\..*Enter your name/);
  });

  it('asks for no field to be mended when the fault is about the whole form', () => {
    const text = textOf(<ErrorSummary errors={[{ message: 'Try again' }]} />, 'en');
    expect(text).toContain('There is a problem');
    expect(text).not.toContain('correct the fields');
  });

  it('is absent when all is well', () => {
    expect(markupOf(<ErrorSummary errors={[]} />)).toBe('');
  });
});
