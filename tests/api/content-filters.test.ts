import { beforeAll, describe, expect, it } from 'vitest';
import { operators } from '#services/content/query/operators.ts';
import { idOf, sharedTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await sharedTestContent();
});

async function names(query: string, type = 'taxonomyTerms/routes', field = 'name'): Promise<unknown[]> {
  const answer = await content.get(`/api/${type}?sort=${field}&${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.each('data', `attributes.${field}`);
}

describe('filters', () => {
  it.each([
    ['filter[name]=801', ['801']],
    ['filter[name]=80', []],
    ['filter[name][value]=1&filter[name][operator]=CONTAINS', ['11', '801']],
    ['filter[a][condition][path]=name&filter[a][condition][value]=7', ['7']],
    [
      'filter[a][condition][path]=name&filter[a][condition][operator]=%3C%3E&filter[a][condition][value]=7',
      ['11', '801'],
    ],
    ['filter[name][operator]=IN&filter[name][value][]=7&filter[name][value][]=801', ['7', '801']],
    ['filter[name][operator]=NOT+IN&filter[name][value][]=7&filter[name][value][]=801', ['11']],
    ['filter[name][operator]=STARTS_WITH&filter[name][value]=8', ['801']],
    ['filter[name][operator]=ENDS_WITH&filter[name][value]=1', ['11', '801']],
    ['filter[name][operator]=%3E%3D&filter[name][value]=7', ['7', '801']],
    ['filter[drupal_internal__tid][operator]=%3C&filter[drupal_internal__tid][value]=3', ['7']],
    ['filter[active]=1', ['7', '801']],
    ['filter[active]=0', ['11']],
    ['filter[status]=1', ['11', '7', '801']],
    ['filter[name][operator]=BETWEEN&filter[name][value][]=1&filter[name][value][]=7', ['11', '7']],
    ['filter[name][operator]=NOT%20BETWEEN&filter[name][value][]=1&filter[name][value][]=7', ['801']],
    ['filter[name][operator]=CONTAINS&filter[name][value]=%25', []],
    ['filter[name][operator]=CONTAINS&filter[name][value]=_', []],
    [`filter[name]=${encodeURIComponent("'; drop table content_items; --")}`, []],
    [`filter[id]=${idOf('route-7')}`, ['7']],
    ['filter[id]=nonsense', []],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('combine in groups within groups', async () => {
    const query = [
      'filter[or][group][conjunction]=OR',
      'filter[and][group][conjunction]=AND',
      'filter[and][group][memberOf]=or',
      'filter[a][condition][path]=name&filter[a][condition][value]=11&filter[a][condition][memberOf]=or',
      'filter[b][condition][path]=active&filter[b][condition][value]=1&filter[b][condition][memberOf]=and',
      'filter[c][condition][path]=name&filter[c][condition][operator]=STARTS_WITH&filter[c][condition][value]=8&filter[c][condition][memberOf]=and',
    ].join('&');
    expect(await names(query)).toEqual(['11', '801']);
  });

  it('follow relationships, also through blocks', async () => {
    expect(await names('filter[routes.name]=801', 'notices', 'title')).toEqual(['Détour']);
    expect(await names('filter[routes.active]=0', 'notices', 'title')).toEqual(['Avis général']);
    expect(await names(`filter[routes.id]=${idOf('route-7')}`, 'notices', 'title')).toEqual(['Détour']);
    expect(await names(`filter[routes]=${idOf('route-7')}`, 'notices', 'title')).toEqual(['Détour']);
    expect(await names('filter[routes.meta.drupal_internal__target_id]=3', 'notices', 'title')).toEqual([
      'Avis général',
    ]);
    expect(await names('filter[parcours.routes.name]=7', 'notices_v2', 'title')).toEqual(['Travaux']);
    expect(await names('filter[parcours.arrets_non_desservis.name]=1001', 'notices_v2', 'title')).toEqual([
      'Travaux',
    ]);
    expect(await names('filter[parcours.routes.name]=801', 'notices_v2', 'title')).toEqual([]);
    expect(
      await names(
        'filter[content.body.value][operator]=CONTAINS&filter[content.body.value][value]=carte',
        'pages',
        'title',
      ),
    ).toEqual(['Tarifs']);
  });

  it('compare words as Drupal does on its usual database: without accents and capitals', async () => {
    const titled = (value: string) => names(`filter[title]=${encodeURIComponent(value)}`, 'notices', 'title');
    expect(await titled('détour')).toEqual(['Détour']);
    expect(await titled('DETOUR')).toEqual(['Détour']);
    expect(await titled('Détou')).toEqual([]);
    expect(await titled('D_tour')).toEqual([]);
    expect(await titled('D%')).toEqual([]);
    const not = 'filter[title][operator]=%3C%3E&filter[title][value]=detour';
    expect(await names(not, 'notices', 'title')).toEqual(['Avis général']);
    const among =
      'filter[title][operator]=IN&filter[title][value][]=DETOUR&filter[title][value][]=avis%20general';
    expect(await names(among, 'notices', 'title')).toEqual(['Avis général', 'Détour']);
    const after = 'filter[title][operator]=%3E&filter[title][value]=avis%20GENERAL';
    expect(await names(after, 'notices', 'title')).toEqual(['Détour']);
    expect(await names('filter[routes.type_service]=4&filter[langcode]=FR', 'notices', 'title')).toEqual([]);
  });

  it('may name the entity behind a relationship, as the entity queries of Drupal do', async () => {
    expect(await names('filter[routes.entity.name]=801', 'notices', 'title')).toEqual(['Détour']);
    expect(await names('filter[routes.entity:taxonomy_term.name]=801', 'notices', 'title')).toEqual([
      'Détour',
    ]);
    expect(
      await names('filter[parcours.entity:paragraph.routes.entity.name]=7', 'notices_v2', 'title'),
    ).toEqual(['Travaux']);
    expect(
      await names(
        'filter[media_image.entity.category.entity.id][operator]=IS%20NOT%20NULL',
        'pages',
        'title',
      ),
    ).toEqual(['Tarifs']);
    const sorted = await content.get('/api/notices?sort=-routes.entity.name,title&fields[notices]=title');
    expect(sorted.each('data', 'attributes.title')).toEqual(['Détour', 'Avis général']);
  });

  it('tell what has a value from what has none', async () => {
    expect(await names('filter[media_image][operator]=IS%20NULL', 'pages', 'title')).toEqual([
      'Accueil du réseau',
      'Seulement en français',
    ]);
    expect(await names('filter[media_image.id][operator]=IS%20NOT%20NULL', 'pages', 'title')).toEqual([
      'Tarifs',
    ]);
    expect(await names('filter[subtitle][operator]=IS%20NOT%20NULL', 'pages', 'title')).toEqual(['Tarifs']);
  });

  it('compare dates, instants and aliases', async () => {
    expect(
      await names('filter[news_date][operator]=%3E&filter[news_date][value]=2026-10-15', 'news', 'title'),
    ).toEqual(['Aujourd’hui']);
    expect(
      await names(
        'filter[created][operator]=%3C&filter[created][value]=2026-10-02T00:00:00-04:00',
        'news',
        'title',
      ),
    ).toEqual(['Le pont rouvre']);
    expect(await names('filter[path.alias]=/propos/tarifs', 'pages', 'title')).toEqual(['Tarifs']);
  });

  it('express the window rule as the clients send it', async () => {
    const now = '2026-11-10T15:00:00Z';
    const query = `filter[status]=1&filter[s][group][conjunction]=OR&filter[s1][condition][path]=date_publication_start&filter[s1][condition][operator]=IS NULL&filter[s1][condition][memberOf]=s&filter[s2][condition][path]=date_publication_start&filter[s2][condition][operator]=<=&filter[s2][condition][value]=${now}&filter[s2][condition][memberOf]=s`;
    expect(await names(encodeURI(query), 'news', 'title')).toEqual(['Aujourd’hui', 'Le pont rouvre']);
    expect(
      await names(
        'filter[p][condition][path]=notice_type&filter[p][condition][operator]=%3C%3E&filter[p][condition][value]=standard',
        'notices',
        'title',
      ),
    ).toEqual(['Détour']);
  });

  it.each([
    'filter[nothing]=1',
    'filter[constructor]=1',
    'filter[__proto__]=1',
    'filter[routes.toString]=1',
    'sort=valueOf',
    'include=constructor',
    'filter[name.nothing]=1',
    'filter[breadcrumb]=1',
    'filter=1',
    'filter[name][operator]=LIKE&filter[name][value]=7',
    'filter[name][operator]=IS%20NULL&filter[name][value]=7',
    'filter[name][operator]=CONTAINS',
    'filter[name][operator]=BETWEEN&filter[name][value][]=1',
    'filter[a][condition][value]=7',
    'filter[a][condition][path]=name&filter[a][condition][value]=7&filter[a][condition][memberOf]=nobody',
    'filter[a][condition][path]=name&filter[a][condition][value]=7&filter[a][condition][extra]=1',
    'filter[@root][group][conjunction]=OR',
    'filter[g][group][conjunction]=XOR',
    'filter[g][group][conjunction]=OR&filter[g][group][memberOf]=g',
    'filter[active]=maybe',
    'filter[active][operator]=%3C&filter[active][value]=1',
    'filter[active][operator]=CONTAINS&filter[active][value]=1',
    'filter[drupal_internal__tid]=x',
    'filter[changed]=x',
    'filter[name]=%00',
  ])('refuses %s', async (query) => {
    const answer = await content.get(`/api/taxonomyTerms/routes?${query}`);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.at('errors.0.detail')).toEqual(expect.any(String));
  });

  it.each([
    'filter[entity]=1',
    'filter[entity.title]=1',
    'filter[routes.entity]=1',
    'filter[routes.entity.entity.name]=1',
    'filter[routes.entity:node.name]=1',
    'filter[routes.entity:node.id]=1',
    'filter[routes.entity:.name]=1',
    'filter[title.entity.name]=1',
  ])('refuses %s', async (query) => {
    const answer = await content.get(`/api/notices?${query}`);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.at('errors.0.detail')).toContain('does not exist');
  });

  it('answer or refuse every operator on every kind of field', async () => {
    const fields: Readonly<Record<string, string>> = {
      id: idOf('notice-detour'),
      title: 'Détour',
      'body.value': 'x',
      langcode: 'fr',
      'path.alias': '/avis/detour',
      'path.pid': '1',
      status: '1',
      general: '0',
      created: '2026-11-02T12:00:00Z',
      drupal_internal__nid: '3',
      drupal_internal__vid: '3',
      routes: idOf('route-7'),
      'routes.active': '1',
      'routes.drupal_internal__tid': '2',
    };
    const counts = { 200: 0, 400: 0 };
    for (const [path, value] of Object.entries(fields)) {
      for (const [operator, { takes }] of Object.entries(operators)) {
        const values = { none: [], one: [value], two: [value, value], many: [value, value] }[takes];
        const query = new URLSearchParams({ [`filter[${path}][operator]`]: operator });
        for (const one of values) query.append(`filter[${path}][value]${values.length > 1 ? '[]' : ''}`, one);
        const { status } = await content.get(`/api/notices?${query.toString()}`);
        expect([200, 400], `${path} ${operator}`).toContain(status);
        counts[status as 200 | 400]++;
      }
    }
    expect(counts).toEqual({ 200: 168, 400: 42 });
  });
});
