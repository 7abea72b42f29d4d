import { normalized } from './normalized.ts';

/**
 * Numbers as codes that people type from paper. 32 signs without those that are taken for others: I, L, O and U are
 * left out, and read as what they look like. The last sign checks the others: one wrong sign, or two neighbours in each
 * other's place, are always found.
 */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };
const groupLength = 4;

/** The number in so many signs, the check among them, in groups of four: `K7M4-2QPD-9TWC`. */
export function writeHandCode(value: bigint, length: number): string {
  const data = Array.from({ length: length - 1 }, (_, place) =>
    Number((value >> (5n * BigInt(length - 2 - place))) & 31n),
  );
  const written = [...data, checkOf(data)].map((sign) => signs[sign] ?? '');
  const groups = Array.from({ length: Math.ceil(length / groupLength) }, (_, group) =>
    written.slice(group * groupLength, (group + 1) * groupLength).join(''),
  );
  return groups.join('-');
}

export type ReadCode =
  | { readonly kind: 'code'; readonly value: bigint }
  /** It looks like a code, but its signs do not fit together. */
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'no-code' };

/** Small letters, spaces and dashes are as good. */
export function readHandCode(text: string, length: number): ReadCode {
  const typed = normalized(text, 'NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}.]/gu, '');
  const read = Array.from(typed, (sign) => signs.indexOf(lookalikes[sign] ?? sign));
  if (read.includes(-1) || read.length === 0) return { kind: 'no-code' };
  const data = read.slice(0, -1);
  if (read.length !== length || checkOf(data) !== read.at(-1)) return { kind: 'mistyped' };
  return { kind: 'code', value: data.reduce((value, sign) => (value << 5n) | BigInt(sign), 0n) };
}

/**
 * The signs are the elements of the field of 32, and each is multiplied by a power of the field's generator that is its
 * place's own: no single change, and no exchange of two places, leaves the sum as it was.
 */
function checkOf(data: readonly number[]): number {
  return data.reduce((sum, sign, place) => sum ^ timesGenerator(sign, data.length - place), 0);
}

/** Polynomials over two elements, modulo x⁵ + x² + 1. */
function timesGenerator(sign: number, power: number): number {
  let product = sign;
  for (let step = 0; step < power; step += 1) product = (product << 1) ^ (product & 16 ? 0b100101 : 0);
  return product;
}
