/** Work under way, by name: whoever asks for the same while it lasts gets the same promise. */
export interface SingleFlight<T> {
  run(name: string, work: () => Promise<T>): Promise<T>;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Promise<T>>();
  return {
    run(name, work) {
      const present = underWay.get(name);
      if (present) return present;
      const flight = work().finally(() => underWay.delete(name));
      underWay.set(name, flight);
      return flight;
    },
  };
}
