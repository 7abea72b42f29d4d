/** Lets the browser answer the visitor between two pieces of work. */
export function giveWay(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
