import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { locales } from '#domain/locale.ts';
import { modes } from '#domain/mode.ts';
import { paymentModes, travelModes } from '#domain/profile-options.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { answersFor, ownPaymentsOf } from './profile-words.ts';

describe.each(locales)('the answers of a profile (%s)', (locale) => {
  const { profile } = catalogues[locale].account;

  it.each(modes)('have no name that one operator gave, and say what carries its riders: %s', (mode) => {
    const { paymentModes: payments, travelModes: travels } = answersFor(profile, mode, {});
    const carriers = [profile.frequency(mode), ...Object.values(travels)].join(' ');
    expect(/\bbus\b/i.test(carriers)).toBe(mode === 'bus');
    expect(Object.values(payments).join(' ')).not.toMatch(/bus/i);
    expect(Object.keys(payments)).toEqual([...paymentModes]);
    expect(Object.keys(travels)).toEqual([...travelModes]);
  });

  it('have the names of the operator for what it calls otherwise', () => {
    const { subscription_bus_perso: own, cash } = answersFor(
      profile,
      'bus',
      ownPaymentsOf(operator, locale),
    ).paymentModes;
    expect(own).toBe({ fr: 'Abonne-bus perso', en: 'Personal bus subscription' }[locale]);
    expect(cash).toBe(profile.paymentModes.cash);
  });
});
