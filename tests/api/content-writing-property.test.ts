import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { idOf, openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const types = [
  'pages',
  'news',
  'notices',
  'notices_v2',
  'pageModule',
  'mediaImages',
  'mediaVideos',
  'pointsOfSale',
  'jobOpenings',
  'opus_dans_votre_ecole',
];
const names = fc.constantFrom(
  'title',
  'name',
  'subtitle',
  'body',
  'status',
  'path',
  'created',
  'news_date',
  'date_publication_start',
  'date_notice_end',
  'effects',
  'updates',
  'configuration',
  'breadcrumb',
  'metatag_normalized',
  'secondary_menu',
  'audience',
  'uri',
  'variants',
  'latitude',
  'services',
  'link',
  '__proto__',
  'constructor',
);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '2026-11-17',
    '999999-01-01',
    '/a/b',
    '{"a":1}',
    '\u0000',
    '\uD800',
    'employees',
    '-0',
    '1e999',
  ),
);
const values = fc.oneof(
  texts,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant({ alias: '/x' }),
  fc.constant({ value: 7 }),
);
/** Few at a time, so that some bodies are right. */
const attributes = fc.dictionary(names, values, { maxKeys: 2 });
const ids = fc.constantFrom(
  idOf('fares'),
  idOf('image-bridge'),
  idOf('route-7'),
  '00000000-0000-4000-8000-000000000000',
);
const targets = fc.constantFrom(
  'paragraph--content',
  'paragraph--x',
  'paragraph--2_columns',
  'mediaImages',
  'pages',
);
const { relationships } = fc.letrec<{ relationships: Record<string, object>; ident: object }>((tie) => ({
  relationships: fc.dictionary(
    fc.constantFrom(
      'content',
      'media_image',
      'image',
      'routes',
      'parcours',
      'column_left',
      '__proto__',
      'nothing',
    ),
    fc.record({ data: fc.oneof(fc.constant(null), tie('ident'), fc.array(tie('ident'), { maxLength: 3 })) }),
    { maxKeys: 1 },
  ),
  ident: fc.record(
    {
      type: targets,
      id: ids,
      meta: fc.record({ key: texts, attributes, relationships: tie('relationships') }, { requiredKeys: [] }),
    },
    { requiredKeys: ['type'] },
  ),
}));

describe('whatever an editor sends', () => {
  it('is written or refused, and never a fault of the service', { timeout: 120_000 }, async () => {
    const body = fc.record({
      type: fc.constantFrom(...types),
      attributes,
      relationships,
    });
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom('', '/en'), async (given, base) => {
        const label = given.type.startsWith('media') ? 'name' : 'title';
        const data = { ...given, attributes: { [label]: 'T', ...given.attributes } };
        const url = `${base}/api/${data.type}`;
        const made = await content.write('POST', `${url}?oneLanguage=true`, { data });
        expect(made.status, made.text).toBeLessThan(500);
        if (made.status !== 201) return;
        const id = String(made.at('data.id'));
        for (const query of ['', '?resourceVersion=rel:working-copy'])
          expect(
            (await content.write('PATCH', `${url}/${id}${query}`, { data: { ...data, id } })).status,
          ).toBe(200);
        expect((await content.get(`${url}/${id}?include=`)).status).toBeLessThan(500);
        expect((await content.write('DELETE', `${url}/${id}`)).status).toBe(204);
      }),
      cases(400),
    );
  });
});
