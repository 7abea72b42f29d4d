import { AppError } from '#lib/errors.ts';
import { asOutage } from '#platform/database/outage.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { isOfOurs } from '#platform/http/inside.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import type { Lane } from '#platform/lane.ts';
import { inTurn, isWithinTurn } from './turn.ts';

export interface Turns {
  readonly lane: Lane;
  /** Who shows it belongs to this installation. */
  readonly insideKey: string | undefined;
}

/**
 * Calls from outside wait for each other in the lane, those of the site do not. The requests of a blueprint are part of
 * its turn: they would wait for themselves.
 */
export function takeTurns(endpoint: AnyEndpoint, { lane, insideKey }: Turns): AnyEndpoint {
  return {
    ...endpoint,
    handle: (request) => {
      // No text of the content holds one, and the database refuses to look for it.
      if (request.url.includes('%00')) throw new AppError('bad-request', 'A query holds no NUL.');
      const handle = async (): Promise<Answer> => endpoint.handle(request);
      const answered = () => handle().catch((thrown: unknown) => Promise.reject(asOutage(thrown)));
      if (isWithinTurn()) return answered();
      const outside = request.outside && !isOfOurs(request.headers, insideKey);
      const answer = () => inTurn(outside, answered);
      return outside ? lane.run(answer) : answer();
    },
  };
}
