import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { sample } from '#tests/support/cases.ts';
import { readDocument } from '#tests/support/document.ts';
import { hostileBytes, hostileRequests, type HostileRequest } from '#tests/support/hostile-requests.ts';
import { rawRequest, sendBytes, type RawAnswer } from '#tests/support/raw-request.ts';

/** What riders look at meanwhile. */
const ordinary = [
  '/',
  '/propos',
  '/en/fares-and-passes/fare-grid',
  '/en/schedules-and-trips/schedules/801/0',
  '/_data/medias',
];
const asRider = { accept: 'text/html', 'accept-encoding': 'identity', 'accept-language': 'fr' };

let app: TestApp;
let requests: readonly HostileRequest[];
/** The body of each page that riders look at, before anything hostile was sent. */
const before = new Map<string, string>();
const ask = (path: string) => rawRequest(app.origin, path, { headers: asRider });

beforeAll(async () => {
  app = await startApp({
    parts: ['site', 'content', 'cache', 'schedule', 'accounts'],
    // One proxy is trusted, so that each sender of forms is another caller, and none is only counted.
    settings: { TRUST_PROXY: '1' },
  });
  for (const path of ordinary) before.set(path, (await ask(path)).body);
  const page = await app.text('/propos');
  requests = hostileRequests({
    origin: app.origin,
    token: readDocument(page).form('newsletter')['_token'] ?? '',
    asset: /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '',
  });
}, 120_000);
afterAll(() => app?.close());

/** A page of ours is whole, has a language, a title and a heading, and lets no script run but ours. */
function isOurPage({ headers, body }: RawAnswer): boolean {
  return (
    /^<!doctype html>\s*<html lang="(?:fr|en)-ca"/i.test(body) &&
    /<title>[^<]*\b(?:RTC|API)\b[^<]*<\/title>/.test(body) &&
    body.includes('<h1') &&
    body.trimEnd().endsWith('</html>') &&
    !/<script(?![^>]*(?: src=| type="application\/))/.test(body) &&
    String(headers['content-security-policy']).startsWith("default-src 'none'; ")
  );
}

function faultOf(answer: RawAnswer, method: string): string | undefined {
  const { status, headers, body } = answer;
  if (status >= 500) return `a ${status}: ${body.slice(0, 200)}`;
  if (status === 429) return 'only counted';
  const isRead = method !== 'HEAD' && headers['content-encoding'] === undefined;
  const isHtml = isRead && (headers['content-type'] ?? '').startsWith('text/html');
  return isHtml && !isOurPage(answer) ? `no page of ours, with ${status}` : undefined;
}

/** How riders fare at this moment: each of their pages is as it was, and comes from the kept ones. */
async function faultsOfRiders(): Promise<string[]> {
  const faults: string[] = [];
  for (const path of ordinary) {
    const { status, headers, body } = await ask(path);
    // Only the whole application counts its callers: a kept page is answered before it.
    if (status !== 200 || 'x-ratelimit-limit' in headers)
      faults.push(`${path} is drawn anew, with ${status}`);
    if (body !== before.get(path)) faults.push(`${path} is another page than before`);
  }
  return faults;
}

describe('what a stranger sends', () => {
  it('is as much as the drill that found a hundred faults', () => {
    expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBeGreaterThanOrEqual(2374);
  });

  it(
    'is answered by a page or a refusal, never by a fault, and riders see nothing of it',
    { timeout: 300_000 },
    async () => {
      const statuses = new Map<number, number>();
      const faults: string[] = [];
      const sent = sample(requests);
      let next = 0;
      const walk = async (): Promise<void> => {
        while (next < sent.length) {
          const nth = next++;
          const { path, ...options } = sent[nth] as HostileRequest;
          const answer = await rawRequest(app.origin, path, options);
          const fault = faultOf(answer, options.method);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (fault) faults.push(`${JSON.stringify({ path, ...options }).slice(0, 400)}: ${fault}`);
          if (nth % 200 === 0) faults.push(...(await faultsOfRiders()));
        }
      };
      await Promise.all(Array.from({ length: 4 }, walk));
      expect(faults).toEqual([]);
      // They reached what they were meant for: pages, forms that were taken, refusals of every kind.
      for (const status of [200, 303, 400, 403, 404, 405, 415, 422])
        expect([...statuses.keys()]).toContain(status);
    },
  );

  it('may be no request at all', async () => {
    for (const bytes of hostileBytes) {
      const answer = await sendBytes(app.origin, bytes);
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      expect([bytes.toString('latin1').slice(0, 80), statuses.filter((status) => status >= 500)]).toEqual([
        expect.any(String),
        [],
      ]);
    }
  });

  it('changes nothing for anybody else', async () => {
    expect(await faultsOfRiders()).toEqual([]);
    for (const path of ordinary) expect((await ask(path)).body).not.toContain('warning-banner');
    expect(await (await app.get('/readyz')).json()).toMatchObject({ status: 'ready' });
    expect(app.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
