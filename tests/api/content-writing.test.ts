import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const words = { title: 'Détour rue du Fleuve', subtitle: 'Prévoyez 6 minutes de plus' };
const notice = (attributes: object = {}, more: object = {}) => ({
  data: { type: 'notices', attributes: { ...words, notice_type: 'moyen', ...attributes }, ...more },
});
const english = { meta: { translations: { en: { title: 'Detour on rue du Fleuve' } } } };

async function publish(attributes: object = {}, more: object = {}): Promise<string> {
  const answer = await content.write('POST', '/api/notices?oneLanguage=true', notice(attributes, more));
  expect(answer.status, answer.text).toBe(201);
  return String(answer.at('data.id'));
}

describe('an editor who writes a notice', () => {
  it('gets it back as it is read from then on, with its address', async () => {
    const effects = [{ type: 'detour', routes: [{ name: '7' }], minutes: 6 }];
    const answer = await content.write('POST', '/api/notices', notice({ effects }, english));
    expect(answer.status, answer.text).toBe(201);
    const id = String(answer.at('data.id'));
    expect(answer.headers['location']).toMatch(new RegExp(`/api/notices/${id}$`));
    const read = await content.get(`/api/notices/${id}`);
    expect(read.json).toEqual(answer.json);
    expect(read.at('data.attributes')).toMatchObject({ ...words, notice_type: 'moyen', status: true });
    expect(read.at('data.attributes.effects.0')).toMatchObject({ type: 'detour', minutes: 6 });
  });

  it('writes both languages at once, and what they share in both', async () => {
    const id = await publish({ general: true }, english);
    const read = await content.get(`/en/api/notices/${id}`);
    expect(read.at('data.attributes')).toMatchObject({
      title: 'Detour on rue du Fleuve',
      langcode: 'en',
      notice_type: 'moyen',
      general: true,
    });
  });

  it('adds a language later, with what is shared and the lines', async () => {
    const routes = { data: [{ type: 'taxonomy_term--routes', id: idOf('route-801') }] };
    const id = await publish({}, { relationships: { routes } });
    const body = { data: { type: 'notices', id, attributes: { title: 'In English' } } };
    expect((await content.write('PATCH', `/en/api/notices/${id}`, body)).status).toBe(200);
    const read = await content.get(`/en/api/notices/${id}`);
    expect(read.at('data.attributes')).toMatchObject({ title: 'In English', notice_type: 'moyen' });
    expect(read.each('data.relationships.routes.data', 'id')).toEqual([idOf('route-801')]);
    expect((await content.get(`/api/notices/${id}`)).at('data.attributes.title')).toBe(words.title);
  });

  it('finds it in the lists that the site asks for', async () => {
    const id = await publish({ general: true });
    const list = await content.get('/api/notices?page[limit]=500&filter[non_public]=0&filter[general]=1');
    expect(list.each('data', 'id')).toContain(id);
  });

  it('changes what is given, and leaves the rest', async () => {
    const id = await publish({}, english);
    const end = '2026-11-20T12:00:00-05:00';
    const body = { data: { type: 'notices', id, attributes: { date_notice_end: end } } };
    const answer = await content.write('PATCH', `/api/notices/${id}`, body);
    expect(answer.at('data.attributes')).toMatchObject({
      ...words,
      date_notice_end: '2026-11-20T17:00:00+00:00',
    });
    const other = await content.get(`/en/api/notices/${id}`);
    expect(other.at('data.attributes.date_notice_end')).toBe('2026-11-20T17:00:00+00:00');
  });

  it.each([null, '', ' '])('cannot take its title away: %j', async (title) => {
    const id = await publish();
    const body = { data: { type: 'notices', id, attributes: { title } } };
    const answer = await content.write('PATCH', `/api/notices/${id}`, body);
    expect([answer.status, answer.at('errors.0.source.pointer')]).toEqual([422, '/data/attributes/title']);
  });

  it.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-13-01'])(
    'is told that there is no such day: %s',
    async (day) => {
      for (const attributes of [{ date_notice_end: day }, { effects: [{ type: 'other', end: day }] }]) {
        const answer = await content.write('POST', '/api/notices', notice(attributes));
        expect([answer.status, answer.at('errors.0.source.pointer')]).toEqual([
          422,
          `/data/attributes/${Object.keys(attributes)[0]}`,
        ]);
      }
    },
  );

  it('hides it from strangers with its status, in every language', async () => {
    const id = await publish({}, english);
    const body = { data: { type: 'notices', id, attributes: { status: false } } };
    expect((await content.write('PATCH', `/api/notices/${id}`, body)).status).toBe(200);
    expect((await content.get(`/api/notices/${id}`)).status).toBe(403);
    expect((await content.get(`/en/api/notices/${id}`)).status).toBe(403);
  });

  it('takes it out for good', async () => {
    const id = await publish();
    expect((await content.write('DELETE', `/api/notices/${id}`)).status).toBe(204);
    expect((await content.get(`/api/notices/${id}`)).status).toBe(404);
    expect((await content.write('DELETE', `/api/notices/${id}`)).status).toBe(404);
  });

  it('is told to others once the act stands, and is on record', async () => {
    content.changes.length = 0;
    const id = await publish();
    expect(content.changes).toEqual([{ kind: 'item', ids: [id] }]);
    const { rows } = await content.database.pool.query(
      'select actor, action, item_type, fields from content_audit where item_id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        actor: 'key',
        action: 'create',
        item_type: 'notices',
        fields: ['fr.title', 'fr.subtitle', 'fr.notice_type'],
      },
    ]);
  });
});

