import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/database/transaction.ts';

/** As long as the wire says (contract, section 5.1). */
export const accessLifeS = 300;
export const refreshLifeS = 1_209_600;

/** A fresh pair, as its owner gets it. Only digests are kept. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** As many devices as one person may be signed in on; the sign-in that was not used for longest makes room. */
export const mostSignIns = 50;

const newToken = (bytes = 32) => randomBytes(bytes).toString('base64url');
const digestOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Every refresh token of a sign-in begins with the same letters, which its owner alone knows: by them one that was replaced
 * long ago is known again, without a list of all that were given out.
 */
const familyLetters = 16;
const familyOf = (refreshToken: string) => refreshToken.slice(0, familyLetters);
const newFamily = () => newToken(12);

interface Issued {
  readonly pair: TokenPair;
  readonly values: readonly [Buffer, Date, Buffer, Date];
}

function issue(family: string, nowMs: number): Issued {
  const pair = { accessToken: newToken(), refreshToken: `${family}${newToken(20)}` };
  return {
    pair,
    values: [
      digestOf(pair.accessToken),
      new Date(nowMs + accessLifeS * 1000),
      digestOf(pair.refreshToken),
      new Date(nowMs + refreshLifeS * 1000),
    ],
  };
}

export async function openTokens(
  on: Queryable,
  { accountId, clientId }: { readonly accountId: number; readonly clientId: string },
  nowMs: number,
): Promise<TokenPair> {
  const family = newFamily();
  const { pair, values } = issue(family, nowMs);
  await on.query(
    `insert into account_token (id, account_id, client_id, access_digest, access_until, refresh_digest, refresh_until,
       family_digest, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [randomUUID(), accountId, clientId, ...values, digestOf(family), new Date(nowMs)],
  );
  // A refresh gives another access token: the last of these says when a sign-in was used.
  await on.query(
    `delete from account_token where id in (
       select id from account_token where account_id = $1 order by access_until desc, created_at desc offset $2)`,
    [accountId, mostSignIns],
  );
  return pair;
}

/**
 * Machines that serve one visitor may refresh at the same moment, or ask again when an answer was lost: for so long the token
 * that was replaced last is refused and no more.
 */
const spentGraceS = 30;

/**
 * Both tokens are replaced in one statement, so that of two who refresh at once one gets the pair. A token that was
 * replaced before and is shown again ends the sign-in, however often it was refreshed since: somebody has a copy.
 */
export async function rotateTokens(
  on: Queryable,
  { refreshToken, clientId }: { readonly refreshToken: string; readonly clientId: string },
  nowMs: number,
): Promise<TokenPair | undefined> {
  // A token of before there were families begins one.
  const { pair, values } = issue(familyOf(refreshToken), nowMs);
  const shown = digestOf(refreshToken);
  const family = digestOf(familyOf(refreshToken));
  const { rowCount } = await on.query(
    `update account_token set access_digest = $1, access_until = $2, refresh_digest = $3, refresh_until = $4,
       spent_digest = refresh_digest, family_digest = $8
     where refresh_digest = $5 and client_id = $6 and refresh_until > $7`,
    [...values, shown, clientId, new Date(nowMs), family],
  );
  if (rowCount === 1) return pair;
  // The access token was given together with what took the place of the spent one, and says when that was.
  const givenBefore = new Date(nowMs + (accessLifeS - spentGraceS) * 1000);
  await on.query(
    `delete from account_token where (family_digest = $1 or spent_digest = $2) and refresh_digest <> $2
       and (spent_digest is distinct from $2 or access_until < $3)`,
    [family, shown, givenBefore],
  );
  return undefined;
}

/** Whose access token this is, while it lasts. */
export async function findTokenOwner(
  on: Queryable,
  accessToken: string,
  nowMs: number,
): Promise<number | undefined> {
  const { rows } = await on.query<{ id: number }>(
    'select account_id::float8 as id from account_token where access_digest = $1 and access_until > $2',
    [digestOf(accessToken), new Date(nowMs)],
  );
  return rows[0]?.id;
}

/** Ends the sign-in that a token belongs to, or belonged to before it was replaced. */
export async function revokeToken(on: Queryable, token: string): Promise<void> {
  await on.query(
    `delete from account_token
     where access_digest = $1 or refresh_digest = $1 or spent_digest = $1 or family_digest = $2`,
    [digestOf(token), digestOf(familyOf(token))],
  );
}

export async function revokeTokensOf(on: Queryable, accountId: number): Promise<void> {
  await on.query('delete from account_token where account_id = $1', [accountId]);
}

/** Ends every sign-in of an account, or of all; gives whose each was. */
export async function endSignIns(on: Queryable, accountId?: number): Promise<readonly number[]> {
  const { rows } = await on.query<{ id: number }>(
    `delete from account_token where $1::bigint is null or account_id = $1 returning account_id::float8 as id`,
    [accountId ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Every other sign-in of the account than that of this access token. */
export async function revokeOtherTokensOf(
  on: Queryable,
  accountId: number,
  accessToken: string,
): Promise<void> {
  await on.query('delete from account_token where account_id = $1 and access_digest <> $2', [
    accountId,
    digestOf(accessToken),
  ]);
}
