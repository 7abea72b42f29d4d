import type { FastifyReply, FastifyRequest } from 'fastify';

/** So much of a body that nobody wants is read past for the sake of its connection. */
const mostBytes = 256 * 1024;

/**
 * For a refusal, which may be given before the body has come. A short body is read past, and its connection is used again;
 * with a longer one, and with one of unknown length, the connection ends.
 */
export function leaveUnread({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  const isShort = coding === undefined && Number(length) <= mostBytes;
  if (!isShort && !raw.complete) reply.header('connection', 'close');
}
