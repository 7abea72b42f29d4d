import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/markup.tsx';
import { SeverityTag } from './severity-tag.tsx';

describe('SeverityTag', () => {
  it('says the severity in words', () => {
    expect(textOf(<SeverityTag severity="moyen" />)).toBe('Effet moyen');
    expect(textOf(<SeverityTag severity="moyen" />, 'en')).toBe('Moderate impact');
  });
});
