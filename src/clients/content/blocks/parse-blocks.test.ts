import { describe, expect, it } from 'vitest';
import type { IdentJson } from '#contract/content/json-api.ts';
import { html, nested, readBlocks, type Attributes } from '#tests/support/read-blocks.ts';
import { createBlockReport } from './block-report.ts';
import { parseBlocks } from './parse-blocks.ts';

describe('the blocks of a page', () => {
  it('come in the order of the page, only those switched on, each with its anchor', () => {
    const { blocks } = readBlocks(
      { type: 'content', attributes: { title: 'A', title_type: 'h3', body: html('<p>a</p>') } },
      { type: 'content', attributes: { title: 'B', status: false } },
      { type: 'member', attributes: { title: 'C', title_level: 'hidden', content: html('c') } },
    );
    expect(blocks).toMatchObject([
      { type: 'content', anchor: 'p-100', title: 'A', level: 3, body: [{ tag: 'p', children: ['a'] }] },
      { type: 'member', anchor: 'p-102', title: 'C', level: 'hidden', body: ['c'] },
    ]);
  });

  it.each<[string, string, object]>([
    ['accordion', 'accordions_list', { title: 'one', content: html('1') }],
    ['related_links', 'links_list', { title: 'one', link: { title: '', uri: '/one' } }],
    ['timeline', 'timeline_items', { title: 'one', content: html('1') }],
    ['project', 'steps', { title: 'one', description: html('1') }],
    ['project_network', 'icones', { title: 'one', description: html('1') }],
    ['2_columns', 'column_left', { title: 'one', body: html('1') }],
  ])('come without those that the backend only names: %s', (type, field, attributes) => {
    const shown = nested(type === '2_columns' ? 'content' : 'part', { ...attributes });
    const named = { type: shown.type, id: 'closed', meta: { drupal_internal__target_id: 9 } };
    const read = (parts: IdentJson[]) =>
      readBlocks(
        { type, attributes: { title: 'A' }, relationships: { [field]: parts } },
        { type: 'content', attributes: { title: 'B' } },
      );
    const { blocks, faults } = read([named, shown, named]);
    expect([blocks, faults]).toEqual([read([shown]).blocks, []]);
  });

  it('come without one that is only named, and without a word of it', () => {
    const page = {
      type: 'pages',
      id: 'x',
      attributes: {},
      relationships: { content: { data: [{ type: 'paragraph--content', id: 'closed' }] } },
    };
    const faults: unknown[] = [];
    const report = { unknownType: () => undefined, malformed: (error: unknown) => void faults.push(error) };
    expect([parseBlocks(page, new Map(), { locale: 'fr', report }), faults]).toEqual([[], []]);
  });

  it('leaves out a malformed block, tells of it, and keeps the page', () => {
    const { blocks, faults } = readBlocks(
      { type: 'content', attributes: { body: 'not a long text' } },
      { type: 'content', attributes: { title: 'B' } },
      { type: 'content', attributes: { body: html('<div>'.repeat(5000)) } },
    );
    expect(blocks.map(({ title }) => title)).toEqual(['B']);
    expect(faults.map(({ code, facts }) => [code, facts['id'] ?? facts['block']])).toEqual([
      ['bad-answer', 'uuid-0'],
      ['bad-answer', 'uuid-2'],
    ]);
  });

  it('shows what a block of an unknown type says', () => {
    const { blocks, told } = readBlocks({
      type: 'carousel',
      attributes: { title: 'Photos', description: html('<p>x</p>') },
    });
    expect(blocks).toMatchObject([{ type: 'plain', title: 'Photos', body: [{ tag: 'p' }] }]);
    expect(told).toEqual(['carousel']);
  });

  it('is not fooled by a type named like a property of every object', () => {
    expect(readBlocks({ type: 'constructor' }).blocks).toMatchObject([{ type: 'plain' }]);
  });

  it('gives nothing for a page without blocks', () => {
    const page = { type: 'pages', id: 'x', attributes: {} };
    const report = createBlockReport({ warn: () => undefined });
    expect(parseBlocks(page, new Map(), { locale: 'fr', report })).toEqual([]);
  });
});

describe('the report', () => {
  it('logs an unknown type once', () => {
    const lines: unknown[] = [];
    const report = createBlockReport({ warn: (...line: unknown[]) => void lines.push(line) });
    report.unknownType('x');
    report.unknownType('x');
    report.unknownType('y');
    expect(lines).toHaveLength(2);
  });
});

