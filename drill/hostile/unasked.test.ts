import { describe, expect, it } from 'vitest';
import type { Facts } from './facts.ts';
import type { HostileKind } from './shot.ts';
import { listUnasked } from './unasked.ts';

const facts = {} as Facts;
const kind: HostileKind = {
  name: 'some',
  expects: [200],
  shot: (n) => ({ path: n % 2 ? `/services/content/api/pages/${n}?a=b` : '/services/content/api/jobs' }),
  heaviest: () => ({ path: '/services/content/api/news?include=x', method: 'POST' }),
};

describe('what services describe and no kind asks', () => {
  it('is told by method and address, whatever stands in its parts', () => {
    const described = [
      'GET /services/content/api/jobs',
      'GET /services/content/api/pages/{id}',
      'GET /services/content/api/pages/{id}/{name}',
      'DELETE /services/content/api/jobs',
    ];
    expect(listUnasked(described, [kind], facts)).toEqual([
      'GET /services/content/api/pages/{id}/{name}',
      'DELETE /services/content/api/jobs',
    ]);
  });

  it('takes the types of the content for one another', () => {
    const types = ['pages', 'news', 'notices'].map((name) => `/services/content/api/${name}`);
    const described = types.flatMap((type) => [
      `POST ${type}`,
      `GET ${type}/{id}`,
      `PATCH ${type}/{id}`,
      `GET ${type}/{id}/relationships/{name}`,
    ]);
    expect(listUnasked(described, [kind], facts)).toEqual([
      'PATCH {type}/{id}',
      'GET {type}/{id}/relationships/{name}',
    ]);
  });
});
