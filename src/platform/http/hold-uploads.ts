import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { createArrivals, lookMs, type Arrival, type ArrivalBounds } from './arrivals.ts';
import { callerOf } from './sender.ts';

interface UploadBounds extends ArrivalBounds {
  /** Which requests are held; all of them unless told. */
  isHeld?(request: FastifyRequest): boolean;
}

/**
 * Bounds the memory that large bodies take, whoever sends them and however slowly (`arrivals.ts`). Gives the hooks of a
 * route: `onRequest` for the moment at which a request has come and its body has not, `preParsing` to count the body.
 */
export function holdUploads({ isHeld = () => true, ...bounds }: UploadBounds) {
  const arrivals = createArrivals(bounds);
  const held = new WeakMap<FastifyRequest, Arrival>();
  let timer: NodeJS.Timeout | undefined;

  function watch(): void {
    timer ??= setInterval(() => {
      arrivals.look();
      if (arrivals.count > 0) return;
      clearInterval(timer);
      timer = undefined;
    }, lookMs).unref();
  }

  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isHeld(request)) return;
      const { raw } = request;
      const { arrival, room } = arrivals.enter(callerOf(request), {
        pause: () => raw.pause(),
        resume: () => raw.resume(),
        hasMore: () => raw.readableLength > 0,
        cut: () => raw.destroy(),
      });
      watch();
      held.set(request, arrival);
      reply.raw.once('close', () => arrival.leave());
      if (reply.raw.closed) arrival.leave();
      await room;
    },
    preParsing: (
      request: FastifyRequest,
      _reply: FastifyReply,
      payload: RequestPayload,
      done: (error: null, payload: RequestPayload) => void,
    ): void => {
      const arrival = held.get(request);
      if (arrival) {
        arrival.begin();
        request.raw.on('data', (chunk: Buffer) => arrival.took(chunk.length));
        request.raw.once('end', () => arrival.isWhole());
      }
      done(null, payload);
    },
  };
}
