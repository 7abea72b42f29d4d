/** Different signs in an order of no use: a host of them takes time with the square of their number to be read. */
export const manySigns = (count: number): string =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('');
