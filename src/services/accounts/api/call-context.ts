import { AppError } from '#lib/errors.ts';
import type { EndpointRequest } from '#platform/http/endpoint.ts';
import { readFormFields } from '#platform/http/form-fields.ts';
import { isOfOurs } from '#platform/http/inside.ts';
import { holdsText } from '#platform/http/read-body.ts';
import { askerOf } from '#platform/http/visitor-header.ts';
import type { ActContext, Asker } from '#services/accounts/acts/act-context.ts';
import { requireBearer, tokenOf } from '#services/accounts/acts/sign-in.ts';
import type { SitePages } from '#services/accounts/ports.ts';
import type { Account } from '#services/accounts/store/account-row.ts';

/** A program that may ask for tokens. One with a secret has to show it. */
export interface OAuthClient {
  readonly id: string;
  readonly secret?: string | undefined;
}

/** What the endpoints share. */
export interface CallContext {
  readonly act: ActContext;
  readonly clients: readonly OAuthClient[];
  /** Who shows it by `insideHeader` is part of this installation. */
  readonly insideKey: string | undefined;
  /** The pages of the site that its own links lead to. */
  readonly pages: SitePages;
  /** Where this service answers, when the request does not tell it. */
  readonly publicUrl?: string | undefined;
}

type AnyRequest = EndpointRequest<unknown, unknown, unknown>;

export const networkOf = ({ insideKey }: CallContext, request: AnyRequest): Asker => ({
  network: askerOf(request, insideKey),
});

/** The access token that the call was made with. */
export const bearerOf = ({ headers }: AnyRequest): string | undefined => tokenOf(headers['authorization']);

/** The member whose token is shown, who may speak of themselves alone. */
export async function requireSelf(
  { act }: CallContext,
  { headers }: AnyRequest,
  uid: number,
): Promise<Account> {
  const account = await requireBearer(act, headers['authorization']);
  if (account.id !== uid) throw new AppError('forbidden', 'The account is not yours.');
  return account;
}

/** Refuses whoever is no part of this installation. */
export function requireOurs({ insideKey }: CallContext, { outside, headers }: AnyRequest): void {
  if (outside && !isOfOurs(headers, insideKey))
    throw new AppError('forbidden', 'For parts of this installation.');
}

/** A form of the web as it was sent. */
export function readFormBody(body: unknown): Record<string, string> {
  const fields = readFormFields(typeof body === 'string' ? body : '');
  if (!holdsText(fields)) throw new AppError('bad-request', 'A field holds a NUL or half a character.');
  return fields;
}
