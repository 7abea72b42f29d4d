import { describe, expect, it } from 'vitest';
import { fieldAttributes } from './field.tsx';

describe('fieldAttributes', () => {
  it('ties a control to its hint, its error and its counter', () => {
    const words = { id: 'nom', label: 'Nom', hint: 'Complet', error: 'Manquant', required: true };
    expect(fieldAttributes(words, true)).toEqual({
      id: 'nom',
      required: true,
      'aria-invalid': true,
      'aria-describedby': 'nom-hint nom-error nom-counter',
    });
  });

  it('says nothing where there is nothing to say', () => {
    expect(fieldAttributes({ id: 'nom', label: 'Nom' })['aria-describedby']).toBeUndefined();
  });
});
