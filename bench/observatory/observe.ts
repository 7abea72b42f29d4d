import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { Observed } from '#tests/support/observatory/observed.ts';
import { strangeOrigin } from '#tests/support/observatory/score.ts';

const mostRedirections = 10;
const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

interface Asked {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** An address as the Observatory asks for it: over TLS it can trust, redirections followed, and once from another site. */
export async function observe(address: string, ca: string): Promise<Observed & { readonly status: number }> {
  const answer = await follow(new URL(address), ca);
  const origin = { origin: strangeOrigin, 'access-control-request-method': 'GET' };
  const preflight = await ask(answer.url, { ca, method: 'OPTIONS', headers: origin });
  const { status, headers, body } = answer;
  return { url: answer.url.href, status, headers, body, preflight: preflight.headers };
}

async function follow(url: URL, ca: string, left = mostRedirections): Promise<Asked> {
  const answer = await ask(url, { ca, method: 'GET', headers: asBrowser });
  const to = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
  if (to === null) return answer;
  if (left === 0) throw new Error(`${url.href} leads on without end`);
  return follow(new URL(to, url), ca, left - 1);
}

async function ask(
  url: URL,
  options: { readonly ca: string; readonly method: string; readonly headers: Record<string, string> },
): Promise<Asked> {
  const asked = request(url, { ...options, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer.setEncoding('utf8')) body += chunk;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value);
  return { url, status: answer.statusCode ?? 0, headers, body };
}