describe('a rehearsal', () => {
  const rehearsed = '?dryRun=true';

  it('shows the new notice as it would be, and keeps nothing of it', async () => {
    content.changes.length = 0;
    const before = await content.get('/api/notices?page[limit]=500');
    const answer = await content.write('POST', `/api/notices${rehearsed}`, notice({}, english));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.at('data.attributes')).toMatchObject(words);
    expect(answer.at('meta')).toMatchObject({ dryRun: true });
    expect((await content.get(`/api/notices/${String(answer.at('data.id'))}`)).status).toBe(404);
    expect((await content.get('/api/notices?page[limit]=500')).json).toEqual(before.json);
    expect(content.changes).toEqual([]);
    const { rows } = await content.database.pool.query('select 1 from content_audit where item_id = $1', [
      answer.at('data.id'),
    ]);
    expect(rows).toEqual([]);
  });

  it('shows a change as it would be, and leaves the notice', async () => {
    const id = await publish();
    const body = { data: { type: 'notices', id, attributes: { title: 'Un autre titre' } } };
    const answer = await content.write('PATCH', `/api/notices/${id}${rehearsed}`, body);
    expect(answer.at('data.attributes.title')).toBe('Un autre titre');
    expect((await content.get(`/api/notices/${id}`)).at('data.attributes.title')).toBe(words.title);
  });

  it('is refused where the act would be', async () => {
    await publish({ path: { alias: '/avis-pris' } });
    const taken = notice({ path: { alias: '/avis-pris' } }, english);
    expect((await content.write('POST', `/api/notices${rehearsed}`, taken)).status).toBe(409);
    expect((await content.write('POST', `/api/notices${rehearsed}`, notice({ title: ' ' }))).status).toBe(
      422,
    );
    expect((await content.post(`/api/notices${rehearsed}`, notice({}, english))).status).toBe(401);
    expect((await content.write('POST', '/api/notices?dryRun=perhaps', notice({}, english))).status).toBe(
      400,
    );
  });
});

describe('a notice in one language', () => {
  it.each([
    ['English', '/api/notices', notice(), 'en'],
    ['French', '/en/api/notices', notice(), 'fr'],
  ])('is refused without its %s', async (language, path, body, locale) => {
    const answer = await content.write('POST', path, body);
    expect(answer.status).toBe(422);
    expect(answer.at('errors.0.source.pointer')).toBe(`/data/meta/translations/${locale}`);
    expect(answer.at('errors.0.detail')).toContain(language);
  });
});

