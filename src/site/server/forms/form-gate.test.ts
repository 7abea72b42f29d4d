import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Screens } from '#site/pages/screens.server.ts';
import type { Addressed } from './find-action.ts';
import { createFormGate } from './form-gate.ts';

const origin = 'http://bus.example';
const load = () => Promise.reject(new Error('no page is made here'));
const screens: Screens = {
  'content/page': { routes: [], load },
  'schedules/line': { routes: ['line'], load, hasBlocks: false },
};
const routes: Readonly<Record<string, object>> = {
  '/page': { layout: 'default' },
  '/planner': { layout: 'default', screen: 'content/page' },
  '/line': { layout: 'default', screen: 'schedules/line' },
  '/moved': { layout: 'redirect', meta: { redirect: '/page' } },
};

/** What is said of a form by its head, and at which pages the gate looked for that. */
async function send(url: string, type: string) {
  const looks: string[] = [];
  const gate = createFormGate({
    screens,
    originOf: () => origin,
    findAction: ({ url: path }) => {
      const route = routes[path];
      return { match: route && { route } } as unknown as Addressed;
    },
    findPageForms: async ({ url: path }) => {
      looks.push(path);
      return 'files';
    },
  });
  const headers = { origin, 'content-type': type, 'transfer-encoding': 'chunked' };
  const request = { url, headers } as unknown as FastifyRequest;
  const fault = await gate.lookAtPage(request).then(
    () => undefined,
    ({ code }: { code: string }) => code,
  );
  return { looks, fault, fileBytes: gate.boundsOf(request).fileBytes > 0 };
}

const inParts = 'multipart/form-data; boundary=x';
const asText = 'application/x-www-form-urlencoded';

describe('the gate of forms', () => {
  it.each(['/page', '/planner'])('looks at a page on which staff may put a form: %s', async (path) => {
    expect(await send(path, inParts)).toEqual({ looks: [path], fault: undefined, fileBytes: true });
    expect((await send(path, asText)).looks).toEqual([path]);
  });

  it.each(['/line', '/moved', '/nowhere'])(
    'looks at none where no form of theirs can stand: %s',
    async (path) => {
      expect(await send(path, inParts)).toEqual({ looks: [], fault: 'unsupported-media', fileBytes: false });
      expect(await send(path, asText)).toEqual({ looks: [], fault: undefined, fileBytes: false });
    },
  );
});
