import { describe, expect, it } from 'vitest';
import { cacheKey, cacheKeySchema, menusKey, questionIdentity, settingsKey } from './key.ts';

const cms = { upstream: 'cms-api' } as const;

describe('cache keys', () => {
  it('are the ones the site asks for at start-up', () => {
    expect(settingsKey('fr')).toBe('cms-api-clientsettings-');
    expect(settingsKey('en')).toBe('cms-api-clientsettings-en');
    expect(menusKey('fr')).toBe('menus-fr');
  });

  it('write the path in small letters with underscores, with or without a trailing slash', () => {
    expect(cacheKey({ ...cms, path: '/api/taxonomyTerms/routes' })).toBe('cms-api-taxonomyterms_routes-');
    expect(cacheKey({ ...cms, path: '/api/featured/' })).toBe(cacheKey({ ...cms, path: '/api/featured' }));
    expect(cacheKey({ upstream: 'schedule-api', path: '/horaire/ListeParcours/' })).toBe(
      'schedule-api-horaire_listeparcours-',
    );
  });

  it('tell queries, bodies, methods and languages apart', () => {
    const questions = [
      { path: '/api/news' },
      { path: '/api/news', locale: 'en' as const },
      { path: '/api/news', query: { 'page[limit]': 10 } },
      { path: '/api/news', query: { 'page[limit]': 20 } },
      { path: '/api/news', query: { 'page[limit]': 10 }, locale: 'en' as const },
      { path: '/api/news', method: 'POST' as const },
      { path: '/api/news', method: 'POST' as const, data: { a: 1 } },
      { path: '/api/news', method: 'POST' as const, data: { a: 2 } },
    ];
    const keys = questions.map((question) => cacheKey({ ...cms, ...question }));
    expect(new Set(keys).size).toBe(questions.length);
    for (const key of keys) expect(cacheKeySchema.safeParse(key).success).toBe(true);
  });

  it('do not depend on the order of a query or of the members of a body', () => {
    const one = cacheKey({ ...cms, path: '/api/news', query: { a: '1', b: '2' }, data: { x: 1, y: [1, 2] } });
    const two = cacheKey({ ...cms, path: '/api/news', query: { b: '2', a: '1' }, data: { y: [1, 2], x: 1 } });
    expect(one).toBe(two);
    expect(cacheKey({ ...cms, path: '/api/news', data: [2, 1] })).not.toBe(
      cacheKey({ ...cms, path: '/api/news', data: [1, 2] }),
    );
  });

  it('fit the grammar whatever the path', () => {
    for (const path of ['/api/élan vital', '/api/a%20b', `/api/${'x'.repeat(500)}`, '/', '/api/']) {
      expect(cacheKeySchema.safeParse(cacheKey({ ...cms, path })).success).toBe(true);
    }
    const long = `/api/${'x'.repeat(500)}`;
    expect(cacheKey({ ...cms, path: `${long}a` })).not.toBe(cacheKey({ ...cms, path: `${long}b` }));
    expect(cacheKey({ ...cms, path: '/api/é' })).not.toBe(cacheKey({ ...cms, path: '/api/è' }));
  });

  it('may be alike for two paths, whose identities are not', () => {
    const [one, two] = [
      { ...cms, path: '/api/news/employe' },
      { ...cms, path: '/api/news_employe' },
    ];
    expect(cacheKey(one)).toBe(cacheKey(two));
    expect(questionIdentity(one)).not.toBe(questionIdentity(two));
  });

  it('refuse what the grammar and the addresses of the service do not leave free', () => {
    for (const key of ['', 'a b', 'a/b', 'é', 'x'.repeat(201), 'purge', 'proxy'])
      expect(cacheKeySchema.safeParse(key).success).toBe(false);
    for (const key of ['a', 'x'.repeat(200), 'A.b_c~d-', 'purge-me'])
      expect(cacheKeySchema.safeParse(key).success).toBe(true);
  });
});
