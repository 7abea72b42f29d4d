type Listener = (message: string) => void;

/** The listeners of one process, by channel. A listener that throws does not silence the others. */
export function createChannels(onFault: (fault: unknown, channel: string) => void) {
  const listeners = new Map<string, Set<Listener>>();
  return {
    add(channel: string, listener: Listener): () => void {
      // Wrapped, so that the same function may listen twice and leave once.
      const own: Listener = (message) => listener(message);
      const present = listeners.get(channel) ?? new Set();
      listeners.set(channel, present.add(own));
      return () => {
        present.delete(own);
        if (present.size === 0 && listeners.get(channel) === present) listeners.delete(channel);
      };
    },
    deliver(channel: string, message: string): void {
      for (const listener of listeners.get(channel) ?? []) {
        try {
          listener(message);
        } catch (fault) {
          onFault(fault, channel);
        }
      }
    },
    names: () => [...listeners.keys()],
    clear: () => listeners.clear(),
  };
}
