import type { FullCatalogue } from '../catalogue.ts';
import { vehicleWords } from './vehicle-words.ts';

export const account: FullCatalogue['account'] = {
  profile: {
    frequency: (fleet = 'bus') =>
      `How often do you take ${fleet === 'vehicle' ? 'public transit' : `the ${vehicleWords(fleet).one}`}?`,
    useFrequencies: {
      more_than_three_days_week: 'More than 3 days a week',
      one_to_three_days_week: '1 to 3 days a week',
      one_to_three_days_month: '1 to 3 days a month',
      less_than_once_month: 'Less than once a month',
      never: 'Never',
      do_not_know: 'I don’t know',
    },
    paymentMode: 'How do you usually pay?',
    paymentModes: {
      cash: 'Cash',
      subscription_bus_perso: 'Subscription, general fare',
      subscription_bus_worker: 'Subscription through an employer',
      subscription_bus_student: 'Student subscription',
      monthly_pass_general: 'Monthly pass, general fare',
      monthly_pass_less18: 'Monthly pass, 18 and under',
      monthly_pass_student: 'Monthly pass, student fare',
      monthly_pass_senior: 'Monthly pass, 65 and over',
      '7days_pass': '7-day pass',
      daily_pass: '1-day pass',
      general_bus_tickets: 'Tickets, general fare',
      student_senior_bus_tickets: 'Tickets, student fare or 65 and over',
    },
    travelMode: 'How do you usually get around?',
    travelModes: {
      car_driver: 'By car, as the driver',
      car_passenger: 'By car, as a passenger',
      public_transport_rtc: 'By bus',
      adapted_transport_stac: 'By paratransit',
      walk: 'On foot',
      bike: 'By bike',
      moto: 'By motorcycle',
    },
    withUs: (fleet = 'bus') => (fleet === 'vehicle' ? 'By public transit' : `By ${vehicleWords(fleet).one}`),
    several: 'Check all that apply.',
    occupation: 'Main occupation',
    occupations: {
      secondary_studies: 'Secondary school studies',
      college_studies: 'College studies',
      university_studies: 'University studies',
      at_work: 'Working',
      retired: 'Retired',
      at_home: 'At home',
      other: 'Other',
      none: 'None',
    },
    birthYear: 'Year of birth',
    birthYearHint: 'Four digits, for example 1985',
    gender: 'Gender',
    genders: { man: 'Man', woman: 'Woman', no_answer: 'I prefer not to answer' },
    postalCode: 'Postal code',
    postalCodeHint: 'Only the first three characters are kept, for example G1K.',
    noAnswer: 'No answer',
  },
};

export { signIn } from './sign-in.ts';
export { choices } from './choices.ts';
export { ownData } from './own-data.ts';
