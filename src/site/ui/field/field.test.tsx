import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/markup.tsx';
import { fieldAttributes, RequiredLegend } from './field.tsx';

describe('RequiredLegend', () => {
  it('says what the asterisk means, in the words of the specification', () => {
    const french = "Tous les champs marqués d'un astérisque (*) sont obligatoires";
    expect(textOf(<RequiredLegend />)).toBe(french);
    expect(textOf(<RequiredLegend />, 'en')).toBe('All fields marked with an asterisk (*) are required');
  });
});

describe('fieldAttributes', () => {
  it('ties a control to its hint and its error', () => {
    const words = { id: 'nom', label: 'Nom', hint: 'Complet', error: 'Manquant', required: true };
    expect(fieldAttributes(words)).toEqual({
      id: 'nom',
      required: true,
      'aria-invalid': true,
      'aria-describedby': 'nom-hint nom-error',
    });
  });

  it('says nothing where there is nothing to say', () => {
    expect(fieldAttributes({ id: 'nom', label: 'Nom' })['aria-describedby']).toBeUndefined();
  });
});
