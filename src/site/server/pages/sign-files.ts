const address = /\/files\/[0-9a-f]{40}\/[a-z0-9][a-z0-9.-]{0,110}/g;

/** The same data, in which each address of a file is what `sign` makes of it. */
export function signFiles<Data>(data: Data, sign: (path: string) => string): Data {
  return signValue(data, sign) as Data;
}

function signValue(value: unknown, sign: (path: string) => string): unknown {
  if (typeof value === 'string') return value.replaceAll(address, sign);
  if (Array.isArray(value)) return value.map((one) => signValue(one, sign));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, signValue(one, sign)]));
}
