import { describe, expect, it } from 'vitest';
import type { Transport, WireRequest } from '#platform/transport.ts';
import { loadPageModules, loadPromoPages } from './modules.ts';
import { loadNotices } from './notices/load-notices.ts';
import { parseSettings } from './settings.ts';

function answering(body: unknown) {
  const asked: WireRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return { status: 200, headers: {}, body: JSON.stringify(body) };
  };
  return { asked, transport };
}
const resource = (id: string, attributes: object, more: object = {}) => ({
  type: 'x',
  id,
  attributes,
  ...more,
});

describe('page modules', () => {
  const module = (id: string, langcode: string, more: object = {}) =>
    resource(id, { module_key: 'news', configuration: null, path: { alias: `/${id}`, langcode }, ...more });

  it('are those of the language: a missing translation comes in another, and is left out', async () => {
    const { asked, transport } = answering({ data: [module('a', 'en'), module('b', 'fr')] });
    expect(await loadPageModules(transport, 'en')).toEqual([
      { id: 'a', key: 'news', locale: 'en', alias: '/a', defaultInstance: true, redirections: [] },
    ]);
    expect(asked[0]?.path).toBe('/en/api/pageModule?fields[pageModule]=module_key,configuration,path');
  });

  it('bring redirections, and say when they are not the default one', async () => {
    const redirection = [{ source: '/vieux', target: '/neuf' }];
    const { transport } = answering({
      data: [module('a', 'fr', { configuration: { defaultInstance: false, redirection } })],
    });
    expect(await loadPageModules(transport, 'fr')).toMatchObject([
      { defaultInstance: false, redirections: redirection },
    ]);
  });

  it('of another shape are a bad answer', async () => {
    const { transport } = answering({ data: [resource('a', { module_key: 5 })] });
    await expect(loadPageModules(transport, 'fr')).rejects.toMatchObject({ code: 'bad-answer' });
  });
});

describe('promotional pages', () => {
  it('are asked for by language, and those without an address are left out', async () => {
    const promo = (id: string, alias: string | null) => resource(id, { path: { alias, langcode: 'fr' } });
    const { asked, transport } = answering({ data: [promo('a', '/hiver'), promo('b', null)] });
    expect(await loadPromoPages(transport, 'fr')).toEqual([{ id: 'a', locale: 'fr', alias: '/hiver' }]);
    expect(asked[0]?.path).toContain('filter[langcode]=fr');
  });
});

describe('notices', () => {
  const one = resource(
    'n1',
    { title: 'Détour', general: '1', notice_type: 'eleve' },
    {
      relationships: {
        routes: { data: [{ type: 't', id: 'r1' }] },
        parcours: { data: { type: 'p', id: 'p1' } },
      },
    },
  );
  const included = [
    resource(
      'p1',
      {},
      {
        relationships: {
          routes: {
            data: [
              { type: 't', id: 'r1' },
              { type: 't', id: 'r2' },
            ],
          },
        },
      },
    ),
    resource('r1', { name: '801' }),
    resource('r2', { name: '7' }),
    resource('r3', { name: '9' }),
  ];

  it('name their lines once, from both versions of the wire', async () => {
    const { transport } = answering({ data: [one], included });
    const [notice] = await loadNotices(transport, {
      version: 'notices_v2',
      selection: 'all',
      locale: 'fr',
    });
    expect(notice).toMatchObject({
      id: 'n1',
      source: 'content',
      title: 'Détour',
      severity: 'eleve',
      general: true,
      lineIds: ['r1', 'r2'],
    });
    expect(notice?.lines.map(({ number }) => number)).toEqual(['801', '7']);
  });

  it('are asked for as the wire wants them: 500, public ones, the latest first', async () => {
    const { asked, transport } = answering({ data: [] });
    await loadNotices(transport, { version: 'notices', selection: 'general', locale: 'en' });
    expect(asked[0]?.path).toBe(
      '/en/api/notices?page[limit]=500&filter[non_public]=0&sort=-changed&filter[general]=1',
    );
  });

  it('of an unknown severity are ordinary; one without a title is left out, and none with one is a bad answer', async () => {
    const strange = answering({ data: [resource('n', { title: 'x', notice_type: 'grave' })] });
    expect(
      await loadNotices(strange.transport, { version: 'notices', selection: 'all', locale: 'fr' }),
    ).toMatchObject([{ severity: 'standard', general: false, lines: [] }]);
    const mixed = answering({ data: [resource('n', {}), resource('m', { title: 'y' })] });
    const wanted = { version: 'notices', selection: 'all', locale: 'fr' } as const;
    expect((await loadNotices(mixed.transport, wanted)).map(({ id }) => id)).toEqual(['m']);
    const wrong = answering({ data: [resource('n', {})] });
    await expect(
      loadNotices(wrong.transport, { version: 'notices', selection: 'all', locale: 'fr' }),
    ).rejects.toMatchObject({
      code: 'bad-answer',
    });
  });
});

describe('client settings', () => {
  const alert = {
    activation: true,
    type: 'moyen',
    title: 'Neige',
    message: { processed: '<p onclick="x">Retards <script>hit(1)</script></p>', format: 'basic_html' },
    displayOnHomepage: true,
    displayOnPages: ['/avis'],
  };
  const maintenance = { activation: false, page: null };

  it('have no alert unless it is switched on', () => {
    expect(parseSettings({ maintenance, alert: { ...alert, activation: false } }, 'fr')).toEqual({
      maintenance: { active: false },
    });
  });

  it('have an alert that is clean, and known again when it is dismissed', () => {
    const { alert: shown } = parseSettings({ maintenance, alert }, 'fr');
    expect(shown).toMatchObject({ severity: 'moyen', title: 'Neige', onHome: true, onPaths: ['/avis'] });
    expect(JSON.stringify(shown?.message)).toContain('Retards');
    expect(JSON.stringify(shown?.message)).not.toMatch(/script|onclick|hit/);
    expect(parseSettings({ maintenance, alert }, 'fr').alert?.fingerprint).toBe(shown?.fingerprint);
    expect(
      parseSettings({ maintenance, alert: { ...alert, title: 'Verglas' } }, 'fr').alert?.fingerprint,
    ).not.toBe(shown?.fingerprint);
  });

  it('name the page of a maintenance', () => {
    expect(parseSettings({ maintenance: { activation: true, page: 'u' }, alert }, 'fr').maintenance).toEqual({
      active: true,
      pageId: 'u',
    });
  });
});
