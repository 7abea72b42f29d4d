import { AppError } from '#lib/errors.ts';
import { findAccount, findAccountByMail, noteSeen } from '#services/accounts/store/account-store.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import {
  findTokenOwner,
  openTokens,
  revokeTokensOf,
  rotateTokens,
  type TokenPair,
} from '#services/accounts/store/token-store.ts';
import type { ActContext, Asker } from './act-context.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly clientId: string;
}

export type SignIn = { readonly pair: TokenPair } | { readonly refused: 'credentials' | 'slow-down' };

/** Known or unknown, activated or not: every refusal takes one look and one hash, and says the same. */
export async function signIn(
  { pool, clock, limits, passwords }: ActContext,
  { username, password, clientId }: Credentials,
  { network }: Asker,
): Promise<SignIn> {
  passwords.requireRoom();
  if (await limits.isSlowedDown(username, network)) return { refused: 'slow-down' };
  const account = await findAccountByMail(pool, username);
  if (!(await passwords.isSame(password, account?.passwordHash)) || !account) {
    await limits.countFailure(username, network);
    return { refused: 'credentials' };
  }
  await limits.forgive(username, network);
  return { pair: await openTokens(pool, { accountId: account.id, clientId }, clock.now()) };
}

export function refresh(
  { pool, clock }: ActContext,
  asked: { readonly refreshToken: string; readonly clientId: string },
): Promise<TokenPair | undefined> {
  return rotateTokens(pool, asked, clock.now());
}

const noBearer = () => new AppError('unauthorized', 'The access token is missing, expired or revoked.');

/** What a header of this name carries; undefined for anything else. */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  /^bearer +([\w.~+/-]{1,200}=*)$/i.exec(authorization ?? '')?.[1];

/** Whose call it is. The token of an account that is not validated is good for nothing, and goes. */
export async function requireBearer(
  { pool, clock }: ActContext,
  authorization: string | undefined,
): Promise<Account> {
  const token = tokenOf(authorization);
  if (token === undefined) throw noBearer();
  const owner = await findTokenOwner(pool, token, clock.now());
  const account = owner === undefined ? undefined : await findAccount(pool, owner);
  if (!account) throw noBearer();
  if (!account.isActive) {
    await revokeTokensOf(pool, account.id);
    throw new AppError('unauthorized', 'The account is not active.');
  }
  await noteSeen(pool, account.id, clock.now());
  return account;
}
