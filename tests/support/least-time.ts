/** The least time of a few tries (ms): what else the machine does meanwhile makes the others longer. */
export async function leastMs(work: () => PromiseLike<unknown>, tries = 3): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    await work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
