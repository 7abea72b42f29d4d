import { rawRequest } from '#tests/support/raw-request.ts';

export interface Visit {
  /** 0 where no answer came. */
  readonly status: number;
  readonly ms: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Whether the page warns that the content is away. */
  readonly warns: boolean;
}

/** One request on a connection of its own, and how long its whole answer took. */
export async function visit(
  origin: string,
  path: string,
  options: Parameters<typeof rawRequest>[2] = {},
): Promise<Visit> {
  const startedAt = performance.now();
  const asked = rawRequest(origin, path, {
    ...options,
    headers: { accept: 'text/html', ...options.headers },
  });
  const answer = await asked.catch(() => ({ status: 0, body: '', headers: {} }));
  return {
    ...answer,
    ms: performance.now() - startedAt,
    warns: answer.body.includes('data-banner="warning"'),
  };
}

/** `3 × 503, the first after 9,020 ms, later ones within 40 ms`. */
export function tellVisits(visits: readonly Visit[]): string {
  const [first, ...later] = visits;
  const counts = Map.groupBy(visits, ({ status }) => status);
  const answers = [...counts].map(([status, group]) => `${group.length} × ${status}`).join(', ');
  const slowest = Math.max(0, ...later.map(({ ms }) => ms));
  return `${answers}, the first after ${tellMs(first?.ms ?? 0)}, later ones within ${tellMs(slowest)}`;
}

export const tellMs = (ms: number): string => `${Math.round(ms).toLocaleString('en')} ms`;
