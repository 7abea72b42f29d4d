import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { genders, occupations, paymentModes, travelModes, useFrequencies } from '#domain/profile-options.ts';
import { catalogues } from './catalogues.server.ts';

describe.each(locales)('the answers of a profile (%s)', (locale) => {
  const { profile } = catalogues[locale].account;

  it('are named, each by another name, in the order of the specification', () => {
    const named = [
      [useFrequencies, profile.useFrequencies],
      [paymentModes, profile.paymentModes],
      [travelModes, profile.travelModes],
      [occupations, profile.occupations],
      [genders, profile.genders],
    ] as const;
    for (const [list, names] of named) {
      expect(Object.keys(names)).toEqual([...list]);
      expect(new Set(Object.values(names)).size).toBe(list.length);
    }
  });
});
