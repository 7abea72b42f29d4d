import type { ProfileAttributesJson } from '#contract/accounts/profile.ts';
import {
  genders,
  keepPostalCode,
  noProfileInformation,
  occupations,
  paymentModes,
  profileWireNames,
  travelModes,
  useFrequencies,
  type ProfileInformation,
} from '#domain/profile-options.ts';
import { AppError } from '#lib/errors.ts';

interface Reading {
  readonly before: ProfileInformation | undefined;
  readonly nowMs: number;
}

type Field = keyof ProfileInformation;

const oldestYears = 120;

function refuse(field: Field): never {
  const name = profileWireNames[field];
  throw new AppError('invalid', `${name}: There is no such answer.`, {
    facts: { pointer: `/data/attributes/${name}` },
  });
}

/** One of the answers; null and an empty text take it back. */
function oneOf<Value extends string>(
  field: Field,
  all: readonly Value[],
  given: string | null,
): Value | undefined {
  if (given === null || given === '') return undefined;
  return all.find((value) => value === given) ?? refuse(field);
}

/** Each once, in the order of the list. */
function someOf<Value extends string>(
  field: Field,
  all: readonly Value[],
  given: readonly string[] | null,
): readonly Value[] {
  const chosen = new Set(given);
  const known = all.filter((value) => chosen.has(value));
  return known.length === chosen.size ? known : refuse(field);
}

function yearOf(given: number | string | null, nowMs: number): number | undefined {
  if (given === null || given === '') return undefined;
  const year = Number(given);
  const thisYear = new Date(nowMs).getUTCFullYear();
  return Number.isInteger(year) && year <= thisYear && year >= thisYear - oldestYears
    ? year
    : refuse('birthYear');
}

function postalCodeOf(given: string | null): string | undefined {
  return given === null || given === '' ? undefined : (keepPostalCode(given) ?? refuse('postalCode'));
}

/** What is left out stays as it is; what is null or empty was taken back. */
export function readProfile(
  json: ProfileAttributesJson,
  { before = noProfileInformation, nowMs }: Reading,
): ProfileInformation {
  const after = <Json, Value>(given: Json | undefined, read: (json: Json) => Value, kept: Value): Value =>
    given === undefined ? kept : read(given);
  const useFrequency = after(
    json.use_rtc_services,
    (given) => oneOf('useFrequency', useFrequencies, given),
    before.useFrequency,
  );
  const occupation = after(
    json.profession,
    (given) => oneOf('occupation', occupations, given),
    before.occupation,
  );
  const gender = after(json.gender, (given) => oneOf('gender', genders, given), before.gender);
  const birthYear = after(json.year_of_birth, (given) => yearOf(given, nowMs), before.birthYear);
  const postalCode = after(json.zip_code, postalCodeOf, before.postalCode);
  return {
    paymentModes: after(
      json.usual_payment_method,
      (given) => someOf('paymentModes', paymentModes, given),
      before.paymentModes,
    ),
    travelModes: after(
      json.transport_mode,
      (given) => someOf('travelModes', travelModes, given),
      before.travelModes,
    ),
    ...(useFrequency && { useFrequency }),
    ...(occupation && { occupation }),
    ...(gender && { gender }),
    ...(birthYear && { birthYear }),
    ...(postalCode && { postalCode }),
  };
}
