import { AppError } from '#lib/errors.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import type { Lane } from '#platform/lane.ts';
import { inTurn, isWithinTurn } from './turn.ts';

/**
 * Calls from outside wait for each other in the lane, those of the site do not. The requests of a blueprint are part of
 * its turn: they would wait for themselves.
 */
export function takeTurns(endpoint: AnyEndpoint, lane: Lane): AnyEndpoint {
  return {
    ...endpoint,
    handle: (request) => {
      // No text of the content holds one, and the database refuses to look for it.
      if (request.url.includes('%00')) throw new AppError('bad-request', 'A query holds no NUL.');
      if (isWithinTurn()) return endpoint.handle(request);
      const { outside } = request;
      const answer = async (): Promise<Answer> =>
        inTurn(outside, () => Promise.resolve(endpoint.handle(request)).catch(refuseLate));
      return outside ? lane.run(answer) : answer();
    },
  };
}

const cancelledStatement = '57014';

/** The question was fit to be asked, so that it takes too long is the database's state: worth another try later. */
function refuseLate(thrown: unknown): never {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ((error as { code?: unknown }).code === cancelledStatement)
      throw new AppError('unavailable', 'The database took too long to answer.', { cause: thrown });
  throw thrown;
}
