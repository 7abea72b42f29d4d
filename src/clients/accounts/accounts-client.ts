import type { Transport } from '#platform/transport.ts';
import { accountCalls } from './account-calls.ts';
import { memberCalls } from './member-calls.ts';
import { newsletterCalls } from './newsletter-calls.ts';
import { signInCalls, type ClientCredentials } from './sign-in-calls.ts';

export type { ForVisitor, MemberAccess } from '../posting.ts';
export type { Tokens } from './sign-in-calls.ts';

export type AccountsClient = ReturnType<typeof createAccountsClient>;

/** Profiles, sign-ins, subscriptions and newsletters, over the wire (contract, section 5). */
export function createAccountsClient(transport: Transport, client: ClientCredentials) {
  return {
    ...signInCalls(transport, client),
    ...accountCalls(transport),
    ...memberCalls(transport),
    ...newsletterCalls(transport),
  };
}
