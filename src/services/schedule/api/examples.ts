import type { EndpointExample } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import examples from './examples.json' with { type: 'json' };

/** By path: what the fictional city was asked and answered, at the instant of the tests, lists cut short. */
const known: Readonly<Record<string, EndpointExample>> = examples;

/** An endpoint with its example. A test asks each again and compares, and writes them anew where it is told to. */
export function withExample(endpoint: AnyEndpoint): AnyEndpoint {
  const example = known[endpoint.path];
  return example ? { ...endpoint, example } : endpoint;
}
