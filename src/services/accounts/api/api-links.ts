import type { EndpointRequest } from '#platform/http/endpoint.ts';
import { serviceBase } from '#platform/http/service-base.ts';
import type { CallContext } from './call-context.ts';

/** Where what JSON:API tells of stands, in the language of the call (contract, section 2.2). */
export interface ApiLinks {
  /** The call itself. */
  readonly self: Link;
  readonly to: (path: string) => Link;
}

interface Link {
  readonly href: string;
}

export function apiLinksOf(
  { publicUrl }: CallContext,
  request: EndpointRequest<unknown, unknown, unknown>,
): ApiLinks {
  const base = serviceBase(request, publicUrl);
  const prefix = request.url.startsWith('/en/') ? '/en' : '';
  return {
    self: { href: `${base}${request.url}` },
    to: (path) => ({ href: `${base}${prefix}/api/${path}` }),
  };
}
