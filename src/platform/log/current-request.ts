import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Whatever is done for a request knows its id, so that a line of the log and a question to a neighbour can name it. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

export function currentRequestId(): string | undefined {
  return current.getStore();
}
