import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { modes } from '#domain/mode.ts';
import { paymentModes, travelModes } from '#domain/profile-options.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { answersFor } from './profile-words.ts';

const others = modes.filter((mode) => mode !== 'bus');

describe.each(locales)('the answers of a profile (%s)', (locale) => {
  const { profile } = catalogues[locale].account;

  it.each(others)('say of a house of another kind what carries its riders: %s', (mode) => {
    const { paymentModes: payments, travelModes: travels } = answersFor(profile, mode);
    const said = [profile.frequency(mode), ...Object.values(payments), ...Object.values(travels)];
    for (const text of said) expect(text).not.toMatch(/\b(?:auto)?bus\b/i);
    expect(Object.keys(payments)).toEqual([...paymentModes]);
    expect(Object.keys(travels)).toEqual([...travelModes]);
  });

  it('are those of the specification for a house of buses', () => {
    expect(answersFor(profile, 'bus').paymentModes).toBe(profile.paymentModes);
    expect(answersFor(profile, 'bus').travelModes).toBe(profile.travelModes);
  });
});
