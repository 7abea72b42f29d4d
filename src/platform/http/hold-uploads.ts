import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { createArrivals, lookMs, type Arrival, type ArrivalBounds } from './arrivals.ts';
import { createGateStream, type GateStream } from './gate-stream.ts';
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
  const held = new WeakMap<FastifyRequest, { readonly arrival: Arrival; readonly gate: GateStream }>();
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
      const gate = createGateStream((bytes) => arrival.took(bytes));
      const { arrival, room } = arrivals.enter(callerOf(request), {
        pause: gate.pause,
        resume: gate.resume,
        hasMore: () => gate.isWaiting || raw.readableLength > 0,
        cut: () => raw.destroy(),
      });
      watch();
      held.set(request, { arrival, gate });
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
      const found = held.get(request);
      if (!found) return done(null, payload);
      const { arrival, gate } = found;
      arrival.begin();
      // A body that breaks off ends the gate with an error, which whoever reads it tells.
      pipeline(payload, gate.stream, (failed) => {
        if (!failed) arrival.isWhole();
      });
      done(null, gate.stream);
    },
  };
}
