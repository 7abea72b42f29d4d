import type { AnyEndpoint } from '#platform/http/mount.ts';
import type { CallExamples } from '#services/schedule/ports.ts';

/** Gives each endpoint its example, where there is one. A test asks each again and compares. */
export const withExample =
  (examples: CallExamples) =>
  (endpoint: AnyEndpoint): AnyEndpoint => {
    const example = examples[endpoint.path];
    return example ? { ...endpoint, example } : endpoint;
  };
