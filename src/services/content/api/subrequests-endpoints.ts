import { z } from 'zod';
import { messageSchema } from '#contract/message.ts';
import { blueprintSchema, subresponsesSchema, type SubrequestJson } from '#contract/content/subrequests.ts';
import { AppError } from '#lib/errors.ts';
import { requireModest } from '#platform/http/modest-json.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import type { Sent } from '#platform/http/visitor-header.ts';
import { formatParts, formatSubresponses } from '#services/content/subrequests/format-answers.ts';
import {
  runBlueprint,
  type Dispatch,
  type NamedAnswer,
} from '#services/content/subrequests/run-blueprint.ts';

/** Runs a request of a blueprint on the service itself, on behalf of whoever sent the call it came in. */
export type DispatchFor = (outer: Sent) => Dispatch;

const answers = { 207: subresponsesSchema, 400: messageSchema };

/** Several requests in one call, each able to use the answers before it. */
export function subrequestsEndpoints(dispatchFor: DispatchFor): readonly AnyEndpoint[] {
  return [
    defineEndpoint({
      method: 'POST',
      path: '/subrequests',
      summary: 'Several requests in one call',
      query: z.object({ _format: z.string().optional() }),
      body: z.string({ error: 'a blueprint is wanted' }),
      answers,
      bodyLimitBytes: 256 * 1024,
      handle: ({ body, query, ...outer }) => run(body, query._format, dispatchFor(outer)),
    }),
    defineEndpoint({
      method: 'GET',
      path: '/subrequests',
      summary: 'Several requests in one call, as an address',
      query: z.object({
        query: z.string({ error: 'a blueprint is wanted' }),
        _format: z.string().optional(),
      }),
      answers,
      handle: ({ query, ...outer }) => run(query.query, query._format, dispatchFor(outer)),
    }),
  ];
}

async function run(text: string, format: string | undefined, dispatch: Dispatch): Promise<Answer> {
  const given = await runBlueprint(parseBlueprint(text), dispatch);
  const keeping: Record<string, string> = given.some(isOfThisCallAlone)
    ? { 'cache-control': 'private, no-store' }
    : {};
  if (format === 'json') {
    const inner = given[0]?.headers['content-type']?.[0] ?? 'application/json';
    return {
      status: 207,
      body: formatSubresponses(given),
      headers: { ...keeping, 'x-sub-content-type': inner },
    };
  }
  const { contentType, body } = formatParts(given);
  return { status: 207, body, headers: { ...keeping, 'content-type': contentType } };
}

function parseBlueprint(text: string): readonly SubrequestJson[] {
  requireModest(text);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (thrown) {
    throw new AppError('bad-request', 'The blueprint is not JSON.', { cause: thrown });
  }
  const parsed = blueprintSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new AppError('bad-request', `The blueprint is not valid: ${issues.join('; ')}`);
}

/** A refusal for having asked too often, and an outage, say nothing to whoever asks the same later. */
const isOfThisCallAlone = ({ status }: Pick<NamedAnswer, 'status'>): boolean =>
  status === 429 || status >= 500;
