import { z } from 'zod';
import { messageSchema } from '#contract/message.ts';
import { blueprintSchema, subresponsesSchema, type SubrequestJson } from '#contract/content/subrequests.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { formatParts, formatSubresponses } from '#services/content/subrequests/format-answers.ts';
import { runBlueprint, type Dispatch } from '#services/content/subrequests/run-blueprint.ts';
import type { RequestHeaders } from './content-context.ts';

/** Runs a request of a blueprint on the service itself, with the headers of the call it came in. */
export type DispatchFor = (headers: RequestHeaders) => Dispatch;

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
      handle: ({ body, query, headers }) => run(body, query._format, dispatchFor(headers)),
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
      handle: ({ query, headers }) => run(query.query, query._format, dispatchFor(headers)),
    }),
  ];
}

async function run(text: string, format: string | undefined, dispatch: Dispatch): Promise<Answer> {
  const given = await runBlueprint(parseBlueprint(text), dispatch);
  if (format === 'json') {
    const inner = given[0]?.headers['content-type']?.[0] ?? 'application/json';
    return { status: 207, body: formatSubresponses(given), headers: { 'x-sub-content-type': inner } };
  }
  const { contentType, body } = formatParts(given);
  return { status: 207, body, headers: { 'content-type': contentType } };
}

function parseBlueprint(text: string): readonly SubrequestJson[] {
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
