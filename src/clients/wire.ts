import type { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { codeOfStatus } from '#platform/http/status.ts';
import type { Transport, WireRequest, WireResponse } from '#platform/transport.ts';

/** Asks a service and reads its answer: a status from 400 up is an AppError in the service's own words. */
export async function askJson<T>(
  transport: Transport,
  request: WireRequest,
  schema: z.ZodType<T>,
): Promise<T> {
  const response = await ask(transport, request);
  if (response.status >= 400) throw errorOf(response, request.path);
  return readAnswer(response.body, schema, request.path);
}

export function getJson<T>(transport: Transport, path: string, schema: z.ZodType<T>): Promise<T> {
  return askJson(transport, { method: 'GET', path }, schema);
}

/** Asks a service. One that is too late is to a visitor what one out of reach is: 503 (contract, section 1). */
export async function ask(transport: Transport, request: WireRequest): Promise<WireResponse> {
  try {
    return await transport(request);
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'timed-out') throw thrown;
    throw new AppError('timed-out', thrown.message, {
      status: 503,
      cause: thrown,
      facts: { path: request.path },
    });
  }
}

/** A body that is not JSON, or not of the agreed shape, is `bad-answer`: it never reaches a page. */
export function readAnswer<T>(body: string, schema: z.ZodType<T>, path: string): T {
  return acceptAnswer(parseJson(body, path), schema, path);
}

/** The same for a part of an answer that is parsed already. */
export function acceptAnswer<T>(value: unknown, schema: z.ZodType<T>, path: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AppError('bad-answer', `an answer is not of the agreed shape at ${issue?.path.join('.')}`, {
    facts: { path },
  });
}

export function errorOf(response: WireResponse, path: string): AppError {
  const code = codeOfStatus(response.status);
  const message = messageOf(response.body) ?? `answered ${response.status}`;
  // We asked too often, not the visitor, to whom the service is out of reach.
  const status = code === 'too-many-requests' ? 503 : response.status;
  return new AppError(code, message, { status, facts: { path } });
}

/** The four error families of the contract, in reading order; HTML and plain text have no message. */
export function messageOf(body: string): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof json === 'string') return json;
  if (typeof json !== 'object' || json === null) return undefined;
  const { errors, message, error_description: description } = json as Record<string, unknown>;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const detail =
    typeof first === 'object' && first !== null ? (first as Record<string, unknown>)['detail'] : undefined;
  return [detail, message, description].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}

function parseJson(body: string, path: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('bad-answer', 'the answer is not JSON', { cause, facts: { path } });
  }
}
