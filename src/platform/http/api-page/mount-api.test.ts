import { readFileSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { prefixHeader } from '../listener/listener.ts';
import { mountEndpoints } from '../mount.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import type { Accent } from '../openapi/openapi-document.ts';
import { mountOpenApi, readStyle } from './mount-api.ts';

const pageStyle = (accent?: Accent) => readStyle(accent).text;

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/stops/:stop',
  summary: 'A stop',
  params: z.object({ stop: z.string() }),
  query: z.object({ date: z.string().min(1).optional() }),
  answers: { 200: z.object({ stop: z.string() }) },
  handle: ({ params, query }) => ({ status: 200, body: { ...params, ...query } }),
});

const app: FastifyInstance = fastify();
mountEndpoints(app, [endpoint]);
mountOpenApi(app, {
  title: { fr: 'Arrêts', en: 'Stops' },
  description: 'All of them',
  endpoints: [endpoint],
  language: 'en',
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the page of a service', () => {
  it.each(['/', '/docs'])(
    'stands at %s, for any cache, under a policy that lets in its style alone',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=300',
        vary: 'accept-language',
        'content-security-policy':
          "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      });
    },
  );

  it.each([
    ['/', undefined, 'fr'],
    ['/', 'en-CA,en;q=0.9,fr;q=0.8', 'en'],
    ['/', 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['/', 'en;q=0.3, fr;q=0.7', 'fr'],
    ['/', 'de, en;q=0.1', 'en'],
    ['/', 'de, *', 'fr'],
    ['/', 'en;q=0', 'fr'],
    ['/?langue=en', 'fr', 'en'],
    ['/?langue=fr&lang=en', 'en', 'fr'],
    ['/?langue=de&lang=en', 'fr', 'fr'],
    ['/?langue=%00', 'en', 'en'],
    ['/?lang=en', 'fr', 'en'],
    ['/docs?lang=fr', 'en', 'fr'],
    ['/?lang=de', 'en', 'en'],
    ['/?lang=en&lang=fr', 'fr', 'fr'],
  ])('at %s, to who reads “%s”, is in %s', async (url, accepted, language) => {
    const { body, headers } = await get(url, accepted === undefined ? {} : { 'accept-language': accepted });
    expect(headers['content-language']).toBe(`${language}-CA`);
    expect(body).toContain(`<html lang="${language}-CA">`);
    expect(body).toMatch(language === 'en' ? />Stops<\/h1>/ : />Arrêts<\/h1>/);
  });

  it('names its addresses where it is mounted', async () => {
    const { body } = await get('/', { [prefixHeader]: '/services/stops' });
    const local = [...body.matchAll(/(?:href|action)="([^"#?]+)/g)].map(([, address]) => address);
    expect(local.length).toBeGreaterThanOrEqual(3);
    expect(local.filter((address) => !address?.startsWith('/services/stops/'))).toEqual([]);
  });

  it.each(['//evil.invalid', 'https://evil.invalid', '/a"onload="x', '/../..//x', 'x'])(
    'does not believe that it is mounted under %s',
    async (prefix) => {
      const { body } = await get('/', { [prefixHeader]: prefix });
      expect(body).toContain('href="/openapi.json"');
      expect(body).not.toContain('evil');
    },
  );

  it('keeps giving each address its own page, however many there were', async () => {
    for (let count = 0; count < 20; count += 1) {
      const { body } = await get('/', { [prefixHeader]: `/at-${count}` });
      expect(body).toContain(`href="/at-${count}/openapi.json"`);
    }
    expect((await get('/')).body).toContain('href="/openapi.json"');
  });

  it('brings its style sheet at the address it names', async () => {
    const address = /<link rel="stylesheet" href="([^"]+)"/.exec((await get('/')).body)?.[1] ?? '';
    const { statusCode, headers, body } = await get(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d{4,}$/);
    expect(body).toBe(pageStyle());
  });
});

