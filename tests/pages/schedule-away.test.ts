import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { schedulesPath as fr, schedulesPathEn as en } from '#tests/support/live-site.ts';
import { sharedScheduleApp } from '#tests/support/schedule-app.ts';
import { passTo, startUpstream, type React, type Reaction, type Upstream } from '#tests/support/upstream.ts';
import { visitsOf } from '#tests/support/visits.ts';
import { findSharedContent } from '#tests/support/app.ts';

const timeoutMs = 1000;
let app: TestApp;
let upstream: Upstream;
let works: React;
const visits = visitsOf(() => app);

beforeAll(async () => {
  const service = (await sharedScheduleApp()).app.app.schedule;
  if (!service) throw new Error('there is no schedule service');
  works = passTo(service.app);
  upstream = await startUpstream(works);
  app = await startApp({
    settings: {
      SCHEDULE_URL: upstream.url,
      CONTENT_URL: await findSharedContent(),
      API_TIMEOUT_MS: String(timeoutMs),
    },
  });
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});
beforeEach(() => upstream.will(works));

const times = ['Les heures ne sont pas arrivées', 'The times did not come through'] as const;
const screens = [
  ['a line', '/800/3', '/800/3', ...times],
  ['a timetable', '/800/3/horaire', '/800/3/timetable', ...times],
  ['a stop', '/1001', '/1001', ...times],
  ['a stop on a line', '/800/3/1001', '/800/3/1001', ...times],
  [
    'a trip',
    '/800/3/1001/2026-11-15/voyage/800O-dim1-1405',
    '/800/3/1001/2026-11-15/trip/800O-dim1-1405',
    ...times,
  ],
  ['the map of a line', '/800/3/carte', '/800/3/map', ...times],
  [
    'the cancelled trips',
    '/annulations',
    '/cancellations',
    'La liste n’est pas arrivée',
    'The list did not come through',
  ],
] as const;

/** What a service may do on a bad day. */
const faults: readonly (readonly [string, Reaction])[] = [
  ['drops the connection', 'reset'],
  ['does not answer in time', 'hang'],
  ['answers half', 'half'],
  ['has a fault of its own', { status: 500, body: { message: 'Erreur' } }],
  ['speaks another language', { status: 200, body: { nothing: 'known' } }],
];

let visit = 0;
/** A query of its own keeps a page from being one drawn before. */
const fresh = (path: string) => `${path}?visit=${(visit += 1)}`;

describe.each(screens)('%s without the schedule service', (_, french, english, words, mots) => {
  it('says so in both languages, what to do, and when to come again', async () => {
    upstream.will('reset');
    for (const [path, said] of [
      [fr + french, words],
      [en + english, mots],
    ] as const) {
      const address = fresh(path);
      const page = await visits.page(address);
      const { status, headers } = page.response;
      expect([status, headers.get('retry-after')]).toEqual([503, '120']);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(page.headings).toHaveLength(1);
      expect(page.text('main')).toContain(said);
      const links = page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
      expect(links).toContain(address);
      expect(links.some((href) => href.startsWith('tel:'))).toBe(true);
    }
  });

  it('is itself again as soon as the service is: the fault is kept nowhere', async () => {
    const address = fresh(fr + french);
    upstream.will('reset');
    expect((await visits.ask(address)).status).toBe(503);
    upstream.will(works);
    const page = await visits.page(address);
    expect(page.response.status).toBe(200);
    expect(page.text('main')).not.toContain(words);
  });
});

describe.each(faults)('a schedule service that %s', (_, fault) => {
  it('costs the times of a stop and of a trip, and never the page', async () => {
    upstream.will(fault);
    for (const [, path] of [screens[2], screens[4]]) {
      const begun = performance.now();
      const page = await visits.page(fresh(fr + path));
      expect(page.response.status).toBe(503);
      expect(page.text('main')).toContain('Les heures ne sont pas arrivées');
      // The limit of one call, not of all that the page would have asked for.
      expect(performance.now() - begun).toBeLessThan(timeoutMs * 8);
    }
  });
});

async function requireAnswer(path: string): Promise<void> {
  const { status } = await visits.ask(fresh(path));
  if (status !== 200) throw new Error(`${path} answers ${status}`);
}

describe('a schedule service that is slow', () => {
  // One that hung is tried again after a while only.
  beforeAll(async () => {
    upstream.will(works);
    for (const [, path] of [screens[2], screens[4]]) await eventually(() => requireAnswer(fr + path));
  });

  it('but answers in time is waited for', async () => {
    upstream.will(async (request) => ({ ...((await works(request)) as object), delayMs: 60 }));
    const page = await visits.page(fresh(`${fr}/1001`));
    expect(page.response.status).toBe(200);
    expect(page.text('main')).toContain('Université');
  });

  it('in what stands around the times costs only that', async () => {
    const isAround = (url: string) => /arretsProches|ListeParcoursTypeTrace|\/carte/.test(url);
    upstream.will((request) => (isAround(request.url) ? 'hang' : works(request)));
    for (const path of ['/1001', '/800/3/1001/2026-11-15/voyage/800O-dim1-1405'])
      expect([path, (await visits.ask(fresh(fr + path))).status]).toEqual([path, 200]);
  });
});
