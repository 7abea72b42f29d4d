/** Work under way, by name: whoever asks for the same while it lasts gets the same promise. */
export function createSingleFlight<T>(): (name: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name, work) => {
    const present = underWay.get(name);
    if (present) return present;
    const flight = work().finally(() => underWay.delete(name));
    underWay.set(name, flight);
    return flight;
  };
}
