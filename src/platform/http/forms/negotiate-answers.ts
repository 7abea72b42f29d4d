import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerForms, TaggedText } from './answer-forms.ts';

interface NegotiationOptions {
  readonly forms: AnswerForms;
  /** Sees every text that goes out, before it is compressed; `vary` and the type are among its headers. */
  readonly onText?: (request: FastifyRequest, reply: FastifyReply, answer: TaggedText) => void;
}

/**
 * Gives every text that is read with 200 a strong tag, answers 304 to a caller that has it, and compresses it for one
 * that takes it so.
 */
export function negotiateAnswers(app: FastifyInstance, { forms, onText }: NegotiationOptions): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (typeof payload !== 'string' || reply.statusCode !== 200 || !isRead) return done(null, payload);
    const answer = forms.tagOf(payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    onText?.(request, reply, answer);
    const { coding, tag, isHeld } = forms.choose(answer, request.headers);
    reply.header('etag', tag);
    if (isHeld) {
      reply.code(304).removeHeader('content-type');
      // The framework measures what a HEAD would send, unless it is a stream; a 304 has nothing to measure.
      return done(null, method === 'HEAD' ? Readable.from([]) : null);
    }
    if (!coding) return done(null, payload);
    reply.header('content-encoding', coding);
    const ready = forms.find(tag);
    if (ready) return done(null, ready);
    forms.compress(payload, coding, tag).then(
      (bytes) => done(null, bytes),
      (failed: Error) => done(failed),
    );
  });
}
