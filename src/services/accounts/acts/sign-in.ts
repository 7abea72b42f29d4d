import { mailKeyOf } from '#domain/email.ts';
import { AppError } from '#lib/errors.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Guess } from '#services/accounts/guess-limits.ts';
import {
  findAccount,
  findAccountByMail,
  holdUnchanged,
  noteSeen,
} from '#services/accounts/store/account-store.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import {
  findTokenOwner,
  openTokens,
  revokeTokensOf,
  rotateTokens,
  type TokenPair,
} from '#services/accounts/store/token-store.ts';
import type { ActContext, Asker } from './act-context.ts';
import { tellOfGuesses } from './tell-of-guesses.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly clientId: string;
  /** What shows that a person asks; looked at only where tries have become many. */
  readonly proof: string;
  /** The marks that the device shows. */
  readonly marks: string;
}

export type SignIn =
  | { readonly pair: TokenPair; readonly marks: string }
  | { readonly refused: 'credentials' | 'proof' }
  | { readonly refused: 'slow-down'; readonly seconds: number };

/** What a proof is made for: the form of the site that asks for it has this name. */
const proofPurpose = 'login';
/** Too many tries at one account wait at this moment. */
const crowdedS = 5;

/**
 * Known or unknown, activated or not: every refusal takes the same looks and one hash, and says the same. A try may wait
 * for its turn: who it is about is read again when that comes.
 */
export async function signIn(
  context: ActContext,
  credentials: Credentials,
  { network: caller }: Asker,
): Promise<SignIn> {
  const { limits, passwords, turns } = context;
  passwords.requireRoom();
  const { guess } = await findTried(context, credentials, caller);
  // Strangers do not hold up a device that the account knows.
  const isKnown = await limits.isTrusted(guess);
  const turn = isKnown ? `device ${guess.device}` : `account ${mailKeyOf(credentials.username)}`;
  const judged = await turns.run(turn, async () =>
    judge(context, credentials, await findTried(context, credentials, caller)),
  );
  return judged ?? { refused: 'slow-down', seconds: crowdedS };
}

interface Tried {
  readonly account: Account | undefined;
  readonly guess: Guess;
}

async function findTried(
  { pool, devices }: ActContext,
  { username: mail, marks }: Credentials,
  caller: string,
): Promise<Tried> {
  const account = await findAccountByMail(pool, mail);
  return { account, guess: { mail, caller, device: devices.findName(marks, account) } };
}

/** Undefined while another process looks at a try that this one has to wait for. */
async function judge(
  context: ActContext,
  credentials: Credentials,
  tried: Tried,
): Promise<SignIn | undefined> {
  const { limits } = context;
  const { guess } = tried;
  if (await limits.isTrusted(guess)) return tryPassword(context, credentials, tried);
  return limits.holdTurn(guess, async (): Promise<SignIn> => {
    const terms = await limits.termsOf(guess);
    if (terms.kind === 'wait') return { refused: 'slow-down', seconds: terms.seconds };
    if (terms.kind === 'proof' && !(await isProven(context, credentials))) return { refused: 'proof' };
    return tryPassword(context, credentials, tried);
  });
}

const isProven = async ({ verifyPerson }: ActContext, { proof }: Credentials) =>
  proof !== '' && (await verifyPerson(proof, proofPurpose));

async function tryPassword(
  context: ActContext,
  { password, clientId, marks }: Credentials,
  { account, guess }: Tried,
): Promise<SignIn> {
  const { pool, clock, limits, passwords, devices } = context;
  if (!(await passwords.isSame(password, account?.passwordHash)) || !account) {
    await tellOfGuesses(context, account, await limits.countFailure(guess));
    return { refused: 'credentials' };
  }
  const pair = await inTransaction(pool, async (on) =>
    (await holdUnchanged(on, account))
      ? openTokens(on, { accountId: account.id, clientId }, clock.now())
      : undefined,
  );
  // The password was right, and is another one by now, or the account has ended.
  if (!pair) return { refused: 'credentials' };
  await limits.forgive(guess);
  return { pair, marks: devices.remember(marks, account) };
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
