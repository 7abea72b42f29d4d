import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  editorHeaders,
  employeeHeaders,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const json = { ...editorHeaders, 'content-type': 'application/json' };
const title = { fr: 'Verglas', en: 'Freezing rain' };

const patch = (
  data: unknown,
  { headers = json, query = '' }: { headers?: Record<string, string>; query?: string } = {},
) => content.patch(`/api/clientSettings${query}`, { data }, headers);
const read = async (path = '/api/clientSettings') => (await content.get(path)).at('data');
const until = () => new Date(content.clock.now() + 3_600_000).toISOString();

describe('an editor who switches what is for the whole site', () => {
  it('sets the alert with its end, in both languages, and it is off from then on', async () => {
    const answer = await patch({ alert: { activation: true, type: 'eleve', title, until: until() } });
    expect(answer.status, answer.text).toBe(200);
    expect(await read()).toMatchObject({ alert: { activation: true, title: title.fr, type: 'eleve' } });
    expect(await read('/en/api/clientSettings')).toMatchObject({ alert: { title: title.en } });
    content.clock.advance(3_600_000);
    expect(await read()).toMatchObject({ alert: { activation: false } });
  });

  it('leaves what is not given, but takes an end for one time alone', async () => {
    await patch({ alert: { activation: true, title, displayOnHomepage: true, until: until() } });
    await patch({ alert: { activation: true } });
    expect(await read()).toMatchObject({
      alert: { activation: true, title: title.fr, displayOnHomepage: true },
    });
    expect((await content.get('/api/clientSettings')).at('data.alert.until')).toBeUndefined();
  });

  it('does not leave old words under a new title', async () => {
    await patch({ alert: { activation: true, title, message: { fr: '<p>Neige</p>', en: '<p>Snow</p>' } } });
    await patch({ alert: { activation: true, title: { fr: 'Panne', en: 'Breakdown' } } });
    expect(await read()).toMatchObject({ alert: { title: 'Panne', message: { processed: '' } } });
  });

  it('tells nobody else of an alert that is not switched on', async () => {
    const message = { fr: '<p>Secret</p>', en: '<p>Secret</p>' };
    const words = { title: { fr: 'Secret', en: 'Secret' }, message, displayOnPages: ['/secret'] };
    await patch({ alert: { activation: false, ...words } });
    for (const prefix of ['', '/en'])
      for (const headers of [{}, employeeHeaders]) {
        const answer = await content.get(`${prefix}/api/clientSettings`, headers);
        expect(answer.text).not.toMatch(/secret/i);
        expect(answer.at('data.alert')).toMatchObject({ activation: false, title: '', displayOnPages: [] });
      }
    const seen = await content.get('/api/clientSettings', editorHeaders);
    expect(seen.at('data.alert')).toMatchObject({ title: 'Secret', displayOnPages: ['/secret'] });
    const answer = await patch({ alert: { activation: true, until: until() } });
    expect(answer.at('data.alert')).toMatchObject({ activation: true, title: 'Secret' });
    expect(await read()).toMatchObject({ alert: { activation: true, title: 'Secret' } });
    content.clock.advance(3_600_000);
    expect((await content.get('/api/clientSettings')).text).not.toMatch(/secret/i);
    await patch({ alert: { activation: true, title: { fr: 'Panne', en: 'Breakdown' } } });
  });

  it('switches maintenance and leaves the alert', async () => {
    const alert = (await content.get('/api/clientSettings')).at('data.alert');
    await patch({ maintenance: { activation: true, until: '2099-01-01' } });
    expect(await read()).toMatchObject({ alert, maintenance: { activation: true } });
    await patch({ maintenance: { activation: false } });
    expect(await read()).toMatchObject({ maintenance: { activation: false } });
  });

  it('only looks when that is asked for', async () => {
    const before = await read();
    content.changes.length = 0;
    expect((await patch({ maintenance: { activation: true } }, { query: '?dryRun=true' })).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(content.changes).toEqual([]);
  });

  it('is told to others, and on record with a name of any letters', async () => {
    content.changes.length = 0;
    await patch({ alert: { activation: false } }, { headers: { ...json, 'x-actor': '%C3%88ve%20%0ARoy' } });
    expect(content.changes).toEqual([{ kind: 'settings', ids: [] }]);
    const log = await content.get('/api/auditLog?limit=1', editorHeaders);
    expect(log.at('data.0')).toMatchObject({
      actor: 'Ève Roy',
      action: 'settings',
      fields: ['alert.activation'],
    });
  });

  it.each([
    ['without a key', {}, { alert: { activation: false } }, 401],
    ['with another key', { authorization: 'Bearer x' }, { alert: { activation: false } }, 403],
    ['as another media type', { ...editorHeaders, 'content-type': 'text/plain' }, {}, 415],
    ['with a word that is not known', json, { alert: { activation: true, colour: 'red' } }, 422],
    ['with an unknown severity', json, { alert: { activation: true, type: 'grave' } }, 422],
    ['with a title in one language', json, { alert: { activation: true, title: { fr: 'A' } } }, 422],
    ['with an end that is past', json, { maintenance: { activation: true, until: '2001-01-01' } }, 422],
    ['with an end that is no time', json, { maintenance: { activation: true, until: 'demain' } }, 422],
    ['with an end that lasts', json, { maintenance: { activation: true, until: 'PT1H' } }, 422],
    ['with a NUL', json, { alert: { activation: true, title: { fr: 'A\u0000', en: 'B' } } }, 422],
    ['with half a character', json, { alert: { activation: true, title: { fr: '\ud800', en: 'B' } } }, 422],
    ['on a page that is none', json, { maintenance: { activation: true, page: 'x' } }, 422],
  ])('is refused %s', async (_, headers, data, status) => {
    const before = await read();
    expect((await patch(data, { headers })).status).toBe(status);
    expect(await read()).toEqual(before);
  });

  it('may set an alert in one language when that is said: its words stand in both', async () => {
    const alert = { activation: true, title: { fr: 'Panne' }, message: { fr: '<p>Panne</p>' } };
    expect((await patch({ alert }, { query: '?oneLanguage=1' })).status).toBe(200);
    expect(await read('/en/api/clientSettings')).toMatchObject({ alert: { title: 'Panne' } });
  });
});

describe('the record of who wrote what', () => {
  it('is for editors', async () => {
    expect((await content.get('/api/auditLog')).status).toBe(401);
    expect((await content.get('/api/auditLog', { authorization: 'Bearer x' })).status).toBe(403);
    expect((await content.get('/api/auditLog?limit=0', editorHeaders)).status).toBe(400);
    expect((await content.get('/api/auditLog?id=x', editorHeaders)).status).toBe(400);
  });
});
