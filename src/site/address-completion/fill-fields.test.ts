import { describe, expect, it } from 'vitest';
import { provinceOption } from './fill-fields.ts';

const quebec = { province: 'QC', provinceName: 'Québec' };
const empty = { value: '', text: 'Choisir' };

describe('the province of an address in a list of provinces', () => {
  it.each([
    ['its letters', 'QC', 'Province de Québec', 'QC'],
    ['its letters, small', 'qc', '–', 'qc'],
    ['its name', 'Québec', 'Québec', 'Québec'],
    ['its name, without accents', '24', 'Quebec', '24'],
  ])('is found by %s', (_how, value, text, found) => {
    expect(provinceOption([empty, { value: 'ON', text: 'Ontario' }, { value, text }], quebec)).toBe(found);
  });

  it('is left alone where the list does not have it, or the address has none', () => {
    expect(provinceOption([empty, { value: 'ON', text: 'Ontario' }], quebec)).toBeUndefined();
    expect(provinceOption([empty], { province: '', provinceName: '' })).toBeUndefined();
  });
});
