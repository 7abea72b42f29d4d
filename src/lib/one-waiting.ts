/**
 * A work that is done one at a time. Whoever asks for it while one is waiting to begin shares that one, which begins
 * after they asked: a hundred requests in a row are two or three works.
 */
export function oneWaiting(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= last
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return work();
      });
    last = waiting;
    return waiting;
  };
}
