/** The words of a protobuf enumeration, both ways. */
export interface Enumeration<Name extends string> {
  /** Undefined for a number this version of the format does not know. */
  nameOf(number: number): Name | undefined;
  numberOf(name: Name): number;
}

export function createEnumeration<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): Enumeration<Name> {
  const names = new Map<number, Name>();
  for (const name in numbers) names.set(numbers[name], name);
  return {
    nameOf: (number) => names.get(number),
    numberOf: (name) => numbers[name],
  };
}
