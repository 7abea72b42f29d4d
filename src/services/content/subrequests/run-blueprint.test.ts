import { describe, expect, it } from 'vitest';
import type { SubrequestJson } from '#contract/content/subrequests.ts';
import { runBlueprint, type InnerRequest } from './run-blueprint.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/list': { data: [{ id: 'a' }, { id: 'b' }], none: [], object: {} },
  '/many': Array.from({ length: 60 }, (_, index) => index),
  '/tokens': { t: '{{words.body@$.w[0]}}' },
  '/words': { w: ['x', 'y'], quote: 'say "hi"' },
};

async function run(blueprint: Parameters<typeof runBlueprint>[0]) {
  const asked: InnerRequest[] = [];
  const given = await runBlueprint(blueprint, async (request) => {
    asked.push(request);
    return { status: 200, headers: {}, body: JSON.stringify(answers[request.uri] ?? {}) };
  });
  return { asked, ids: given.map(({ id }) => id), uris: asked.map(({ uri }) => uri) };
}

const list: SubrequestJson = { requestId: 'list', action: 'view', uri: '/list' };

describe('a blueprint', () => {
  it('runs a dependent request once for each match and numbers the answers', async () => {
    const { ids, uris } = await run([
      list,
      { requestId: 'each', action: 'view', uri: '/item/{{list.body@$.data[*].id}}' },
    ]);
    expect(ids).toEqual(['list', 'each#uri{0}', 'each#uri{1}']);
    expect(uris).toEqual(['/list', '/item/a', '/item/b']);
  });

  it('combines several tokens', async () => {
    const { uris } = await run([
      list,
      { requestId: 'words', action: 'view', uri: '/words' },
      { requestId: 'both', action: 'view', uri: '/{{list.body@$.data[*].id}}/{{words.body@$.w[*]}}' },
    ]);
    expect(uris.slice(2)).toEqual(['/a/x', '/a/y', '/b/x', '/b/y']);
  });

  it('drops a request without a match, and what depends on it', async () => {
    const { ids } = await run([
      list,
      { requestId: 'gone', action: 'view', uri: '/{{list.body@$.none[*]}}' },
      { requestId: 'after', action: 'view', uri: '/{{gone.body@$.x}}' },
    ]);
    expect(ids).toEqual(['list']);
  });

  it('reads percent-encoded tokens', async () => {
    const { uris } = await run([
      list,
      { requestId: 'one', action: 'view', uri: '/%7B%7Blist.body%40%24.data%5B0%5D.id%7D%7D?x=1' },
    ]);
    expect(uris[1]).toBe('/a?x=1');
  });

  it('fills tokens of a body without letting a value end its text', async () => {
    const { asked, ids } = await run([
      { requestId: 'words', action: 'view', uri: '/words' },
      { requestId: 'post', action: 'create', uri: '/x', body: '{"t":"{{words.body@$.quote}}"}' },
    ]);
    expect(ids[1]).toBe('post#body{0}');
    expect(asked[1]).toMatchObject({ method: 'POST', body: '{"t":"say \\"hi\\""}' });
  });

  it('takes no value of one token for another token', async () => {
    const { uris } = await run([
      { requestId: 'words', action: 'view', uri: '/words' },
      { requestId: 'tokens', action: 'view', uri: '/tokens' },
      { requestId: 'x', action: 'view', uri: '/{{tokens.body@$.t}}/{{words.body@$.w[0]}}' },
    ]);
    expect(uris.at(-1)).toBe('/{{words.body@$.w[0]}}/x');
  });

  it('waits for what it was told to wait for', async () => {
    const { uris } = await run([
      { requestId: 'late', action: 'view', uri: '/late', waitFor: ['list'] },
      list,
    ]);
    expect(uris).toEqual(['/list', '/late']);
  });

  it.each<[string, SubrequestJson[]]>([
    ['an unknown id in a token', [{ requestId: 'x', action: 'view', uri: '/{{no.body@$.a}}' }]],
    ['an unknown id to wait for', [{ requestId: 'x', action: 'view', uri: '/', waitFor: ['no'] }]],
    ['a circle', [{ requestId: 'x', action: 'view', uri: '/{{x.body@$.a}}' }]],
    [
      'a match that is not one value',
      [list, { requestId: 'x', action: 'view', uri: '/{{list.body@$.object}}' }],
    ],
    ['a path it cannot read', [list, { requestId: 'x', action: 'view', uri: '/{{list.body@$..id}}' }]],
    ['two requests of one name', [list, list]],
    [
      'more tokens than anybody writes',
      [
        list,
        {
          requestId: 'x',
          action: 'create',
          uri: '/x',
          body: Array.from({ length: 51 }, (_, at) => `{{list.body@$.data[0].${at}}}`).join(),
        },
      ],
    ],
    [
      'a body that becomes too long',
      [
        { requestId: 'many', action: 'view', uri: '/many' },
        {
          requestId: 'x',
          action: 'create',
          uri: '/x',
          body: `{{many.body@$[*]}}${'x'.repeat(40_000)}`,
        },
      ],
    ],
    [
      'more requests than one call may become',
      [
        { requestId: 'many', action: 'view', uri: '/many' },
        { requestId: 'a', action: 'view', uri: '/{{many.body@$[*]}}' },
        { requestId: 'b', action: 'view', uri: '/{{many.body@$[*]}}' },
      ],
    ],
  ])('refuses %s', async (_name, blueprint) => {
    await expect(run(blueprint)).rejects.toMatchObject({ code: 'bad-request' });
  });
});
