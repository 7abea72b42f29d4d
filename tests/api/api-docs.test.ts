import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, Operation } from '#platform/http/openapi/document.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    parts: ['schedule', 'content', 'cache'],
    settings: { SCHEDULE_FEED: writeNetworkFeed() },
  });
});
afterAll(() => app.close());

/** Each call of a document by its name in the document: `get /stops/{stop}`. */
function callsOf({ paths }: OpenApiDocument): readonly (readonly [string, Operation])[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );
}

const namesIn = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

/** What OpenAPI 3.1 asks of one call and ours does not do. */
function faultsOf([name, { operationId, summary, parameters = [], responses }]: readonly [
  string,
  Operation,
]) {
  const faults: string[] = [];
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  if (namesIn(name).join() !== inPath.map((parameter) => parameter.name).join())
    faults.push('path parameters');
  if (inPath.some(({ required }) => !required)) faults.push('a path parameter that may be missing');
  if (new Set(places).size < places.length) faults.push('a parameter twice');
  if (parameters.some(({ schema }) => typeof schema !== 'object')) faults.push('a parameter without schema');
  if (!/^[A-Za-z]\w*$/.test(operationId)) faults.push('no name');
  if (summary === '') faults.push('no summary');
  if (Object.keys(responses).length === 0) faults.push('no answer');
  for (const [status, { description, content = {} }] of Object.entries(responses)) {
    if (!/^[1-5]\d\d$/.test(status) || !description) faults.push(`answer ${status}`);
    if (Object.values(content).some(({ schema }) => typeof schema !== 'object'))
      faults.push(`schema of ${status}`);
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

describe.each([
  ['schedule', 25],
  ['content', 90],
  ['cache', 6],
])('the OpenAPI document of the %s service', (service, least) => {
  const load = async () => {
    const text = await app.text(`/services/${service}/openapi.json`);
    return { text, document: JSON.parse(text) as OpenApiDocument };
  };

  it('is whole', async () => {
    const { document } = await load();
    const calls = callsOf(document);
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1' }, servers: [{ url: '.' }] });
    expect(calls.length).toBeGreaterThanOrEqual(least);
    expect(calls.flatMap(faultsOf)).toEqual([]);
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/'))).toEqual([]);
  });

  it('passes a validator that is not ours', async () => {
    const { document } = await load();
    const { valid, errors } = await new Validator().validate({ ...document });
    expect([errors ?? [], valid]).toEqual([[], true]);
  });

  it('names each call once', async () => {
    const names = callsOf((await load()).document).map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refers only to what it holds', async () => {
    const { text, document } = await load();
    const kept = Object.keys(document.components?.schemas ?? {}).map(
      (name) => `#/components/schemas/${name}`,
    );
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to);
    expect(references.filter((to) => !kept.includes(to ?? ''))).toEqual([]);
    expect(text).not.toContain('$defs');
  });
});

describe.each(['schedule', 'content', 'cache'])('the page of the %s service', (service) => {
  const base = `/services/${service}`;

  it('is the same with and without the last slash, and under its other name', async () => {
    const pages = await Promise.all(['', '/', '/docs', '/docs/'].map((end) => app.text(base + end)));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('<!doctype html>');
  });

  it('has every call of the document, each with an anchor that the contents name', async () => {
    const page = await app.text(base);
    const document = JSON.parse(await app.text(`${base}/openapi.json`)) as OpenApiDocument;
    for (const [, { operationId }] of callsOf(document)) {
      expect(page).toMatch(new RegExp(`<h3 id="${operationId}"`));
      expect(page).toContain(`<a href="#${operationId}">`);
    }
  });

  it('leads nowhere that is not there', async () => {
    const page = await app.text(base);
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
    expect(ids.filter((id, place) => ids.indexOf(id) < place)).toEqual([]);
    const named = [...page.matchAll(/(?:href="#|for="|aria-describedby=")([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    const links = new Set([...page.matchAll(/href="(\/[^"]*)"/g)].map(([, address]) => address ?? ''));
    expect(links.size).toBeGreaterThanOrEqual(2);
    for (const link of links) expect([link, (await app.get(link)).status]).toEqual([link, 200]);
  });

  it('has a form for every call that is read, at an address of its own service', async () => {
    const page = await app.text(base);
    const document = JSON.parse(await app.text(`${base}/openapi.json`)) as OpenApiDocument;
    const actions = [...page.matchAll(/<form[^>]*\saction="([^"]*)"/g)].map(([, action]) => action ?? '');
    const reads = callsOf(document).filter(([name]) => name.startsWith('get '));
    expect(actions).toHaveLength(reads.length);
    expect(actions.filter((action) => !action.startsWith(`${base}/`) || action.includes('{'))).toEqual([]);
  });
});

describe('a service alone', () => {
  it('has its page at the root, with addresses that start there', async () => {
    const page = await app.text('/');
    expect(page).toMatch(/<a href="\/openapi\.json"/);
    expect(page).not.toContain('/services/');
    expect(await app.text('/docs')).toBe(page);
  });
});
