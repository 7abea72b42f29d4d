/** As many at once as a small machine serves without making them wait for each other. */
const atOnce = 3;

/** Does something with each, some at once, in their order. */
export async function forEach<Each>(
  list: readonly Each[],
  act: (each: Each) => Promise<unknown>,
): Promise<void> {
  const waiting = list.values();
  const work = async (): Promise<void> => {
    for (const each of waiting) await act(each);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
