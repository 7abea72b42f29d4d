import type { Rider } from '#domain/fares/fare.ts';
import type { Locale } from '#domain/locale.ts';
import { operator } from '#data/operator.ts';
import { cardCents, centsOf, fineCents, subscriptionDiscountPercent, taxiCents } from '#data/fares.ts';
import { frenchSpacing } from '#operators/kit/typography.ts';
import { telephone } from '#operators/kit/markup.ts';
import { en, fr } from './paths.ts';

/** A French name inside an English text. */
export function french(name: string): string {
  return `<span lang="fr">${frenchSpacing(name)}</span>`;
}

/**
 * A text names a line as `{800}`. Here that becomes what an editor writes: the number, linked to the page of the line,
 * which the site draws as a badge.
 */
export function linkLines(text: string, locale: Locale): string {
  const page = { fr, en }[locale].schedules;
  return text.replace(
    /\{(\d{1,3}[A-Z]?)\}/gu,
    (_, number: string) => `<a href="${page}/${number}">${number}</a>`,
  );
}

export const customerService = telephone(operator.phones.general.number, operator.phones.general.dialled);
export const lostAndFoundDesk = telephone('418-555-0118');
export const snowLine = telephone('418-555-0142');
export const mediaDesk = telephone('418-555-0127');
export const paratransitDesk = telephone('418-555-0133');
export const employersDesk = telephone('418-555-0136');

/** Where and when to ask for a schedule, a trip or a fare; the English one ends with its own full stop. */
export const askByPhone = {
  fr: `${customerService}, option ${operator.phones.general.option}, en semaine de 6 h 30 à 22 h, la fin de semaine de 8 h à 20 h`,
  en: `${customerService}, option ${operator.phones.general.option}, weekdays from 6:30 a.m. to 10 p.m., weekends from 8 a.m. to 8 p.m.`,
};

export const postalAddress = [
  operator.address.street,
  `${operator.address.city} (${operator.address.province}) ${operator.address.postalCode}`,
].join('<br>');

/** Prices as the two languages write them. */
export const money = {
  fr: (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0$`,
  en: (cents: number): string => `$${(cents / 100).toFixed(2)}`,
};

/** The price of a fare for a kind of rider. */
export const price = {
  fr: (fare: string, kind?: Rider): string => money.fr(centsOf(fare, kind)),
  en: (fare: string, kind?: Rider): string => money.en(centsOf(fare, kind)),
};

/** Amounts of whole dollars, as the two languages write them. */
const dollars = {
  fr: (cents: number): string => `${cents / 100} $`,
  en: (cents: number): string => `$${cents / 100}`,
};

function inDollars<Name extends string>(
  locale: Locale,
  amounts: Readonly<Record<Name, number>>,
): Record<Name, string> {
  const written = Object.entries<number>(amounts).map(([name, cents]) => [name, dollars[locale](cents)]);
  return Object.fromEntries(written) as Record<Name, string>;
}

/** What the OPUS card itself costs. */
export const cardPrice = { fr: inDollars('fr', cardCents), en: inDollars('en', cardCents) };

/** What it costs to ride without paying. */
export const fine = { fr: inDollars('fr', fineCents), en: inDollars('en', fineCents) };

/** What is paid back for a taxi. */
export const taxiRefund = { fr: dollars.fr(taxiCents), en: dollars.en(taxiCents) };

/** What the personal subscription takes off the monthly pass. */
export const discount = {
  fr: `${subscriptionDiscountPercent} %`,
  en: `${subscriptionDiscountPercent}%`,
};
