import { visitorHeader } from '#platform/http/visitor-header.ts';
import type { WireRequest } from '#platform/transport.ts';

/** On whose behalf a call is made that needs no account: limits count them, not the site. */
export interface ForVisitor {
  readonly visitor: string;
}

/** On whose behalf a member's call is made. */
export interface MemberAccess extends ForVisitor {
  readonly uid: number;
  readonly uuid: string;
  readonly username: string;
  readonly accessToken: string;
}

interface Sending {
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly type?: string;
}

/** A call with a body, for a visitor. */
export function sending(
  path: string,
  body: unknown,
  { visitor }: ForVisitor,
  { method = 'POST', type = 'application/json' }: Sending = {},
): WireRequest {
  return {
    method,
    path,
    headers: { 'content-type': type, [visitorHeader]: visitor },
    body: JSON.stringify(body),
  };
}

/** The same by a member. */
export function withAccess(request: WireRequest, { accessToken, visitor }: MemberAccess): WireRequest {
  return {
    ...request,
    headers: { ...request.headers, [visitorHeader]: visitor, authorization: `Bearer ${accessToken}` },
  };
}

/** What exactly was refused, as our own service tells it; a stock backend has words alone. */
export function detailsOf(body: string): string | undefined {
  try {
    const { details } = JSON.parse(body) as { details?: unknown };
    return typeof details === 'string' ? details : undefined;
  } catch {
    return undefined;
  }
}
