import { describe, expect, it } from 'vitest';
import { modes } from '../mode.ts';
import { modeOfPhysical, physicalModes } from './physical-mode.ts';

describe('the words of the journey service for what carries riders', () => {
  it.each(modes)('reads back what it writes of %s', (mode) => {
    expect(modeOfPhysical(physicalModes[mode])).toBe(mode);
  });

  it('takes a service that says nothing for one of buses', () => {
    expect(modeOfPhysical()).toBe('bus');
    expect(modeOfPhysical('')).toBe('bus');
  });

  it.each([
    ['Métro', 'metro'],
    ['Long Distance Train', 'train'],
    ['Coach', 'bus'],
    ['Taxi', 'vehicle'],
  ])('reads %s, as a service elsewhere writes it', (word, mode) => {
    expect(modeOfPhysical(word)).toBe(mode);
  });
});
