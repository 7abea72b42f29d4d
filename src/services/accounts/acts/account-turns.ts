import { createLane, type Lane } from '#platform/lane.ts';

/** As many tries at one account may wait as one person could make. */
const turns = { width: 1, most: 10, waitMs: 5000 };

/** Tries that are counted together, one after the other: each is judged by the failures of those before it. */
export interface AccountTurns {
  /** Undefined where too many wait, or one waits too long: they may come back. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>;
}

export function createAccountTurns(): AccountTurns {
  const lanes = new Map<string, Lane>();
  return {
    run: async (key, work) => {
      const lane = lanes.get(key) ?? createLane(turns);
      lanes.set(key, lane);
      if (lane.waiting >= turns.most) return undefined;
      let hasBegun = false;
      try {
        return await lane.run(() => {
          hasBegun = true;
          return work();
        });
      } catch (thrown) {
        // What the lane says of itself is no outage.
        if (hasBegun) throw thrown;
        return undefined;
      } finally {
        if (lane.running === 0) lanes.delete(key);
      }
    },
  };
}
