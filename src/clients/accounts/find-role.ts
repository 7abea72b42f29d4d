import { introspectionSchema } from '#contract/accounts/token.ts';
import type { Role } from '#domain/role.ts';
import { toAppError } from '#lib/errors.ts';
import type { Transport } from '#platform/transport.ts';
import { askJson } from '../wire.ts';

/** What somebody with this token may do; undefined for one that is none, or while nobody can tell. */
export async function findRole(
  accounts: Transport,
  authorization: string | undefined,
): Promise<Role | undefined> {
  const [, token] = /^bearer +([\w.~+/-]{1,200}=*)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  const body = JSON.stringify({ token });
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', path: '/oauth/introspect', headers, body, onlyReads: true } as const;
  try {
    return (await askJson(accounts, request, introspectionSchema)).role;
  } catch (thrown) {
    // Whoever cannot be known is a visitor: what is open to everyone stays so.
    if (toAppError(thrown).code === 'internal') throw thrown;
    return undefined;
  }
}
