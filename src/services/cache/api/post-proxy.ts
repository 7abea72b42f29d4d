import { messageSchema } from '#contract/cache/entry.ts';
import { proxyAnswerSchema, proxyParamsSchema, proxyRequestSchema } from '#contract/cache/proxy.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { Proxy } from '#services/cache/proxy.ts';

export const postProxy = (proxy: Proxy) =>
  defineEndpoint({
    method: 'POST',
    path: '/cache/proxy/:name',
    summary: 'Ask an upstream through the cache; a refusal of the upstream keeps its status',
    params: proxyParamsSchema,
    body: proxyRequestSchema,
    answers: { 200: proxyAnswerSchema, 400: messageSchema, 502: messageSchema, 504: messageSchema },
    async handle({ params, body, headers }) {
      const answer = await proxy(params.name, body, headers['authorization']);
      return { status: answer.resStatus >= 400 ? answer.resStatus : 200, body: answer };
    },
  });
