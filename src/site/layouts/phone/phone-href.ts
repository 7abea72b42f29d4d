import type { PhoneLine } from '#domain/operator.ts';

/** Dials the number, waits, then presses the option's key where there is one. */
export function phoneHref({ dialled, option }: PhoneLine): string {
  return `tel:${dialled.replace(/[^+\d]/g, '')}${option === undefined ? '' : `,${option}`}`;
}
