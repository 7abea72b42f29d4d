import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { SeedItem, SeedParagraph } from '#services/content/seed.ts';
import { blockSite } from '#tests/support/block-content.ts';
import { startVisits } from '#tests/support/visits.ts';

const list = (key: string, title: string): SeedParagraph => ({
  type: 'list_news',
  attributes: { title, title_level: 'h2', module_key: key },
});

const item = (type: string, slug: string, day: string, own: Partial<SeedItem> = {}): SeedItem => ({
  key: `${type}-${slug}`,
  type,
  fr: { title: `Le ${slug}`, alias: `/${type}/${slug}` },
  en: { title: `The ${slug}`, alias: `/${type}/${slug}` },
  ...own,
  shared: { news_date: day, ...own.shared },
});

const contents: SeedParagraph = { type: 'content_with_contents_table', attributes: { title: 'Contenu' } };
const blocks = [
  contents,
  list('news_latest', 'Nouvelles'),
  list('news_employe_latest', 'Au travail'),
  list('news_employe_covid_latest', 'COVID-19'),
  list('activities_employe_latest', 'Calendrier'),
  list('press_release_latest', 'Communiqués'),
];

const site = blockSite(blocks);
const items: SeedItem[] = [
  item('news', 'pont', '2026-11-13'),
  item('news_employe', 'garage', '2026-11-12'),
  item('news_employe', 'choix', '2026-10-01', { shared: { promoted: true } }),
  item('news_employe', 'vaccin', '2026-09-01', { references: { categories: ['covid'] } }),
  item('activities_employe', 'patin', '2026-12-12'),
  item('activities_employe', 'souper', '2026-11-20'),
  item('activities_employe', 'hier', '2026-11-01'),
  { key: 'covid', type: 'taxonomy_term--categories', fr: { title: 'COVID-19' }, en: { title: 'COVID-19' } },
];
const visits = startVisits({ seed: { ...site, items: [...site.items, ...items] } });

type ReadPage = Awaited<ReturnType<typeof visits.page>>;
const textOf = (element: Parameters<typeof DomUtils.textContent>[0]) =>
  DomUtils.textContent(element).replaceAll(/\s+/g, ' ');
const titlesOf = (page: ReadPage) =>
  page.elements(({ attribs }) => attribs['class'] === 'block-title').map(textOf);
const blockCalled = (page: ReadPage, title: string) =>
  page
    .elements(({ attribs }) => attribs['data-block'] === 'list_news')
    .map(textOf)
    .find((text) => text.startsWith(title));

describe('lists of news on a page', () => {
  it('show the public what it may see, and are nothing where it may not', async () => {
    const page = await visits.page('/blocs');
    expect(page.response.status).toBe(200);
    expect(titlesOf(page)).toEqual(['Contenu', 'Nouvelles', 'Communiqués']);
    expect(blockCalled(page, 'Nouvelles')).toMatch(/13 novembre 2026\s*Le pont/);
    expect(blockCalled(page, 'Communiqués')).toContain('15 octobre 2026');
    expect(page.text('body')).not.toMatch(/Au travail|garage|vaccin|souper/);
    expect(page.response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('show an employee all of them, on a page that nobody keeps', async () => {
    const page = await visits.page('/blocs', await visits.signIn('employee'));
    expect(page.response.headers.get('cache-control')).toBe('private, no-store');
    expect(blockCalled(page, 'Au travail')).toMatch(/Le choix.*Le garage.*Le vaccin/);
    expect(blockCalled(page, 'COVID-19')).toMatch(/Le vaccin/);
    expect(blockCalled(page, 'COVID-19')).not.toMatch(/garage/);
    // Nor is any of it left for who comes next.
    expect((await visits.page('/blocs')).text('body')).not.toMatch(/garage|vaccin|souper/);
  });

  it('have the days to come in their order, and none that is past', async () => {
    const employee = await visits.signIn('employee');
    const fr = blockCalled(await visits.page('/blocs', employee), 'Calendrier');
    expect(fr).toMatch(/20 novembre\s*Le souper.*12 décembre\s*Le patin/);
    expect(fr).not.toContain('hier');
    const en = blockCalled(await visits.page('/en/blocks', employee), 'Calendrier');
    expect(en).toMatch(/20 November\s*The souper.*12 December\s*The patin/);
  });

  it('are drawn by script as they are without', async () => {
    const { view } = (await (await visits.app.get('/_data/blocs')).json()) as {
      view: { data: { blocks: { type: string; title?: string }[] } };
    };
    const types = view.data.blocks.map(({ type, title }) => [type, title]);
    expect(types).toEqual([
      ['content_with_contents_table', 'Contenu'],
      ['list_news', 'Nouvelles'],
      ['list_news', 'Communiqués'],
    ]);
    expect(JSON.stringify(view)).not.toMatch(/Au travail|garage|souper/);
  });
});
