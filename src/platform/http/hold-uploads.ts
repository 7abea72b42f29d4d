import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { createLane, type LaneOptions } from '#platform/lane.ts';
import { callerOf } from './rate-limit.ts';

interface UploadBounds extends LaneOptions {
  /** How many of one caller may be under way. */
  readonly perCaller: number;
  /** Which requests are held; all of them unless told. */
  isHeld?(request: FastifyRequest): boolean;
}

/** A phone in a tunnel sends nothing for a while; one that sends nothing for longer has gone. */
const silentMs = 20_000;

/**
 * Large bodies are read a few at a time: whoever has no turn waits before a byte of theirs is read, so that memory is
 * bounded by the turns and not by the callers. One caller, however slow, leaves turns to the others. Gives a hook for
 * the moment at which a request has come and its body has not.
 */
export function holdUploads({ perCaller, isHeld, ...lane }: UploadBounds) {
  const turns = createLane(lane);
  const underWay = new Map<string, number>();

  const begin = (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = callerOf(request);
    const own = underWay.get(caller) ?? 0;
    if (own >= perCaller)
      return Promise.reject(new AppError('too-many-requests', 'other files of yours are still on their way'));
    underWay.set(caller, own + 1);
    const leave = () => {
      const left = (underWay.get(caller) ?? 1) - 1;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    };
    return new Promise((resolve, reject) => {
      const held = turns.run(
        () =>
          new Promise<void>((over) => {
            const { raw } = reply;
            // Gone while it waited for its turn.
            if (raw.destroyed || raw.closed) return over();
            raw.once('finish', over).once('close', over);
            // One that sends nothing leaves its turn to others, however long a slow one may take.
            request.raw.setTimeout(silentMs, () => request.raw.destroy());
            request.raw.once('end', () => request.raw.setTimeout(0));
            resolve();
          }),
      );
      held.catch(reject).finally(leave);
    });
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isHeld?.(request) ?? true) await begin(request, reply);
  };
}
