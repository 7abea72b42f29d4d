import { Script } from 'node:vm';

const slot = '__workWithinTime';
const script = new Script(`globalThis.${slot}()`);

/** What the work gives, or undefined where it does not end: an expression that tries for years is stopped in the middle. */
export function withinTime<T>(work: () => T, mostMs: number): { readonly value: T } | undefined {
  let value: { readonly value: T } | undefined;
  Reflect.set(globalThis, slot, () => {
    value = { value: work() };
  });
  try {
    script.runInThisContext({ timeout: mostMs });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw thrown;
    return undefined;
  } finally {
    Reflect.deleteProperty(globalThis, slot);
  }
  return value;
}