describe('an accordion', () => {
  it('has the items that are switched on, and its shape for each screen', () => {
    const { blocks } = readBlocks({
      type: 'accordion',
      attributes: { title: 'A', title_level: 'h2', display_mobile: 'accordions', display_desktop: 'tabs' },
      relationships: {
        accordions_list: [
          nested('accordion_item', {
            drupal_internal__id: 7,
            title: 'one',
            content: html('1'),
            default_open: true,
          }),
          nested('accordion_item', { title: 'two', status: false }),
        ],
      },
    });
    expect(blocks).toMatchObject([
      {
        mobile: 'accordions',
        desktop: 'tabs',
        items: [{ id: 'p-7', title: 'one', body: ['1'], open: true }],
      },
    ]);
    expect(blocks[0]).toHaveProperty('items.length', 1);
  });
});

describe('related links', () => {
  it('are external when flagged, when not a path, or when a file', () => {
    const link = (uri: string, external?: boolean) => ({ title: uri, link: { title: '', uri, external } });
    const { blocks } = readBlocks({
      type: 'related_links',
      attributes: {
        links_list: [
          link('/page'),
          link('internal:/page'),
          link('/page', true),
          link('/media/plan.pdf'),
          link('https://example.org/'),
          link('javascript:x'),
        ],
      },
    });
    expect(blocks).toMatchObject([
      {
        links: [
          { href: '/en/page', external: false },
          { href: '/en/page', external: false },
          { href: '/en/page', external: true },
          { href: '/media/plan.pdf', external: true },
          { href: 'https://example.org/', external: true },
        ],
      },
    ]);
    expect(blocks[0]).toHaveProperty('links.length', 5);
  });
});

describe('columns', () => {
  const text = (title: string) => nested('content', { drupal_internal__id: title, title, body: html(title) });

  it('split in halves, or a third and two', () => {
    const { blocks } = readBlocks(
      { type: '2_columns', attributes: { columns_size: '33_66', content_align: 'vertically_centered' } },
      { type: '2_columns', attributes: { columns_size: '50_50' } },
    );
    expect(blocks).toMatchObject([
      { split: 'third-and-two', centred: true },
      { split: 'halves', centred: false },
    ]);
  });

  it('put the headings of what they hold below their own', () => {
    const levels = (title: string | null, title_level: string | null, child: string | null) => {
      const inside = nested('content', { title: 'in', title_type: child });
      const { blocks } = readBlocks({
        type: '2_columns',
        attributes: { title, title_level },
        relationships: { column_left: [inside] },
      });
      return blocks[0]?.type === 'columns' && blocks[0].columns[0]?.[0]?.level;
    };
    expect(levels('Row', 'h2', null)).toBe(3);
    expect(levels('Row', 'h3', 'h2')).toBe(4);
    expect(levels('Row', 'h2', 'h5')).toBe(5);
    expect(levels('Row', 'h6', 'h2')).toBe(6);
    expect(levels('Row', 'h2', 'hidden')).toBe('hidden');
    expect(levels('Row', 'hidden', null)).toBe(2);
    expect(levels(null, 'h2', null)).toBe(2);
  });

  it('hold only the blocks they may', () => {
    const image = { type: 'mediaImages', id: 'i', meta: { uri: { original: '/i.png' }, alt: 'i' } };
    const children = [
      text('a'),
      nested('accordion', { title: 'x' }),
      nested('timeline', { title: 't' }),
      image,
    ];
    const { blocks } = readBlocks(
      { type: '2_columns', relationships: { column_left: children, column_right: [text('b')] } },
      {
        type: '3_columns',
        relationships: { column_left: children, column_middle: [], column_right: [text('c')] },
      },
    );
    const types = blocks.map((block) =>
      block.type === 'columns' ? block.columns.map((column) => column.map(({ type }) => type)) : [],
    );
    expect(types).toEqual([
      [['content', 'timeline', 'content'], ['content']],
      [['content'], [], ['content']],
    ]);
  });
});

describe('a table of contents', () => {
  it('lists the titles that follow it and the links among them', () => {
    const { blocks } = readBlocks(
      { type: 'content', attributes: { title: 'Before' } },
      { type: 'content_with_contents_table', attributes: { title: 'Contents', content: html('x') } },
      { type: 'content', attributes: { title: 'After' } },
      { type: 'content', attributes: {} },
      { type: 'content', attributes: { title: 'Off', status: false } },
      { type: 'link_contents_table', attributes: { title: 'Elsewhere', link: { title: '', uri: '/else' } } },
    );
    expect(blocks).toHaveLength(4);
    expect(blocks[1]).toMatchObject({
      entries: [
        { title: 'After', href: '#p-102' },
        { title: 'Elsewhere', href: '/en/else' },
      ],
    });
  });

  it('stands once: a second one keeps its words alone', () => {
    const table = {
      type: 'content_with_contents_table',
      attributes: { title: 'Contents', content: html('x') },
    };
    const { blocks } = readBlocks(table, table, { type: 'content', attributes: { title: 'After' } });
    expect(blocks.map((block) => 'entries' in block && block.entries.length)).toEqual([2, 0, false]);
  });
});

