import type { PhoneLine } from '#domain/operator.ts';

/** Dials the number, waits, then presses the option's key. */
export function phoneHref({ number, option }: PhoneLine): string {
  const digits = number.replace(/\D/g, '');
  const international = digits.length === 10 ? `1${digits}` : digits;
  return `tel:+${international},${option}`;
}
