import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { toAppError, type AppError } from '#lib/errors.ts';
import { createArrivals, lookMs, type Arrival, type ArrivalBounds } from './arrivals.ts';
import { createGateStream, type GateStream } from './gate-stream.ts';
import { callerOf } from './sender.ts';

interface UploadBounds extends ArrivalBounds {
  /** Which requests are held; all of them unless told. */
  isHeld?(request: FastifyRequest): boolean;
  /**
   * So many who find no room are read all the same, by somebody who keeps nothing of their files (`keepNoMoreOf`) and tells
   * them (`refusalOf`): a sender that is cut off while it sends never sees an answer.
   */
  readonly refused?: ArrivalBounds;
}

interface Held {
  readonly arrival: Arrival;
  readonly gate: GateStream;
}

const held = new WeakMap<FastifyRequest, Held>();

/** Whoever reads a body says by this that it throws away what is still to come: nobody waits for the room of that. */
export function keepNoMoreOf(request: FastifyRequest): void {
  held.get(request)?.arrival.keepNoMore();
}

/**
 * Bounds the memory that large bodies take, whoever sends them and however slowly (`arrivals.ts`). Gives the hooks of a
 * route: `onRequest` for the moment at which a request has come and its body has not, `preParsing` to count the body.
 */
export function holdUploads({ isHeld = () => true, refused, ...bounds }: UploadBounds) {
  const taken = createArrivals(bounds);
  const turnedAway = refused && createArrivals(refused);
  const refusals = new WeakMap<FastifyRequest, AppError>();
  let timer: NodeJS.Timeout | undefined;

  function watch(): void {
    timer ??= setInterval(() => {
      taken.look();
      turnedAway?.look();
      if (taken.count > 0 || (turnedAway?.count ?? 0) > 0) return;
      clearInterval(timer);
      timer = undefined;
    }, lookMs).unref();
  }

  async function enter(arrivals: typeof taken, request: FastifyRequest, reply: FastifyReply): Promise<void> {
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
    try {
      await room;
    } catch (late) {
      arrival.leave();
      throw late;
    }
  }

  return {
    /** Why there was no room for a body; undefined where there was. */
    refusalOf: (request: FastifyRequest): AppError | undefined => refusals.get(request),
    onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isHeld(request)) return;
      try {
        await enter(taken, request, reply);
      } catch (refusal) {
        if (!turnedAway) throw refusal;
        await enter(turnedAway, request, reply);
        refusals.set(request, toAppError(refusal));
      }
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
