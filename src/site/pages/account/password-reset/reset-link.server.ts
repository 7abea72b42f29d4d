import type { ResetLink } from '#clients/accounts/account-calls.ts';

/** What the mailed link carries; undefined where the address is none. */
export function findResetLink({ searchParams }: URL): ResetLink | undefined {
  const name = searchParams.get('name');
  const temp = searchParams.get('temp');
  if (name === null || temp === null || `${name}${temp}`.includes('\0')) return undefined;
  return { name, temp };
}