describe('the document of a service', () => {
  it('that writes one language is the same for every reader', async () => {
    const [plain, french] = [
      await get('/openapi.json'),
      await get('/openapi.json?langue=fr', { 'accept-language': 'fr' }),
    ];
    expect(french.body).toBe(plain.body);
    expect([plain.headers.vary, plain.headers['content-language']]).toEqual([undefined, undefined]);
    expect((await get('/')).body).toContain('href="/openapi.json"');
  });

  it('that writes both is in the language of its reader', async () => {
    const both = fastify();
    const summary = { fr: 'Un arrêt', en: 'A stop' };
    const wording = { fr: 'La date', en: 'The date' };
    mountOpenApi(both, {
      title: { fr: 'Arrêts', en: 'Stops' },
      description: { fr: 'Tous', en: 'All of them' },
      endpoints: [{ ...endpoint, summary }],
      everyQuery: z.object({ day: z.string().meta({ description: wording.fr, wording }) }),
      language: 'both',
    });
    const read = async (url: string) => {
      const answer = await both.inject(url);
      const { info, paths } = answer.json<OpenApiDocument>();
      const call = paths['/stops/{stop}']?.['get'];
      const day = call?.parameters?.find(({ name }) => name === 'day');
      return [answer.headers['content-language'], info.title, call?.summary, day?.description, day?.schema];
    };
    const text = { type: 'string' };
    expect(await read('/openapi.json')).toEqual(['fr', 'Arrêts', 'Un arrêt', 'La date', text]);
    expect(await read('/openapi.json?langue=en')).toEqual(['en', 'Stops', 'A stop', 'The date', text]);
    await both.close();
  });
});

describe('the form of a call with a part of its address to fill in', () => {
  it.each([
    ['stop=1025', '/stops/1025'],
    ['stop=1025&date=', '/stops/1025'],
    ['stop=1025&date=20261006&other=x', '/stops/1025?date=20261006'],
    ['stop=a%2F..%2F%7Bdate%7D%3Fb%23', '/stops/a%2F..%2F%7Bdate%7D%3Fb%23'],
    ['stop=%2F%2Fevil.invalid', '/stops/%2F%2Fevil.invalid'],
  ])('%s leads to %s', async (query, address) => {
    const { statusCode, headers } = await get(`/docs/try/getStopsByStop?${query}`);
    expect([statusCode, headers.location]).toEqual([303, address]);
    const mounted = await get(`/docs/try/getStopsByStop?${query}`, { [prefixHeader]: '/services/stops' });
    expect(mounted.headers.location).toBe(`/services/stops${address}`);
  });

  it('leads to an answer', async () => {
    const { headers } = await get('/docs/try/getStopsByStop?stop=10%2F25');
    expect((await get(String(headers.location))).json()).toEqual({ stop: '10/25' });
  });

  it.each(['', '?stop=', '?stop=..', '?stop=a&stop=b', '?date=1'])('refuses “%s”', async (query) => {
    const { statusCode, headers } = await get(`/docs/try/getStopsByStop${query}`);
    expect([statusCode >= 400, headers.location]).toEqual([true, undefined]);
  });

  it('knows no other call', async () => {
    expect((await get('/docs/try/constructor?stop=1')).headers.location).toBeUndefined();
  });
});

describe('the style of the page', () => {
  it('takes its colours from the tokens of the site, whose contrast is tested', () => {
    const tokens = readFileSync('src/site/styles/tokens.css', 'utf8');
    const css = pageStyle();
    const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
    expect(pairs.length).toBeGreaterThanOrEqual(8);
    for (const [declaration, name, light, dark] of pairs) {
      const operator = `--${name}: light-dark(var(--operator-light, ${light}), var(--operator-dark, ${dark}))`;
      expect(tokens.includes(declaration) || tokens.includes(operator), declaration).toBe(true);
    }
    expect(css.match(/#[\da-f]{3,8}\b/gi)).toHaveLength(pairs.length * 2);
    expect(pageStyle({ light: '#123456', dark: '#abcdef' })).toContain(
      '--action: light-dark(#123456, #abcdef)',
    );
  });
});
