import { describe, expect, it } from 'vitest';
import { startVisits } from '#tests/support/visits.ts';

const visits = startVisits({ content: 'shared' });
const page = '/tarifs-et-titres/grille-tarifaire';

/** What may differ between two answers that are the same. */
const passing = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];
const isPassing = (name: string) => passing.includes(name) || name.startsWith('x-ratelimit');

async function answer(path: string, headers: Record<string, string> = {}) {
  const response = await visits.app.get(path, { headers: { 'accept-encoding': 'br', ...headers } });
  const kept = [...response.headers].filter(([name]) => !isPassing(name));
  return {
    status: response.status,
    headers: Object.fromEntries(kept),
    body: await response.text(),
    /** Only the whole application counts its callers. */
    whole: response.headers.has('x-ratelimit-limit'),
  };
}

describe('a page that is kept', () => {
  it.each([page, '/', '/en/fares-and-passes/fare-grid', `/_data${page}`, '/nulle-part'])(
    'is answered past the application with the same words and headers: %s',
    async (path) => {
      const drawn = await answer(path);
      expect(drawn.whole).toBe(true);
      // What stood in for a part that was slow to come is not kept.
      let kept = drawn;
      await expect.poll(async () => (kept = await answer(path)).whole).toBe(false);
      const { 'content-length': _drawnLength, ...drawnHeaders } = drawn.headers;
      const { 'content-length': _keptLength, ...keptHeaders } = kept.headers;
      expect({ status: kept.status, headers: keptHeaders }).toEqual({
        status: drawn.status,
        headers: drawnHeaders,
      });
      expect(kept.body).toBe(drawn.body);
    },
  );

  it('is not sent to who holds it already', async () => {
    await answer(page);
    const etag = (await answer(page)).headers['etag'] ?? '';
    const again = await answer(page, { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body, again.whole]).toEqual([304, '', false]);
  });

  it('is another one for another choice of cookies', async () => {
    await answer(page);
    const chosen = await answer(page, { cookie: 'parcours_consent=denied' });
    expect([chosen.whole, chosen.body.includes('consent-banner')]).toEqual([true, false]);
    const again = await answer(page, { cookie: 'x=1; parcours_consent=denied' });
    expect([again.whole, again.body]).toEqual([false, chosen.body]);
  });

  it('is not given to a member', async () => {
    await answer(page);
    const member = await answer(page, await visits.signIn('member'));
    expect([member.whole, member.headers['cache-control']]).toEqual([true, 'private, no-store']);
  });

  it('leaves the language of the bare address to the visitor', async () => {
    await answer('/');
    const english = await visits.app.get('/', { headers: { 'accept-language': 'en-CA' } });
    expect([english.status, english.headers.get('location')]).toEqual([302, '/en']);
  });

  it('keeps a caller’s own request id, and makes one for who sends a strange one', async () => {
    const idOf = async (given: string) =>
      (
        await visits.app.get(page, { headers: { 'accept-encoding': 'br', 'x-request-id': given } })
      ).headers.get('x-request-id');
    await answer(page);
    expect(await idOf('0123456789abcdef')).toBe('0123456789abcdef');
    expect(await idOf('a b')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
