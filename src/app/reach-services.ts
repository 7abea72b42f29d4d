import type { FastifyInstance } from 'fastify';
import { createBreaker, type Breaker } from '#platform/breaker.ts';
import { insideHeader, outsideHeader } from '#platform/http/endpoint.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import { deriveKey } from '#platform/secret.ts';
import { absentTransport, httpTransport, inProcessTransport, type Transport } from '#platform/transport.ts';
import type { Config, ServiceName } from '#config.ts';

interface Reaching {
  readonly config: Pick<Config, 'apiTimeoutMs' | 'itinerary' | 'serviceUrls'>;
  readonly secret: string;
  /** The services of this process; those that join later are found too. */
  readonly apps: ReadonlyMap<ServiceName, FastifyInstance>;
}

/** The services that are shown who asks: to them a part of this installation is no stranger. */
const ofOurs: readonly ServiceName[] = ['content', 'schedule', 'accounts'];

/** The way to each service, in this process or by its URL, behind a breaker of its own. */
export function reachServices({ config, secret, apps }: Reaching) {
  const breakers = new Map<ServiceName, Breaker>();
  const inside = { [insideHeader]: deriveKey(secret, 'inside') };
  const headersFor = (name: ServiceName): Readonly<Record<string, string>> => {
    const { key } = config.itinerary;
    if (name === 'itinerary' && key !== undefined) return { authorization: key };
    return ofOurs.includes(name) ? inside : {};
  };
  const reach = (name: ServiceName): Transport => {
    const known = breakers.get(name);
    if (known) return known.transport;
    const url = config.serviceUrls[name];
    const app = apps.get(name);
    if (url === undefined && !app) return absentTransport(name);
    const { apiTimeoutMs } = config;
    const breaker = createBreaker(
      url === undefined && app
        ? inProcessTransport(app, apiTimeoutMs)
        : ofOurs.includes(name)
          ? httpTransport(url ?? '', apiTimeoutMs, headersFor(name))
          : withoutSender(httpTransport(url ?? '', apiTimeoutMs, headersFor(name))),
    );
    breakers.set(name, breaker);
    return breaker.transport;
  };
  return {
    reach,
    /** The services that were asked, and whether each is known to hang. */
    hanging: () => [...breakers].map(([service, { isOpen }]) => ({ service, hangs: isOpen })),
  };
}

/** A service of somebody else learns nothing of the visitor that it is asked for. */
const withoutSender =
  (transport: Transport): Transport =>
  ({ headers = {}, ...request }) =>
    transport({
      ...request,
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => name !== visitorHeader && name !== outsideHeader),
      ),
    });
