/** Where the rider of this device gets on, by line and direction: `801 1` and the number of a stop. */
type LineStops = Readonly<Record<string, string>>;

const storageKey = 'line-stops';
const most = 40;
const keyOf = (number: string, direction: string) => `${number} ${direction}`;

export function rememberedStop(number: string, direction: string): string | undefined {
  return read()[keyOf(number, direction)];
}

/** The latest ones are kept. */
export function rememberStop(number: string, direction: string, code: string): void {
  const { [keyOf(number, direction)]: _, ...others } = read();
  const entries = [...Object.entries(others), [keyOf(number, direction), code]].slice(-most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A device that keeps nothing shows the stop of the address.
  }
}

/** What is stored may be of another version, or written by hand. */
function read(): LineStops {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
