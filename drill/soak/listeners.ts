import { listenTo, type Heard } from '#tests/support/event-stream.ts';

/** Riders who look at a board for a while, leave, and come back to another. */
export interface Listeners {
  /** How many streams were opened so far, and how many could not be. */
  counts(): { readonly opened: number; readonly refused: number };
  stop(): void;
}

const stays = { leastMs: 5000, mostMs: 25_000 };

export function openListeners(origin: string, count: number): Listeners {
  const heard = new Set<Heard>();
  const over = new AbortController();
  let opened = 0;
  let refused = 0;

  async function listen(at: number): Promise<void> {
    while (!over.signal.aborted) {
      const stop = 1001 + ((at * 7 + opened) % 40);
      const stream = await listenTo(`${origin}/services/schedule/flux?arrets=${stop}`).catch(() => undefined);
      if (stream?.status === 200) opened += 1;
      else refused += 1;
      if (stream) heard.add(stream);
      await pause(stays.leastMs + Math.random() * (stays.mostMs - stays.leastMs));
      stream?.leave();
      if (stream) heard.delete(stream);
    }
  }

  for (let at = 0; at < count; at += 1) void listen(at);
  return {
    counts: () => ({ opened, refused }),
    stop: () => {
      over.abort();
      for (const stream of heard) stream.leave();
    },
  };
}

/** Keeps nobody waiting who ends the drill. */
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms).unref());
