import { AppError } from '#lib/errors.ts';
import type { Arguments } from './arguments.ts';

/** Of whom an action is. */
export function requireAddress({ action, rest: [address] }: Arguments): string {
  if (address === undefined) throw new AppError('bad-request', `${action} takes the address of an account`);
  return address;
}