describe('a time of a notice', () => {
  it('without an offset is read where the operator is', async () => {
    const id = await publish({ date_notice_end: '2027-01-15T18:00' });
    const end = (await content.get(`/api/notices/${id}`)).at('data.attributes.date_notice_end');
    expect(Date.parse(String(end))).toBe(Date.parse('2027-01-15T18:00:00-05:00'));
  });
});

describe('a body that is not right', () => {
  const refused = async (body: unknown) => {
    const answer = await content.write('POST', '/api/notices?oneLanguage=true', body);
    return [answer.status, answer.at('errors.0.source.pointer')];
  };

  it.each<[string, unknown, number, string | undefined]>([
    ['is no JSON', '{', 400, undefined],
    ['is no document', { data: [] }, 422, '/data'],
    ['is of another type', { data: { type: 'news', attributes: words } }, 409, '/data/type'],
    ['brings its own id', notice({}, { id: idOf('x') }), 403, '/data/id'],
    ['has no title', { data: { type: 'notices', attributes: {} } }, 422, '/data/attributes/title'],
    ['has an attribute nobody knows', notice({ colour: 'red' }), 422, '/data/attributes/colour'],
    ['has one of another kind', notice({ general: 'yes' }), 422, '/data/attributes/general'],
    ['has a date that is none', notice({ date_notice_end: 'soon' }), 422, '/data/attributes/date_notice_end'],
    ['has a severity nobody knows', notice({ notice_type: 'grave' }), 422, '/data/attributes/notice_type'],
    ['has a cause nobody knows', notice({ cause: 'lune' }), 422, '/data/attributes/cause'],
    ['has an empty title', notice({ title: ' ' }), 422, '/data/attributes/title'],
    [
      'holds half a character',
      '{"data":{"type":"notices","attributes":{"title":"a\\ud800b"}}}',
      422,
      '/data',
    ],
    ['has an effect nobody knows', notice({ effects: [{ type: 'snow' }] }), 422, '/data/attributes/effects'],
    ['closes no stop', notice({ effects: [{ type: 'stops_closed' }] }), 422, '/data/attributes/effects'],
    ['has an address with a hole', notice({ path: { alias: '/a//b' } }), 422, '/data/attributes/path'],
    ['holds a NUL', '{"data":{"type":"notices","attributes":{"title":"a\\u0000b"}}}', 422, '/data'],
    [
      'leads to a line that is not there',
      notice({}, { relationships: { routes: { data: [{ type: 'taxonomy_term--routes', id: idOf('x') }] } } }),
      422,
      undefined,
    ],
    [
      'leads to something else',
      notice({}, { relationships: { routes: { data: [{ type: 'news', id: idOf('x') }] } } }),
      422,
      '/data/relationships/routes',
    ],
    [
      'writes what is not written',
      notice({}, { relationships: { image: { data: null } } }),
      422,
      '/data/relationships/image',
    ],
  ])('is refused with its place where it %s', async (_name, body, status, pointer) => {
    const before = content.changes.length;
    expect(await refused(body)).toEqual([status, pointer]);
    expect(content.changes).toHaveLength(before);
  });

  it('is refused where its address is taken', async () => {
    const path = { alias: '/avis/details/pris' };
    await publish({ path });
    expect((await refused(notice({ path })))[0]).toBe(409);
  });

  it('is refused in another media type', async () => {
    const answer = await content.post('/api/notices', notice(), { authorization: 'Bearer editor' });
    expect(answer.status).toBe(415);
  });
});

describe('a stranger', () => {
  it('writes nothing', async () => {
    const answer = await content.post('/api/notices', notice(), {
      'content-type': 'application/vnd.api+json',
    });
    expect(answer.status).toBe(401);
    const wrong = { 'content-type': 'application/vnd.api+json', authorization: 'Bearer x' };
    expect((await content.post('/api/notices', notice(), wrong)).status).toBe(403);
  });
});

describe('a block', () => {
  it('is written with its item, and not by itself', async () => {
    expect((await content.write('POST', '/api/paragraph/content', notice())).status).toBe(405);
    expect((await content.write('DELETE', `/api/paragraph/content/${idOf('x')}`)).status).toBe(405);
  });
});
