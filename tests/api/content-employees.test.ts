import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  editorHeaders,
  employeeHeaders,
  idOf,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
  await content.store.saveItem({
    key: 'staff-news',
    type: 'news_employe',
    shared: { news_date: '2026-11-01' },
    fr: { title: 'Pour le personnel', alias: '/espace-employes/nouvelle' },
  });
  await content.store.saveItem({
    key: 'staff-page',
    type: 'pages',
    shared: { audience: 'employees' },
    fr: {
      title: 'Page du personnel',
      alias: '/employes/page',
      content: [{ key: 'inside', type: 'content', attributes: { body: '<p>Secret de la maison</p>' } }],
    },
  });
});
afterAll(() => content.close());

const closed = () => [
  '/api/news_employe',
  '/api/activities_employe?page[limit]=1',
  `/api/news_employe/${idOf('staff-news')}`,
  `/api/pages/${idOf('staff-page')}?include=content`,
  `/api/pages/${idOf('staff-page')}/content`,
  `/api/pages/${idOf('staff-page')}/relationships/content`,
  `/api/paragraph/content/${idOf('staff-page/fr/content/inside')}`,
  '/router/translate-path?path=/employes/page',
  '/en/api/news_employe',
];

describe('what is for employees', () => {
  it('is closed to everyone else, by list, by name and by path', async () => {
    for (const path of closed()) {
      const answer = await content.get(path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(JSON.stringify(answer.json)).not.toContain('Secret');
    }
  });

  it('is open to employees and to editors, who alone see drafts', async () => {
    for (const headers of [employeeHeaders, editorHeaders])
      for (const path of closed()) {
        const answer = await content.get(path, headers);
        expect([path, answer.status]).toEqual([path, 200]);
      }
    const draft = `/api/pages/${idOf('staff-page')}?resourceVersion=rel:working-copy`;
    expect((await content.get(draft, employeeHeaders)).status).toBe(403);
    expect((await content.get(draft, editorHeaders)).status).toBe(200);
  });

  it('is in no list that everyone reads, and cannot be found out by filtering', async () => {
    const list = await content.get('/api/pages?page[limit]=50');
    expect(JSON.stringify(list.json)).not.toContain('Page du personnel');
    expect(JSON.stringify((await content.get('/api/featured')).json)).not.toContain('personnel');
    const found = await content.get('/api/pages?filter[title]=Page du personnel');
    expect(found.at('data')).toEqual([]);
    expect(found.json).not.toHaveProperty('meta.omitted');
  });

  it('is refused to a key that is nobody’s', async () => {
    const answer = await content.get('/api/news_employe', { authorization: 'Bearer employee\u0020' });
    expect(answer.status).toBe(401);
  });

  it('may be kept by nobody on the way', async () => {
    const answer = await content.get('/api/news_employe', employeeHeaders);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});
