import type { EndpointRequest } from './endpoint.ts';
import { isOfOurs } from './inside.ts';

/** By this the site tells a service for whom it asks, so that one who tries passwords is not taken for everybody. */
export const visitorHeader = 'x-visitor';

/** Who asks, as limits count: whom a part of ours names, else whoever called. */
export function askerOf(
  {
    headers,
    outside,
    caller,
  }: Pick<EndpointRequest<unknown, unknown, unknown>, 'headers' | 'outside' | 'caller'>,
  insideKey: string | undefined,
): string {
  const named = headers[visitorHeader];
  return named !== undefined && (!outside || isOfOurs(headers, insideKey)) ? named.slice(0, 100) : caller;
}
