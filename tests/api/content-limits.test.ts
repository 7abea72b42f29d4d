import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  editorHeaders,
  idOf,
  openBesideShared,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';
import { eventually } from '#tests/support/eventually.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

let content: TestContent;
let origin: string;
/** A caller with the token `hold` keeps its turn until this is called. */
let release: () => void;
let held: Promise<void>;
function hold(): void {
  ({ promise: held, resolve: release } = Promise.withResolvers<void>());
}

beforeAll(async () => {
  hold();
  content = await openBesideShared({
    // A busy machine must not send away who is only to wait.
    outsideLane: { most: 8, waitMs: 30_000 },
    authorize: async ({ authorization }) => {
      if (authorization === 'hold') await held;
      return authorization === editorHeaders.authorization ? 'editor' : 'anonymous';
    },
  });
  origin = await content.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => content.close());

const among = (count: number, path: string): string =>
  Array.from(
    { length: count },
    (_, n) =>
      `filter[c${n}][condition][path]=${path}&filter[c${n}][condition][value]=${n}&filter[c${n}][condition][memberOf]=g`,
  ).join('&');

describe('a question', () => {
  it.each([
    `filter[g][group][conjunction]=OR&${among(59, 'routes.name')}`,
    `filter[g][group][conjunction]=AND&${among(59, 'routes.name')}`,
    `filter[g][group][conjunction]=OR&${among(10, 'routes.name')}`,
    `sort=${Array(20).fill('routes.name').join(',')}`,
    `page[limit]=500&include=routes&sort=${Array(9).fill('routes.name').join(',')}`,
  ])('beyond its budget is refused in words that name it: %s', async (query) => {
    for (const headers of [{}, editorHeaders]) {
      const answer = await content.get(`/api/notices?${query}`, headers);
      expect(answer.status).toBe(400);
      expect(answer.at('errors.0.detail')).toMatch(/^The question costs \d+, more than its budget of 100\./);
    }
  });

  it('beyond its budget may be one of includes', async () => {
    const names = ['column_left', 'column_middle', 'column_right'];
    const deep = names.flatMap((a) => names.flatMap((b) => names.map((c) => `content.${a}.${b}.${c}`)));
    for (const url of ['/api/pages', `/api/pages/${idOf('fares')}`]) {
      const answer = await content.get(`${url}?include=${deep.join(',')}`);
      expect([answer.status, answer.at('errors.0.source.parameter')]).toEqual([400, 'include']);
    }
  });

  it.each([
    `/api/notices?filter[g][group][conjunction]=OR&${among(8, 'routes.name')}`,
    `/api/notices?${among(55, 'title').replaceAll(/&?filter\[c\d+\]\[condition\]\[memberOf\]=g/g, '')}`,
    '/api/notices?page[limit]=500&filter[non_public]=0&sort=-changed',
    '/api/notices_v2?page[limit]=500&filter[non_public]=0&sort=-changed&filter[parcours.routes.name]=7',
    '/api/mediaImages?page[limit]=999&filter[category.name]=Fleuve&sort=-created&include=category,image',
    '/api/taxonomyTerms/routes?filter[status]=1&page[limit]=1000&sort=name',
    '/api/news?include=content,media_image,media_image.category,image,categories&page[limit]=50&sort=-news_date',
    `/api/pages/${idOf('fares')}?include=content,media_image,content.media_image,content.column_left.column_left`,
  ])('that a reasonable client asks is within it: %s', async (url) => {
    const answer = await content.get(url);
    expect(answer.status, answer.text).toBe(200);
  });
});

describe('a blueprint', () => {
  const view = (uri: string, n: number) => ({ action: 'view', uri, requestId: `r${n}` });
  const times = (count: number, uri: string) => Array.from({ length: count }, (_, n) => view(uri, n));

  it('is refused as a whole when its requests cost too much together', async () => {
    const costly = `/api/notices?filter[g][group][conjunction]=OR&${among(8, 'routes.name')}`;
    const answer = await content.post('/subrequests?_format=json', times(4, costly));
    expect(answer.status).toBe(400);
    expect(answer.at('message')).toMatch(
      /^The requests of the blueprint cost \d+, more than their budget of 300\.$/,
    );
    expect((await content.post('/subrequests?_format=json', times(3, costly))).status).toBe(207);
    expect((await content.post('/subrequests?_format=json', times(20, '/api/pages'))).status).toBe(207);
  });

  it('is refused when its answers are too long together', async () => {
    const own = await openTestContent();
    const text = 'é'.repeat(200_000);
    await own.store.saveItem({
      key: 'long',
      type: 'files',
      shared: { uri: { value: 'public://x', url: '/x' }, description: text },
      fr: { title: 'long.txt' },
    });
    const one = `/api/files/${idOf('long')}?fields[files]=description`;
    expect((await own.post('/subrequests?_format=json', times(1, one), editorHeaders)).status).toBe(207);
    const answer = await own.post('/subrequests?_format=json', times(2, one), editorHeaders);
    await own.close();
    expect(answer.status).toBe(400);
    expect(answer.at('message')).toContain('longer than 1048576 bytes');
  });
});

describe('callers from outside', () => {
  const ask = (headers: Record<string, string> = {}) =>
    rawRequest(origin, `/api/pages/${idOf('fares')}`, { headers });

  it('wait for each other, and the site for none of them', async () => {
    const { width } = content.database.outside;
    const holding = Array.from({ length: width }, () => ask({ authorization: 'hold' }));
    await eventually(() => expect(content.lane.running).toBe(width));
    const waiting = Array.from({ length: 8 }, () => ask());
    await eventually(() => expect(content.lane.waiting).toBe(8));
    expect((await content.get(`/api/pages/${idOf('fares')}`)).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.body).not.toContain('turn');
    release();
    hold();
    for (const answer of await Promise.all([...holding, ...waiting])) expect(answer.status).toBe(200);
    expect(content.lane).toMatchObject({ running: 0, waiting: 0 });
  });

  it('wait also when a part of the process asks for them', async () => {
    const { width } = content.database.outside;
    const holding = Array.from({ length: width }, () => ask({ authorization: 'hold' }));
    await eventually(() => expect(content.lane.running).toBe(width));
    const proxied = content.get('/api/pages', { 'x-outside': '1' });
    await eventually(() => expect(content.lane.waiting).toBe(1));
    release();
    hold();
    expect((await proxied).status).toBe(200);
    await Promise.all(holding);
  });

  it('take one turn for a blueprint, whatever is in it', async () => {
    const { width } = content.database.outside;
    const holding = Array.from({ length: width - 1 }, () => ask({ authorization: 'hold' }));
    await eventually(() => expect(content.lane.running).toBe(width - 1));
    const blueprint = ['/api/pages', '/api/news', '/router/translate-path?path=/'].map((uri) => ({
      action: 'view',
      uri,
    }));
    const answer = await rawRequest(origin, '/subrequests?_format=json', {
      method: 'POST',
      body: JSON.stringify(blueprint),
    });
    expect(answer.status).toBe(207);
    expect(answer.body.match(/"status":\[200\]/g)).toHaveLength(3);
    release();
    hold();
    await Promise.all(holding);
  });
});

describe('a database that is away, or gave a statement up', () => {
  it.each([
    ['gave up', Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })],
    ['ends', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['is not there', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
    ['was cut', new Error('Connection terminated unexpectedly')],
  ])('is a 503 that says when to try again, not a fault: it %s', async (_, cause) => {
    const { database } = content;
    const orm = Object.assign(Object.create(database.orm) as typeof database.orm, {
      execute: () => Promise.reject(new Error('Failed query', { cause })),
    });
    const late = await openBesideShared({ database: { ...database, orm, outside: { orm, width: 1 } } });
    const there = await late.app.listen({ host: '127.0.0.1', port: 0 });
    const stranger = await rawRequest(there, '/api/pages');
    expect([stranger.status, stranger.headers['retry-after']]).toEqual([503, '5']);
    const own = await late.get('/api/pages');
    expect([own.status, own.headers['retry-after']]).toEqual([503, '5']);
    const blueprint = await late.post('/subrequests?_format=json', [
      { requestId: 'list', action: 'view', uri: '/api/pages' },
    ]);
    expect(blueprint.at('list.headers.status')).toEqual([503]);
    await late.close();
  });
});
