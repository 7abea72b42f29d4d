import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchStopsSchema } from '#contract/content/search-stops.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';

describe('the stops that the content service finds', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      parts: ['content', 'schedule'],
      settings: { SCHEDULE_FEED: writeNetworkFeed() },
    });
  });
  afterAll(() => app.close());

  const ask = (query: string, base = '') => app.get(`/services/content${base}/api/search-stops${query}`);
  const rows = async (query: string, base = '') => {
    const answer = await ask(query, base);
    expect([query, answer.status]).toEqual([query, 200]);
    return searchStopsSchema.parse(await answer.json());
  };
  const ids = async (query: string, base = '') => (await rows(query, base)).map(({ entity_id: id }) => id);

  it('are rows of texts, in the shape of the contract', async () => {
    const answer = await ask('?search=1010');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await answer.json()).toEqual([
      { entity_id: '1010', entity_title: 'St-Dominique', latitude: '46.815', longitude: '-71.21' },
    ]);
  });

  it('are found by number and by name, without accents, with a slip, abbreviated', async () => {
    for (const text of ['Hôpital', 'hopital', 'HÔPITAL', 'hopitla', ' hopital '])
      expect(await ids(`?search=${encodeURIComponent(text)}`), text).toContain('1020');
    expect(await ids('?search=saint%20dominique')).toContain('1010');
    expect(await ids('?search=zzzz')).toEqual([]);
  });

  it('near a place carry their distance in kilometres, nearest first', async () => {
    expect(await rows('?location=46.81,-71.2001&distance=1')).toEqual([
      {
        entity_id: '1001',
        entity_title: 'Place du Marché',
        latitude: '46.81',
        longitude: '-71.2001',
        distance: '0.000',
      },
      expect.objectContaining({ entity_id: '1002', distance: '0.027' }),
      expect.objectContaining({ entity_id: '1080', distance: '0.457' }),
      expect.objectContaining({ entity_id: '1010', distance: '0.936' }),
    ]);
    expect(await ids('?location=46.81,-71.2001')).toHaveLength(11);
    expect(await ids('?location=46.81,-71.2001&distance=500')).toHaveLength(11);
    expect(await ids('?location=46.81,-71.2001&distance=0.1')).toEqual(['1001', '1002']);
    expect(await ids('?location=0.0000001,-0.0000001&distance=1')).toEqual([]);
  });

  it('may be wanted by name and place together', async () => {
    const found = await rows('?search=universite&location=46.81,-71.2001&distance=500');
    expect(found[0]).toMatchObject({
      entity_id: '1030',
      distance: expect.stringMatching(/^2\.8\d\d$/) as string,
    });
    expect(await ids('?search=universite&location=46.81,-71.2001&distance=1')).toEqual([]);
  });

  it.each(['', '?search=', '?search=%20%20', '?distance=500'])(
    'are none when nothing is asked: %j',
    async (query) => {
      expect(await rows(query)).toEqual([]);
    },
  );

  it('are the same under the English prefix', async () => {
    for (const query of ['?search=hopital', '?location=46.81,-71.2001&distance=1', ''])
      expect(await rows(query, '/en')).toEqual(await rows(query));
  });

  it.each([
    '?location=ici',
    '?location=46.81',
    '?location=46.81;-71.2',
    '?location=91,0',
    '?location=0,181',
    '?location=1e1,2',
    '?location=46.81,-71.2&distance=-1',
    '?location=46.81,-71.2&distance=loin',
    '?location=46.81,-71.2&distance=20001',
    `?search=${'x'.repeat(101)}`,
    '?search=a&search=b',
  ])('are refused with a reason: %s', async (query) => {
    for (const base of ['', '/en']) {
      const answer = await ask(query, base);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/\S/) as string });
    }
  });

  it.each(['%00', '%F0%9F%9A%8C', "'%20OR%201=1--", '%ED%A0%80', '<b>', '__proto__', '%zz'])(
    'are looked for by anything: %s',
    async (text) => {
      expect(Array.isArray(await rows(`?search=${text}`))).toBe(true);
    },
  );
});

describe('without a schedule service', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ parts: ['site', 'content', 'cache'] });
  });
  afterAll(() => app.close());

  it('stops cannot be searched, and that is said', async () => {
    for (const path of ['/api/search-stops?search=gare', '/en/api/search-stops?location=46.81,-71.2']) {
      const answer = await app.get(`/services/content${path}`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ message: expect.any(String) as string });
    }
  });

  it('nothing asked is still nothing found', async () => {
    expect(await (await app.get('/services/content/api/search-stops')).json()).toEqual([]);
  });
});