describe('a list of news', () => {
  const listNews = (module_key: unknown) =>
    readBlocks({ type: 'list_news', attributes: { title: 'N', module_key } });

  it.each([
    ['news_latest', { kind: 'news', look: 'featured' }],
    ['press_release_latest', { kind: 'press_release', look: 'rows' }],
    ['news_employe_latest', { kind: 'news_employe', look: 'featured' }],
    ['news_employe_covid_latest', { kind: 'news_employe', look: 'rows', category: 'COVID' }],
    ['activities_employe_latest', { kind: 'activities_employe', look: 'calendar' }],
  ])('shows by the key of its module what it lists, and how: %s', (key, wanted) => {
    expect(listNews(key).blocks).toMatchObject([{ type: 'list_news', title: 'N', ...wanted, items: [] }]);
  });

  it.each(['constructor', 'news', '', null, undefined, 7])(
    'is left out and told of with the key %s',
    (key) => {
      const { blocks, faults } = listNews(key);
      expect([blocks, faults.map(({ code }) => code)]).toEqual([[], ['bad-answer']]);
    },
  );
});

describe('other blocks', () => {
  it('keep the files that are told of, beside one that is not for who reads', () => {
    const closed = { type: 'files', id: 'closed', meta: { drupal_internal__target_id: 9 } };
    const open = { type: 'files', id: 'open', meta: { ...closed.meta, name: 'Plan', uri: '/f.pdf' } };
    const read = (files: IdentJson[]) =>
      readBlocks({ type: 'files_list', relationships: { files_list: files } });
    expect(read([closed, open])).toMatchObject({ blocks: [{ files: [{ id: 'open' }] }], faults: [] });
    expect(read([closed])).toMatchObject({ blocks: [], faults: [] });
  });

  it('reads files from their identifiers', () => {
    const file = (meta: Attributes) => ({ type: 'files', id: 'f', meta });
    const { blocks } = readBlocks({
      type: 'files_list',
      relationships: {
        files_list: [
          file({
            name: 'Plan',
            description: '<p>d</p>',
            uri: '/f.pdf',
            mimetype: 'application/pdf',
            size: '2048',
          }),
        ],
      },
    });
    expect(blocks).toMatchObject([
      { files: [{ name: 'Plan', href: '/f.pdf', bytes: 2048, description: [{ tag: 'p' }] }] },
    ]);
  });

  it('reads the steps of a project', () => {
    const { blocks } = readBlocks({
      type: 'project',
      attributes: { title: 'P', description: html('d') },
      relationships: {
        steps: [
          nested('step', {
            title: 's',
            opening_state: 'anticipated',
            opening_date: '2027-01-01',
            progress: 140,
          }),
          nested('step', { title: 'last', opening_state: null }),
        ],
      },
    });
    expect(blocks).toMatchObject([
      {
        steps: [
          { opening: 'anticipated', openingDate: '2027-01-01', progress: 100 },
          { title: 'last', opening: 'full' },
        ],
      },
    ]);
  });

  it('reads goings and comings, timelines and networks', () => {
    const { blocks, faults } = readBlocks(
      {
        type: 'goings_comings',
        attributes: { goings: html('a'), comings: html('b'), description: html('c') },
      },
      {
        type: 'timeline',
        relationships: { timeline_items: [nested('timeline_item', { title: 1976, content: html('x') })] },
      },
      {
        type: 'project_network',
        attributes: { icones: [{ id: '1', title: 'i', description: html('x'), image_icone: 'clock.svg' }] },
      },
    );
    expect(faults).toEqual([]);
    expect(blocks).toMatchObject([
      { goings: ['a'], comings: ['b'], note: ['c'], folds: false },
      { items: [{ title: '1976', body: ['x'] }] },
      { icons: [{ title: 'i', drawing: 'clock' }] },
    ]);
  });

  it('takes the picture of a block from its identifier, never from an address it cannot trust', () => {
    const picture = (original: string) => ({
      media_image: {
        type: 'mediaImages',
        id: 'm',
        meta: { uri: { original }, alt: 'a', link: { uri: '/b' } },
      },
    });
    const { blocks } = readBlocks(
      { type: 'content', relationships: picture('/a.png') },
      { type: 'content', relationships: picture('javascript:x') },
    );
    expect(blocks[0]).toHaveProperty('image', { src: '/a.png', alt: 'a', href: '/en/b' });
    expect(blocks[1]).not.toHaveProperty('image');
  });
});
