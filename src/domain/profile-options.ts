/** What members may tell of themselves, and the answers to choose from (specification A3). All of it is optional. */

export const useFrequencies = [
  'more_than_three_days_week',
  'one_to_three_days_week',
  'one_to_three_days_month',
  'less_than_once_month',
  'never',
  'do_not_know',
] as const;
export type UseFrequency = (typeof useFrequencies)[number];

export const paymentModes = [
  'cash',
  'subscription_bus_perso',
  'subscription_bus_worker',
  'subscription_bus_student',
  'monthly_pass_general',
  'monthly_pass_less18',
  'monthly_pass_student',
  'monthly_pass_senior',
  '7days_pass',
  'daily_pass',
  'general_bus_tickets',
  'student_senior_bus_tickets',
] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const travelModes = [
  'car_driver',
  'car_passenger',
  'public_transport_rtc',
  'adapted_transport_stac',
  'walk',
  'bike',
  'moto',
] as const;
export type TravelMode = (typeof travelModes)[number];

export const occupations = [
  'secondary_studies',
  'college_studies',
  'university_studies',
  'at_work',
  'retired',
  'at_home',
  'other',
  'none',
] as const;
export type Occupation = (typeof occupations)[number];

export const genders = ['man', 'woman', 'no_answer'] as const;
export type Gender = (typeof genders)[number];

export interface ProfileInformation {
  readonly useFrequency?: UseFrequency;
  readonly paymentModes: readonly PaymentMode[];
  readonly travelModes: readonly TravelMode[];
  readonly occupation?: Occupation;
  readonly birthYear?: number;
  readonly gender?: Gender;
  /** Its first three characters. */
  readonly postalCode?: string;
}

/** Of a member who told nothing. */
export const noProfileInformation: ProfileInformation = { paymentModes: [], travelModes: [] };

/** What the wire calls each. */
export const profileWireNames = {
  useFrequency: 'use_rtc_services',
  paymentModes: 'usual_payment_method',
  travelModes: 'transport_mode',
  occupation: 'profession',
  birthYear: 'year_of_birth',
  gender: 'gender',
  postalCode: 'zip_code',
} as const satisfies Record<keyof ProfileInformation, string>;
export type ProfileWireName = (typeof profileWireNames)[keyof ProfileInformation];

/** Letters that look like others are in no postal code; D, F, I, O, Q and U nowhere, W and Z not in front. */
const forwardSortationArea = /^[ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z]$/;

/**
 * What is kept of a postal code, however it was typed: the three characters that name an area of thousands of people. What
 * begins like no postal code of the country names no area, and might be anything about a person: none of it is kept.
 */
export function keepPostalCode(text: string): string | undefined {
  const code = text
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(0, 3)
    .toUpperCase();
  return forwardSortationArea.test(code) ? code : undefined;
}
