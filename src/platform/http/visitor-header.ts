import { outsideHeader, type EndpointRequest } from './endpoint.ts';
import { isOfOurs, showsKey } from './inside.ts';

/** By this a part of the installation tells a service for whom it asks, so that limits count them and not the part. */
export const visitorHeader = 'x-visitor';

/** The part of a request that tells who sent it. */
export type Sent = Pick<EndpointRequest<unknown, unknown, unknown>, 'headers' | 'outside' | 'caller'>;

/** Who asks, as limits count: whom a part of ours names, else whoever called. */
export function askerOf({ headers, caller }: Omit<Sent, 'outside'>, insideKey: string | undefined): string {
  const named = headers[visitorHeader];
  return named !== undefined && showsKey(headers, insideKey) ? named.slice(0, 100) : caller;
}

/** Headers of a request that is made within this process on behalf of whoever sent another. */
export function onBehalfOf(sent: Sent, insideKey: string | undefined): Record<string, string> {
  const isStranger = sent.outside && !isOfOurs(sent.headers, insideKey);
  return { [visitorHeader]: askerOf(sent, insideKey), ...(isStranger && { [outsideHeader]: '1' }) };
}
