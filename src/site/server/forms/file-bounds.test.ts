import { describe, expect, it } from 'vitest';
import { createArrivals, type Arrival } from '#platform/http/arrivals.ts';
import { fileBounds } from './file-bounds.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const ticks = 10;

interface Sending {
  readonly caller: string;
  readonly size: number;
  /** In a second, after so many that come at once. */
  readonly rate: number;
  readonly atOnce: number;
}

/** The room of the site, in seconds of its own: senders that wait no longer than it says, and are told to pause or cut off. */
function openRoom() {
  const waitS = fileBounds.waitMs / 1000;
  // Nobody here waits by the clock of the machine.
  const arrivals = createArrivals({ ...fileBounds, waitMs: 2 ** 30 });
  const all = new Set<ReturnType<typeof send>>();
  let second = 0;

  function send({ caller, size, rate, atOnce }: Sending) {
    const state = { sent: 0, isPaused: false, isCut: false, isDone: false, came: second };
    let waited: number | undefined;
    const { arrival, room } = arrivals.enter(caller, {
      pause: () => (state.isPaused = true),
      resume: () => (state.isPaused = false),
      hasMore: () => state.sent < size,
      cut: () => (state.isCut = true),
    });
    void room.then(() => {
      waited = second - state.came;
      arrival.begin();
      return take(arrival, state, Math.min(size, atOnce));
    });
    const sender = {
      state,
      get waited() {
        return waited;
      },
      get isOver() {
        return state.isCut || state.isDone;
      },
      tick: () => {
        if (sender.isOver || waited === undefined) return;
        // All of it was there a while ago, and is answered.
        if (state.sent >= size) finish(arrival, state);
        else if (!state.isPaused) take(arrival, state, Math.min(size - state.sent, rate / ticks));
      },
      giveUp: () => {
        if (waited !== undefined || sender.isOver || second - state.came < waitS) return;
        state.isCut = true;
        arrival.leave();
      },
    };
    all.add(sender);
    return sender;
  }

  return {
    send,
    pass: async (): Promise<void> => {
      second += 1;
      for (let tick = 0; tick < ticks; tick += 1) for (const one of all) one.tick();
      arrivals.look();
      await new Promise((resolve) => setImmediate(resolve));
      for (const one of all) {
        one.giveUp();
        if (one.isOver) all.delete(one);
      }
    },
  };
}

function take(arrival: Arrival, state: { sent: number }, bytes: number): void {
  state.sent += bytes;
  arrival.took(bytes);
}

function finish(arrival: Arrival, state: { isDone: boolean }): void {
  state.isDone = true;
  arrival.isWhole();
  arrival.leave();
}

/** Thirty riders, one every five seconds, each with a photograph, while strangers send on all the connections they get. */
async function visit(networks: number, rate: number) {
  const { send, pass } = openRoom();
  const open = (caller: string) =>
    send({ caller, size: 26 * megabyte, rate: rate * kilobyte, atOnce: 8 * megabyte });
  const callers = Array.from({ length: networks * 6 }, (_, nth) => `198.51.${nth % networks}.1`);
  let strangers = callers.map((caller) => ({ caller, sender: open(caller) }));
  const riders: ReturnType<typeof send>[] = [];
  for (let second = 1; second <= 200; second += 1) {
    await pass();
    if (second % 5 === 0 && riders.length < 30)
      riders.push(
        send({
          caller: `203.0.${second}.1`,
          size: 4 * megabyte,
          rate: 500 * kilobyte,
          atOnce: 64 * kilobyte,
        }),
      );
    // Whoever is cut off comes again.
    strangers = strangers.map((one) => (one.sender.isOver ? { ...one, sender: open(one.caller) } : one));
  }
  return {
    strangers: strangers.length,
    gotRoom: riders.filter(({ waited = Infinity }) => waited <= 10).length,
    sent: riders.filter(({ state }) => state.isDone).length,
  };
}

describe('the room for forms with files', () => {
  it.each([1, 2, 10])(
    'lets every rider in, and through, while %i networks send on all their connections',
    async (networks) => {
      for (const rate of [66, 129, 1000])
        expect([rate, await visit(networks, rate)]).toEqual([
          rate,
          { strangers: networks * 6, gotRoom: 30, sent: 30 },
        ]);
    },
  );
});
