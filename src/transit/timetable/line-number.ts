/** The order riders expect of line numbers: 3, 3A, 11, 800; names without a number come last. */
export function compareLineNumbers(one: string, two: string): number {
  const [first, second] = [split(one), split(two)];
  return first.value - second.value || compareText(first.rest, second.rest) || compareText(one, two);
}

function split(number: string): { readonly value: number; readonly rest: string } {
  const digits = /^\d+/.exec(number)?.[0] ?? '';
  return {
    value: digits === '' ? Number.MAX_SAFE_INTEGER : Number(digits),
    rest: number.slice(digits.length).toUpperCase(),
  };
}

const compareText = (one: string, two: string): number => Number(one > two) - Number(one < two);
