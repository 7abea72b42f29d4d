/** What some work took of the thread that it ran on (ms), whatever else the machine did meanwhile. */
interface Taken {
  /** Altogether. */
  readonly workedMs: number;
  /** In one turn of the event loop, for which everybody else waited. */
  readonly longestMs: number;
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Does some work, whose program runs on this thread, and tells what it took. */
export async function measureTurns<Result>(
  work: () => Promise<Result>,
): Promise<Taken & { readonly result: Result }> {
  const began = threadMs();
  let longestMs = 0;
  let last = began;
  let isOver = false;
  const look = () => {
    const now = threadMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  try {
    const result = await work();
    look();
    return { result, workedMs: threadMs() - began, longestMs };
  } finally {
    isOver = true;
  }
}
