import type { Mode } from '#domain/mode.ts';
import type { CatalogueWith } from '#site/i18n/catalogue.ts';

type ProfileWords = CatalogueWith<'account'>['account']['profile'];

/**
 * The answers of the profile as the house's members read them: the names of the specification are those of a house of
 * buses; what another one carries its riders by stands in their place.
 */
export function answersFor(
  words: ProfileWords,
  fleet: Mode,
): Pick<ProfileWords, 'paymentModes' | 'travelModes'> {
  const { paymentModes, travelModes } = words;
  if (fleet === 'bus') return { paymentModes, travelModes };
  return {
    paymentModes: { ...paymentModes, ...words.otherSubscriptions },
    travelModes: { ...travelModes, public_transport_rtc: words.withUs(fleet) },
  };
}
