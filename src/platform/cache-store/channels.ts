type Subscriber = (message: string) => void;

/** The subscribers of one process, by channel. A subscriber that throws does not silence the others. */
export function createChannels(onFault: (fault: unknown, channel: string) => void) {
  const subscribers = new Map<string, Set<Subscriber>>();
  return {
    add(channel: string, subscriber: Subscriber): () => void {
      // Wrapped, so that the same function may listen twice and leave once.
      const own: Subscriber = (message) => subscriber(message);
      const present = subscribers.get(channel) ?? new Set();
      subscribers.set(channel, present.add(own));
      return () => {
        present.delete(own);
        if (present.size === 0 && subscribers.get(channel) === present) subscribers.delete(channel);
      };
    },
    deliver(channel: string, message: string): void {
      for (const subscriber of subscribers.get(channel) ?? []) {
        try {
          subscriber(message);
        } catch (fault) {
          onFault(fault, channel);
        }
      }
    },
    names: () => [...subscribers.keys()],
    clear: () => subscribers.clear(),
  };
}
