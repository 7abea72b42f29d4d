import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#lib/errors.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import { httpTransport, type WireResponse } from '#platform/transport.ts';

/** The site, as somebody who follows a link meets it. */
export interface Site {
  /** What a path answers at the end of its redirections; the same path is asked for once. */
  statusOf(path: string): Promise<number>;
}

const timeoutMs = 30_000;
const mostHops = 5;
const longestWaitS = 60;

export function openSite(address: string): Site {
  const base = withoutTrailing(address, '/');
  const transport = httpTransport(base, timeoutMs, { accept: 'text/html' });
  const asked = new Map<string, Promise<number>>();

  /** Who asks for many pages may be told to wait. */
  async function ask(path: string): Promise<WireResponse> {
    for (;;) {
      const answer = await transport({ method: 'GET', path }).catch((cause: unknown) => {
        throw new AppError('unavailable', `The site does not answer at ${base}: name it by --site`, {
          cause,
        });
      });
      if (answer.status !== 429) return answer;
      await wait(Math.min(longestWaitS, Number(answer.headers['retry-after']) || 1) * 1000);
    }
  }

  async function follow(path: string): Promise<number> {
    let next = path;
    for (let hops = 0; hops < mostHops; hops += 1) {
      const { status, headers } = await ask(next);
      if (status < 300 || status >= 400 || headers['location'] === undefined) return status;
      const url = new URL(headers['location'], base);
      if (url.origin !== new URL(base).origin) return 200;
      next = url.pathname + url.search;
    }
    return 508;
  }

  return {
    statusOf: (path) => {
      const answer = asked.get(path) ?? follow(path);
      asked.set(path, answer);
      return answer;
    },
  };
}
