import { followersCountSchema, followersRequestSchema } from '#contract/accounts/followers.ts';
import { messageSchema } from '#contract/message.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { manyValues } from '#platform/http/modest-json.ts';
import { readBody } from '#platform/http/read-body.ts';
import { countFollowers } from '#services/accounts/notices/followers.ts';
import { requireOurs, type CallContext } from './call-context.ts';

/** What editors are told before they publish. */
export const followerEndpoints = (context: CallContext) => [
  defineEndpoint({
    method: 'POST',
    path: '/followers/count',
    summary: 'How many would be mailed about a notice; for parts of this installation',
    answers: { 200: followersCountSchema, 403: messageSchema },
    bodyLimitBytes: 256 * 1024,
    async handle(request) {
      requireOurs(context, request);
      const { general, lines, numbers } = readBody(request.body, followersRequestSchema, manyValues);
      const count = await countFollowers(context.act.pool, { general, lineIds: lines, numbers });
      return { status: 200, body: { count } };
    },
  }),
];
