import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedScheduleApp, testInstant, type ScheduleApp } from '#tests/support/schedule-app.ts';
import { scheduleAddress, scheduleCalls } from '#tests/support/schedule-calls.ts';

let schedule: ScheduleApp;
beforeAll(async () => {
  schedule = await sharedScheduleApp();
  schedule.moveTo(testInstant);
});

const isFile = (path: string) => /\.(zip|pb)$/.test(path);
const calls = Object.entries(scheduleCalls).map(([path, { query }]) => ({
  path,
  address: scheduleAddress(path, query),
}));
const jsonCalls = calls.filter(({ path }) => !isFile(path));

interface Asked {
  readonly method?: 'GET' | 'HEAD' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(address: string, { method = 'GET', headers = {} }: Asked = {}) {
  const answer = await schedule.app.app.schedule?.app.inject({ method, url: address, headers });
  if (!answer) throw new Error('no schedule service here');
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

const lines = '/horaire/ListeParcours';

describe('the tag of an answer', () => {
  it.each(jsonCalls)('of $path is strong, and spares a caller that has it', async ({ address }) => {
    const first = await ask(address);
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.vary).toBe('accept-language, accept-encoding');
    const held = await ask(address, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([held.status, held.bytes.length, held.headers.etag]).toEqual([304, 0, first.headers.etag]);
    expect(held.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(held.headers['content-type']).toBeUndefined();
    expect(held.headers['access-control-allow-origin']).toBe('*');
    const other = await ask(address, { headers: { 'if-none-match': '"other"' } });
    expect([other.status, other.bytes.equals(first.bytes)]).toEqual([200, true]);
  });

  it('is another when the answer is', async () => {
    const address = '/horaire/BorneVirtuelle_ArretParcours?noParcours=800&noArret=1001&codeDirection=3';
    const first = await ask(address);
    schedule.moveTo('2026-11-15T14:07:00-05:00');
    const later = await ask(address, { headers: { 'if-none-match': String(first.headers.etag) } });
    schedule.moveTo(testInstant);
    expect(later.status).toBe(200);
    expect(later.headers.etag).not.toBe(first.headers.etag);
  });

  it('is not on a refusal', async () => {
    for (const address of ['/horaire/Arret', '/horaire/Rien', `${lines}?date=20300101`])
      expect((await ask(address)).headers.etag).toBeUndefined();
  });

  it('is on the description of the service too', async () => {
    const { headers } = await ask('/openapi.json');
    expect((await ask('/openapi.json', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(
      304,
    );
  });
});

describe('the form of an answer', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each(['br', 'gzip'] as const)(
    'is %s for a caller that takes it, under a tag of its own',
    async (coding) => {
      const plain = await ask(lines);
      const packed = await ask(lines, { headers: { 'accept-encoding': coding } });
      expect(packed.headers['content-encoding']).toBe(coding);
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(unpack[coding](packed.bytes).equals(plain.bytes)).toBe(true);
      expect(packed.headers.etag).toMatch(/^"[\w-]+-(br|gzip)[\w.+-]*"$/);
      const again = await ask(lines, { headers: { 'accept-encoding': coding } });
      expect([again.headers.etag, again.bytes.equals(packed.bytes)]).toEqual([packed.headers.etag, true]);
      const held = { 'accept-encoding': coding, 'if-none-match': String(packed.headers.etag) };
      expect((await ask(lines, { headers: held })).status).toBe(304);
      // The tag of another form is not this one's.
      const plainHeld = { 'accept-encoding': coding, 'if-none-match': String(plain.headers.etag) };
      expect((await ask(lines, { headers: plainHeld })).status).toBe(200);
    },
  );

  it('is the bytes as they are for who takes nothing else, or when there is little to gain', async () => {
    const refused = await ask(lines, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const small = await ask('/horaire/Parcours?noParcours=800', { headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('is told without a body to who asks for the head alone', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }] as Record<string, string>[]) {
      const whole = await ask(lines, { headers });
      const head = await ask(lines, { method: 'HEAD', headers });
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'cache-control'])
        expect(head.headers[name], name).toBe(whole.headers[name]);
    }
    const { headers } = await ask(lines);
    const held = await ask(lines, { method: 'HEAD', headers: { 'if-none-match': String(headers.etag) } });
    expect(held.status).toBe(304);
  });

  it('reaches a caller over HTTP, past the framework as well', async () => {
    const whole = await ask(lines);
    for (let round = 0; round < 4; round += 1) {
      const answer = await schedule.app.get(lines, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.text()).toBe(whole.bytes.toString());
    }
  });
});

describe('a page of another site', () => {
  it.each(calls)('may ask $path before it reads', async ({ path }) => {
    const asked = { origin: 'https://autre.example', 'access-control-request-method': 'GET' };
    const { status, headers, bytes } = await ask(path, { method: 'OPTIONS', headers: asked });
    expect([status, bytes.length]).toEqual([204, 0]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
      allow: 'GET, HEAD, OPTIONS',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('may read the headers of an answer, and brings no credentials', async () => {
    const { headers } = await ask(lines, { headers: { origin: 'https://autre.example' } });
    expect(headers['access-control-expose-headers']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('finds nothing where there is nothing', async () => {
    expect((await ask('/horaire/Rien', { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('what is not found', () => {
  it.each([
    '/horaire/Parcours?noParcours=999',
    '/horaire/Parcours_Periode?noParcours=3A&date=20270110',
    '/horaire/ListePeriodeApplication?noParcours=999',
    '/horaire/ListeParcoursTypeTrace_ParcoursPeriode?noParcours=999&date=20261116',
    '/horaire/Arret?noArret=0',
    '/horaire/ListeArret_Parcours?noParcours=999',
    '/horaire/ListeArret_Parcours?noParcours=800&codeDirection=7',
    '/horaire/ListeParcoursCorrespondance_ArretParcours?noParcours=800&noArret=0',
    '/recherche?texte=zzzzzzzz',
    '/arretsProches?latitude=0&longitude=0',
    '/comparaison?noParcours=999&dateAvant=20261116&dateApres=20270111',
  ])('%s is kept no longer than a board: a corrected feed may have it', async (address) => {
    const { status, headers } = await ask(address);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=10']);
  });

  it('by its date is not kept at all', async () => {
    const { status, headers } = await ask(`${lines}?date=20300101`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
