import { messageSchema } from '#contract/message.ts';
import { defineEndpoint, type Endpoint } from '#platform/http/endpoint.ts';
import { requireMediaType } from '#platform/http/media-type.ts';
import { formatQuerySchema, requireJsonFormat, type FormatQuery } from '#platform/http/plain-json.ts';

type RestCall<Params> = Omit<Endpoint<Params, FormatQuery>, 'query' | 'body'>;

/** A call in plain JSON. Another format and a body of another kind are refused first (contract, section 1). */
export function defineRestEndpoint<Params>(call: RestCall<Params>): Endpoint<Params, FormatQuery> {
  const isWriting = call.method === 'POST' || call.method === 'PATCH';
  const answers = { ...call.answers, 406: messageSchema };
  return defineEndpoint({
    ...call,
    query: formatQuerySchema,
    answers: isWriting ? { ...answers, 415: messageSchema } : answers,
    handle: (request) => {
      requireJsonFormat(request.query);
      if (isWriting) requireMediaType(request, 'application/json');
      return call.handle(request);
    },
  });
}
