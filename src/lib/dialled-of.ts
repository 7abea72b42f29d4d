/** A number as a phone dials it: its digits, the sign of a country before them, and what letters stand for left out. */
export function dialledOf(number: string): string {
  const digits = number.replaceAll(/[^\d+]/g, '');
  return digits.startsWith('+') ? `+${digits.replaceAll('+', '')}` : digits.replaceAll('+', '');
}
