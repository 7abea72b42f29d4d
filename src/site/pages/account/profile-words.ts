import type { Locale } from '#domain/locale.ts';
import type { Mode } from '#domain/mode.ts';
import type { Operator } from '#domain/operator.ts';
import type { PaymentMode } from '#domain/profile-options.ts';
import type { CatalogueWith } from '#site/i18n/catalogue.ts';

type ProfileWords = CatalogueWith<'account'>['account']['profile'];
export type OwnPayments = Partial<Readonly<Record<PaymentMode, string>>>;

/** The names that the operator has for ways to pay, in the language of the page. */
export function ownPaymentsOf(
  { paymentNames = {} }: Pick<Operator, 'paymentNames'>,
  locale: Locale,
): OwnPayments {
  const names = Object.entries(paymentNames) as [PaymentMode, Record<Locale, string>][];
  return Object.fromEntries(names.map(([mode, name]) => [mode, name[locale]]));
}

/** The answers of the profile as members read them: with the operator's own names, and by what carries its riders. */
export function answersFor(
  words: ProfileWords,
  fleet: Mode,
  ownPayments: OwnPayments,
): Pick<ProfileWords, 'paymentModes' | 'travelModes'> {
  const { paymentModes, travelModes } = words;
  return {
    paymentModes: { ...paymentModes, ...ownPayments },
    travelModes: { ...travelModes, public_transport_rtc: words.withUs(fleet) },
  };
}
