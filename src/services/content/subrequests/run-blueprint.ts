import { randomUUID } from 'node:crypto';
import type { SubrequestJson } from '#contract/content/subrequests.ts';
import { AppError } from '#lib/errors.ts';
import { readHeaders } from './blueprint-headers.ts';
import { decodeTokens, findTokens, replaceTokens } from './tokens.ts';

export interface InnerRequest {
  readonly method: string;
  readonly uri: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface InnerAnswer {
  readonly status: number;
  readonly headers: Record<string, string[]>;
  readonly body: string;
}

export type Dispatch = (request: InnerRequest) => Promise<InnerAnswer>;

export interface NamedAnswer extends InnerAnswer {
  readonly id: string;
}

const methods: Readonly<Record<SubrequestJson['action'], string>> = {
  view: 'GET',
  create: 'POST',
  update: 'PATCH',
  replace: 'PUT',
  delete: 'DELETE',
  exists: 'HEAD',
  discover: 'OPTIONS',
  noop: 'GET',
};

/** Over all tokens: one call must not become a thousand. */
const maxInnerRequests = 100;

interface Pending extends SubrequestJson {
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly needs: readonly string[];
}

/** Runs requests that build on each other's answers, those that need nothing first; one left without a match is dropped. */
export async function runBlueprint(
  blueprint: readonly SubrequestJson[],
  dispatch: Dispatch,
): Promise<readonly NamedAnswer[]> {
  let pending = blueprint.map(prepare);
  requireDistinct(pending);
  const bodies = new Map<string, string[]>();
  const answers: NamedAnswer[] = [];
  while (pending.length > 0) {
    const ready = pending.filter(({ needs }) => needs.every((id) => bodies.has(id)));
    if (ready.length === 0) throw new AppError('bad-request', unresolvable(pending));
    const calls = ready.flatMap((request) => expand(request, bodies));
    if (answers.length + calls.length > maxInnerRequests)
      throw new AppError('bad-request', 'The blueprint grows into too many requests.');
    const given = await dispatchAll(calls, dispatch);
    const byRequest = Map.groupBy(given, ({ requestId }) => requestId);
    for (const { requestId } of ready)
      bodies.set(
        requestId,
        (byRequest.get(requestId) ?? []).map(({ body }) => body),
      );
    answers.push(...given);
    pending = pending.filter((request) => !ready.includes(request));
  }
  return answers;
}

function prepare(request: SubrequestJson): Pending {
  const uri = decodeTokens(request.uri);
  const tokens = [...findTokens(uri), ...findTokens(request.body ?? '')];
  const waited = (request.waitFor ?? []).filter((id) => id !== '<ROOT>');
  return {
    ...request,
    uri,
    headers: readHeaders(request.headers ?? {}),
    requestId: request.requestId ?? randomUUID(),
    needs: [...new Set([...waited, ...tokens.map((token) => token.requestId)])],
  };
}

/** One after the other: a blueprint is one question among those of others, and is left when its answers grow too long. */
async function dispatchAll(
  calls: readonly InnerCall[],
  dispatch: Dispatch,
): Promise<readonly (NamedAnswer & { readonly requestId: string })[]> {
  const given = [];
  for (const { id, requestId, ...inner } of calls) given.push({ id, requestId, ...(await dispatch(inner)) });
  return given;
}

interface InnerCall extends InnerRequest {
  readonly id: string;
  readonly requestId: string;
}

/** A request with tokens becomes one per combination, named `<id>#uri{n}` and, for its body, `#body{n}`. */
function expand(request: Pending, bodies: ReadonlyMap<string, readonly string[]>): InnerCall[] {
  const { requestId, uri, body, headers } = request;
  const hasTokens = findTokens(uri).length > 0;
  const calls = replaceTokens(uri, bodies, (value) => value).map((text, index) => ({
    id: hasTokens ? `${requestId}#uri{${index}}` : requestId,
    requestId,
    method: methods[request.action],
    uri: text,
    headers,
    body,
  }));
  if (body === undefined || findTokens(body).length === 0) return calls;
  // Inside a JSON text a value must not be able to end its string.
  const written = replaceTokens(body, bodies, (value) => JSON.stringify(value).slice(1, -1));
  return calls.flatMap((call) =>
    written.map((text, index) => ({ ...call, id: `${call.id}#body{${index}}`, body: text })),
  );
}

function requireDistinct(pending: readonly Pending[]): void {
  const ids = new Set(pending.map(({ requestId }) => requestId));
  if (ids.size !== pending.length) throw new AppError('bad-request', 'Two requests have the same requestId.');
}

function unresolvable(pending: readonly Pending[]): string {
  const names = pending.map(({ requestId }) => requestId).join(', ');
  return `The requests wait for answers that never come: ${names}.`;
}
