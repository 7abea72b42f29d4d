import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  genders,
  keepPostalCode,
  occupations,
  paymentModes,
  profileWireNames,
  travelModes,
  useFrequencies,
} from './profile-options.ts';

const written = (list: readonly string[]) => list.join(', ');

describe('what members may tell of themselves', () => {
  it('has the answers of the specification, in its order', () => {
    expect(written(useFrequencies)).toBe(
      'more_than_three_days_week, one_to_three_days_week, one_to_three_days_month, less_than_once_month, never, do_not_know',
    );
    expect(written(paymentModes)).toBe(
      'cash, subscription_bus_perso, subscription_bus_worker, subscription_bus_student, monthly_pass_general, monthly_pass_less18, monthly_pass_student, monthly_pass_senior, 7days_pass, daily_pass, general_bus_tickets, student_senior_bus_tickets',
    );
    expect(written(travelModes)).toBe(
      'car_driver, car_passenger, public_transport_rtc, adapted_transport_stac, walk, bike, moto',
    );
    expect(written(occupations)).toBe(
      'secondary_studies, college_studies, university_studies, at_work, retired, at_home, other, none',
    );
    expect(written(genders)).toBe('man, woman, no_answer');
  });

  it('has the names of the wire', () => {
    expect(profileWireNames).toEqual({
      useFrequency: 'use_rtc_services',
      paymentModes: 'usual_payment_method',
      travelModes: 'transport_mode',
      occupation: 'profession',
      birthYear: 'year_of_birth',
      gender: 'gender',
      postalCode: 'zip_code',
    });
  });
});

describe('a postal code', () => {
  it.each([
    ['G1K 7P4', 'G1K'],
    ['g1k7p4', 'G1K'],
    ['  g-1 k', 'G1K'],
    ['G1K', 'G1K'],
    ['H0H 0H0', 'H0H'],
    ['K1A\u00a00B1', 'K1A'],
    ['x0w', 'X0W'],
  ])('%j is kept as %s', (text, kept) => {
    expect(keepPostalCode(text)).toBe(kept);
  });

  it.each([
    ['nothing', ''],
    ['a beginning', 'G1'],
    ['figures of another country', '90210'],
    ['letters of another country', 'SW1A 1AA'],
    ['a letter that no area begins with', 'Z1K'],
    ['a letter that no code has', 'G1O'],
    ['a letter and no figure', 'GIK 7P4'],
    ['a name', 'Marie'],
    ['signs alone', '\u0000—…'],
    ['letters that only look like ours', 'Ԍ1Κ 7Р4'],
    ['wide letters', 'Ｇ１Ｋ'],
  ])('is not kept where it is %s', (_name, text) => {
    expect(keepPostalCode(text)).toBeUndefined();
  });

  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  it('is three characters or nothing, and the same when it is kept again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.tuple(letter, fc.nat(9), letter).map((parts) => parts.join('')),
        ),
        (text) => {
          const kept = keepPostalCode(text);
          expect(kept === undefined || /^[A-Z]\d[A-Z]$/.test(kept)).toBe(true);
          expect(keepPostalCode(kept ?? '')).toBe(kept);
        },
      ),
    );
  });
});
