import { AppError } from '#lib/errors.ts';
import { orOutage } from '#platform/database/outage.ts';
import type { Answer, EndpointRequest } from '#platform/http/endpoint.ts';
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
export function takeTurns(endpoint: AnyEndpoint, turns: Turns): AnyEndpoint {
  return {
    ...endpoint,
    handle: (request) => {
      refuseNul(request);
      return takeTurn(request, turns, async (): Promise<Answer> => endpoint.handle(request));
    },
  };
}

/** No text of the content holds one, and the database refuses to look for it. */
export function refuseNul({ url }: { readonly url: string }): void {
  if (url.includes('%00')) throw new AppError('bad-request', 'A query holds no NUL.');
}

/** The part of a call that asks the database, where the rest of it must not hold up others. */
export function takeTurn<Result>(
  { outside: isOutside, headers }: Pick<EndpointRequest<unknown, unknown, unknown>, 'outside' | 'headers'>,
  { lane, insideKey }: Turns,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = () => orOutage(work);
  if (isWithinTurn()) return done();
  const outside = isOutside && !isOfOurs(headers, insideKey);
  const turn = () => inTurn(outside, done);
  return outside ? lane.run(turn) : turn();
}
