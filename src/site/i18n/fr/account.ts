import type { Mode } from '#domain/mode.ts';
import type { Gender, Occupation, PaymentMode, TravelMode, UseFrequency } from '#domain/profile-options.ts';
import { capitalize } from '#lib/capitalize.ts';
import { vehicleWords } from './vehicle-words.ts';

/** Words of the screens of a profile. */
export const account = {
  /** What members may tell of themselves. */
  profile: {
    frequency: (fleet: Mode = 'bus') =>
      `À quelle fréquence prenez-vous le ${fleet === 'vehicle' ? 'transport en commun' : vehicleWords(fleet).one}\u00a0?`,
    useFrequencies: {
      more_than_three_days_week: 'Plus de 3\u00a0jours par semaine',
      one_to_three_days_week: 'De 1 à 3\u00a0jours par semaine',
      one_to_three_days_month: 'De 1 à 3\u00a0jours par mois',
      less_than_once_month: 'Moins d’une fois par mois',
      never: 'Jamais',
      do_not_know: 'Je ne sais pas',
    } satisfies Record<UseFrequency, string>,
    paymentMode: 'Comment payez-vous d’habitude\u00a0?',
    paymentModes: {
      cash: 'Comptant',
      subscription_bus_perso: 'Abonnement, tarif général',
      subscription_bus_worker: 'Abonnement par l’employeur',
      subscription_bus_student: 'Abonnement étudiant',
      monthly_pass_general: 'Laissez-passer mensuel, tarif général',
      monthly_pass_less18: 'Laissez-passer mensuel, 18\u00a0ans et moins',
      monthly_pass_student: 'Laissez-passer mensuel, tarif étudiant',
      monthly_pass_senior: 'Laissez-passer mensuel, 65\u00a0ans et plus',
      '7days_pass': 'Laissez-passer 7\u00a0jours',
      daily_pass: 'Laissez-passer 1\u00a0jour',
      general_bus_tickets: 'Billets, tarif général',
      student_senior_bus_tickets: 'Billets, tarif étudiant ou 65\u00a0ans et plus',
    } satisfies Record<PaymentMode, string>,
    travelMode: 'Comment vous déplacez-vous d’habitude\u00a0?',
    travelModes: {
      car_driver: 'En auto, au volant',
      car_passenger: 'En auto, côté passager',
      public_transport_rtc: 'En bus',
      adapted_transport_stac: 'En transport adapté',
      walk: 'À pied',
      bike: 'À vélo',
      moto: 'À moto',
    } satisfies Record<TravelMode, string>,
    /** How one travels with the house itself. */
    withUs: (fleet: Mode = 'bus') => capitalize(vehicleWords(fleet).by),
    several: 'Cochez tout ce qui s’applique.',
    occupation: 'Occupation principale',
    occupations: {
      secondary_studies: 'Études secondaires',
      college_studies: 'Études collégiales',
      university_studies: 'Études universitaires',
      at_work: 'Au travail',
      retired: 'À la retraite',
      at_home: 'À la maison',
      other: 'Autre',
      none: 'Aucune',
    } satisfies Record<Occupation, string>,
    birthYear: 'Année de naissance',
    birthYearHint: 'Quatre chiffres, par exemple 1985',
    gender: 'Genre',
    genders: {
      man: 'Homme',
      woman: 'Femme',
      no_answer: 'Je préfère ne pas répondre',
    } satisfies Record<Gender, string>,
    postalCode: 'Code postal',
    postalCodeHint: 'Seuls les trois premiers caractères sont conservés, par exemple G1K.',
    noAnswer: 'Sans réponse',
  },
};

export { signIn } from './sign-in.ts';
export { choices } from './choices.ts';
export { ownData } from './own-data.ts';
