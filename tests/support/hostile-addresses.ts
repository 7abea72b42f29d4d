/** What a stranger writes where a value is expected, as it stands in an address. */
export const hostileTexts: readonly string[] = [
  '%00',
  'x%00',
  '%2500',
  '%FF',
  '%C0%AF',
  '%C0%80',
  '%ED%A0%80',
  '%ED%BF%BF',
  '%F4%90%80%80',
  '%EF%BB%BF',
  '%E2%80%AE801',
  '%F0%9F%9A%8C',
  '%0d%0ax:1',
  '%3Cscript%3E',
  '%27%22%3B--',
  '%5C',
  '%',
  '%zz',
  '%u0000',
  '',
  '+',
  '.',
  '..%2f..%2fetc',
  '__proto__',
  'constructor',
  '-1',
  '-0',
  '1e308',
  '1e309',
  '-1e-400',
  '5e-324',
  '0x10',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(30),
  '9'.repeat(400),
  'a'.repeat(3000),
  '0000-00-00',
  '-0001-01-01',
  '1000-01-01',
  '2026-02-30',
  '99999-01-01',
  '%2B275760-09-13',
  '-271821-04-20T00:00:00Z',
  '294277-01-01',
  '99999999999',
  'infinity',
  '00000000-0000-0000-0000-000000000000',
  '%7B%7Brouter.body@$.x%7D%7D',
  '%7B%22a%22%3A%22%5Cud800%22%7D',
];

/** What becomes of a whole address in a stranger's hands. */
const twists: readonly ((address: string, text: string) => string)[] = [
  (address, text) => `${address}${mark(address)}${text}=${text}`,
  (address, text) => `${address}${mark(address)}x[${text}]=${text}&x[]=${text}&x[][]=${text}`,
  (address, text) => `${address}${mark(address)}x${`[${text.slice(0, 9)}]`.repeat(40)}=1`,
  (address, text) => `${address}${mark(address)}${'x=1&'.repeat(500)}${text}`,
  (address) => `${address}${mark(address)}${address.split('?')[1] ?? 'x'}`,
  (address) => address.replace(/=/g, '[]='),
  (address) => address.replace(/=/g, '[a][b][c]='),
  (address, text) => address.replace(/=/g, `%5B${text}%5D=`),
  (address) => address.replace('?', '??').replace('/', '/./'),
  (address) => address.replaceAll('[', '%5B').replaceAll(']', '%5D'),
];

function mark(address: string): string {
  return address.includes('?') ? '&' : '?';
}

/**
 * Addresses that no honest client writes, always the same for the same seed. In each place, a path with or without a
 * query, `*` is where anything may stand. Every text is put in every place; twisted ones are drawn beside them.
 */
export function hostileAddresses(
  places: readonly string[],
  { seed, twisted }: { readonly seed: number; readonly twisted: number },
): readonly string[] {
  const draw = drawFrom(seed);
  const plain = places.flatMap((place) => hostileTexts.map((text) => place.replaceAll('*', () => text)));
  const drawn = Array.from({ length: twisted }, () => {
    const text = draw(5) === 0 ? randomBytes(draw) : pick(hostileTexts, draw);
    const address = pick(places, draw).replaceAll(
      '*',
      () => text + (draw(3) === 0 ? pick(hostileTexts, draw) : ''),
    );
    return pick(twists, draw)(address, pick(hostileTexts, draw));
  });
  return [...new Set([...plain, ...drawn])];
}

/** The texts as JSON would carry them, with halves of characters that no address can hold. */
export const hostileJsonTexts: readonly string[] = [
  ...hostileTexts,
  '\u0000',
  'x\u0000y',
  '\ud800',
  '/\udfff',
  '\u202e',
  '\uffff',
];

export type Draw = (below: number) => number;

export function pick<Value>(list: readonly Value[], draw: Draw): Value {
  return list[draw(list.length)] as Value;
}

function randomBytes(draw: Draw): string {
  const byte = (): string => `%${draw(256).toString(16).padStart(2, '0')}`;
  return Array.from({ length: 1 + draw(12) }, byte).join('');
}

/** Whole numbers below a bound, in the order the seed decides (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
