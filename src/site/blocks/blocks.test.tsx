import { DomUtils, parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block, ContentBlock, ContentsTableBlock, ListNewsBlock } from '#domain/block.ts';
import type { Image } from '#domain/image.ts';
import type { Locale } from '#domain/locale.ts';
import type { NewsItem } from '#domain/news.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { LanguageProvider } from '#site/i18n/texts.tsx';
import type { Example } from '#site/ui/example.ts';
import { Blocks } from './blocks.tsx';
import { FormBlockView } from './form/form.tsx';
import { ListNewsBlockView } from './list-news/list-news.tsx';
import { PhotoGalleryBlockView } from './photo-gallery/photo-gallery.tsx';
import { RareBlocksContext } from './rare-blocks.ts';
import { VideoPlayerBlockView } from './video-player/video-player.tsx';

const rare = {
  form: FormBlockView,
  list_news: ListNewsBlockView,
  photo_gallery: PhotoGalleryBlockView,
  video_player: VideoPlayerBlockView,
};

const draw = (node: ReactNode, locale: Locale = 'fr') =>
  renderToStaticMarkup(
    <LanguageProvider locale={locale} texts={catalogues[locale]}>
      <RareBlocksContext value={rare}>{node}</RareBlocksContext>
    </LanguageProvider>,
  );

const base = { id: 'b', anchor: 'p-1', level: 2, title: 'Titre' } as const;
const content: ContentBlock = { ...base, type: 'content', body: ['mots'] };

const modules = import.meta.glob<{ examples: readonly Example[] }>('./*/examples.tsx', { eager: true });
const examples = Object.entries(modules).flatMap(([path, { examples: list }]) =>
  list.map((example) => ({ name: `${path.split('/')[1]}: ${example.name}`, example })),
);

describe('every example of every block', () => {
  it.each(examples)('$name has an anchor, drawn in both languages, without inline styles', ({ example }) => {
    for (const locale of ['fr', 'en'] as const) {
      const page = parseDocument(draw(example.render(), locale));
      const block = DomUtils.findOne((element) => element.attribs['class'] === 'block', page.children);
      expect(block?.attribs['id']).toMatch(/^p-\d+$/);
      expect(DomUtils.findOne((element) => 'style' in element.attribs, page.children)).toBeNull();
      const ids = DomUtils.getElementsByTagName('*', page).flatMap((element) => element.attribs['id'] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('a picture in a block', () => {
  const image: Image = {
    src: '/files/1/pont.jpg',
    large: '/files/1/pont.large.webp',
    medium: '/files/1/pont.medium.webp',
    alt: 'Le pont',
    size: { width: 1600, height: 900 },
    sources: [
      {
        type: 'image/avif',
        files: [
          { src: '/files/1/pont.large.avif', width: 1280 },
          { src: '/files/1/pont.medium.avif', width: 640 },
        ],
      },
      { type: 'image/webp', files: [{ src: '/files/1/pont.large.webp', width: 1280 }] },
    ],
  };

  it('is offered in the best format first, in its widths, and as it came', () => {
    const page = parseDocument(draw(<Blocks blocks={[{ ...content, image }]} />));
    const sources = DomUtils.getElementsByTagName('source', page).map(({ attribs }) => attribs);
    expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
      ['image/avif', '/files/1/pont.large.avif 1280w, /files/1/pont.medium.avif 640w'],
      ['image/webp', '/files/1/pont.large.webp 1280w'],
    ]);
    const [picture] = DomUtils.getElementsByTagName('img', page);
    expect(picture?.attribs).toMatchObject({
      src: '/files/1/pont.jpg',
      width: '1600',
      height: '900',
      loading: 'lazy',
    });
  });

  it('is drawn from its two sizes where a backend tells no formats', () => {
    const { sources: _, size: __, ...plain } = image;
    const page = parseDocument(draw(<Blocks blocks={[{ ...content, image: plain }]} />));
    const [source] = DomUtils.getElementsByTagName('source', page);
    expect(source?.attribs).toMatchObject({ media: '(width < 48em)', srcset: '/files/1/pont.medium.webp' });
    const [picture] = DomUtils.getElementsByTagName('img', page);
    expect(picture?.attribs['src']).toBe('/files/1/pont.large.webp');
    expect(picture?.attribs).not.toHaveProperty('width');
  });
});

describe('the blocks of a page', () => {
  it('are drawn in order, and nothing is drawn for none', () => {
    const page = draw(<Blocks blocks={[content, { ...content, id: 'c', anchor: 'p-2', title: 'Suite' }]} />);
    expect(page.match(/id="p-\d"|<h2[^>]*>[^<]*/g)).toEqual([
      'id="p-1"',
      '<h2 class="block-title">Titre',
      'id="p-2"',
      '<h2 class="block-title">Suite',
    ]);
    expect(draw(<Blocks blocks={[]} />)).toBe('');
  });

  it('never have a first-level heading, nor a hidden one', () => {
    expect(draw(<Blocks blocks={[{ ...content, level: 1 }]} />)).toContain('<h2');
    expect(draw(<Blocks blocks={[{ ...content, level: 'hidden' }]} />)).not.toContain('Titre');
  });

  it('keep the headings of a text below their own', () => {
    const body = [{ tag: 'h2', children: ['Dedans'] }] as const;
    expect(draw(<Blocks blocks={[{ ...content, level: 3, body }]} />)).toContain('<h4>Dedans</h4>');
    expect(draw(<Blocks blocks={[{ ...content, level: 'hidden', body }]} />)).toContain('<h2>Dedans</h2>');
  });

  it('say nothing where a block of an unknown type says nothing', () => {
    const plain: Block = { id: 'p', anchor: 'p-9', level: 2, type: 'plain', body: [] };
    expect(draw(<Blocks blocks={[plain]} />)).toBe('<div class="blocks"></div>');
  });
});

describe('a table of contents', () => {
  const table: ContentsTableBlock = {
    ...base,
    type: 'content_with_contents_table',
    title: 'Sur cette page',
    body: ['Avant'],
    entries: [{ title: 'Suite', href: '#p-2' }],
  };
  const page = (block: Block) => draw(<Blocks blocks={[block, { ...content, id: 'c', anchor: 'p-2' }]} />);

  it('says its title once, though the block has the same', () => {
    expect(page(table).match(/Sur cette page/g)).toHaveLength(1);
    expect(page({ ...table, title: 'SUR CETTE\u00a0PAGE ' })).not.toContain('<h2 class="block-title">SUR');
    expect(page({ ...table, title: 'Le règlement' })).toContain('<h2 class="block-title">Le règlement</h2>');
  });

  it('comes after the words before it and before the blocks it lists', () => {
    const places = ['Avant', '<nav class="contents-table"', 'mots'].map((part) => page(table).indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('is not drawn where nothing follows', () => {
    expect(draw(<Blocks blocks={[{ ...table, entries: [] }]} />)).not.toContain('<nav');
  });
});

describe('a list of files', () => {
  const file = { id: 'f', name: 'Plan', description: [], href: '/plan.pdf', mimeType: '', bytes: 1_572_864 };
  const block: Block = { ...base, type: 'files_list', files: [file] };

  it('tells the kind and the weight in the language of the page', () => {
    expect(draw(<Blocks blocks={[block]} />)).toContain('PDF, 1,5\u00a0Mo');
    expect(draw(<Blocks blocks={[block]} />, 'en')).toContain('PDF, 1.5\u00a0MB');
  });

  it('never tells less than a tenth, and takes the kind from the media type where the name has none', () => {
    const small = { ...file, href: '/files/7', mimeType: 'application/zip', bytes: 3 };
    expect(draw(<Blocks blocks={[{ ...block, files: [small] }]} />)).toContain('ZIP, 0,1\u00a0Ko');
  });
});

describe('goings and comings', () => {
  it('have the words of the language', () => {
    const block: Block = {
      ...base,
      type: 'goings_comings',
      goings: ['a'],
      comings: ['b'],
      note: ['c'],
      folds: false,
    };
    const words = (locale: Locale) => draw(<Blocks blocks={[block]} />, locale).match(/(?<=title">)[^<]+/g);
    expect(words('fr')).toEqual(['Titre', 'Aller', 'Retour', 'Note']);
    expect(words('en')).toEqual(['Titre', 'To', 'From', 'Note']);
  });
});

describe('a project', () => {
  it('tells how far each step is, and when it opens', () => {
    const step = { id: 's', title: 'Voies', body: [] };
    const block: Block = {
      ...base,
      type: 'project',
      body: [],
      steps: [
        { ...step, opening: 'full', openingDate: '2026-06-01', progress: 40 },
        { ...step, id: 't', opening: 'anticipated', openingDate: 'automne 2027' },
      ],
    };
    const page = draw(<Blocks blocks={[block]} />);
    expect(page).toContain('Ouverture complète\u00a0: <time dateTime="2026-06-01">1er juin 2026</time>');
    expect(page).toContain('40\u00a0% terminé');
    expect(page).toContain('Ouverture prévue\u00a0: automne 2027');
  });

  it('marks the step under way, and says of those behind that they are done', () => {
    const step = { id: 's', title: 'Voies', body: [], opening: 'full', openingDate: 'juin 2026' } as const;
    const steps = [
      { ...step, progress: 100 },
      { ...step, id: 't', progress: 40 },
      { ...step, id: 'u', progress: 10 },
      { ...step, id: 'v' },
    ];
    const page = draw(<Blocks blocks={[{ ...base, type: 'project', body: [], steps }]} />);
    const rows = page.match(/<li[^>]*>/g) ?? [];
    expect(rows.map((row) => [row.includes('data-done'), row.includes('aria-current="step"')])).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(page).toContain('Terminé\u00a0: juin 2026');
    expect(page).not.toContain('100\u00a0%');
  });
});

describe('the promises of a project', () => {
  const promise = (title: string) => ({ id: title, title, body: ['mots'] });
  const block = (...titles: string[]): Block => ({
    ...base,
    type: 'project_network',
    body: [],
    icons: titles.map(promise),
  });

  it('are figures with their unit where each is one', () => {
    const page = draw(<Blocks blocks={[block('27\u00a0min', '1\u00a0200', '25 %')]} />);
    expect(page.match(/(?<=project-gain">).*?(?=<\/p>)/g)).toEqual([
      '27<small>\u00a0min</small>',
      '1\u00a0200',
      '25<small>\u00a0%</small>',
    ]);
  });

  it('are words as soon as one is', () => {
    expect(draw(<Blocks blocks={[block('27 min', 'Accessible')]} />)).not.toContain('project-gain');
  });
});

describe('a list of news', () => {
  const item = (id: string, day: string, title: string): NewsItem => ({
    id,
    kind: 'activities_employe',
    title,
    day,
    path: `/${id}`,
    promoted: false,
  });
  const items = [
    { ...item('a', '2026-12-01', 'Patinage'), summary: 'Au port' },
    item('b', '2026-12-12', 'Fête'),
  ];
  const block: ListNewsBlock = {
    ...base,
    type: 'list_news',
    kind: 'activities_employe',
    look: 'rows',
    items,
  };
  const page = (own: Partial<ListNewsBlock>, locale?: Locale) =>
    draw(<Blocks blocks={[{ ...block, ...own }]} />, locale);

  it('has one item before the others where it features one', () => {
    const featured = page({ look: 'featured' });
    expect(featured).toMatch(/<h3 class="news-card-title"><a href="\/a">Patinage/);
    expect(featured.match(/class="news-row"/g)).toHaveLength(1);
    expect(featured).toContain('Au port');
  });

  it('is simple where it is simple', () => {
    expect(page({}).match(/class="news-row"/g)).toHaveLength(2);
    expect(page({})).toContain('<time dateTime="2026-12-01">1er décembre 2026</time>');
  });

  it('has the day and the month apart as a calendar, each item leading to its page', () => {
    const leaf = (locale: Locale) =>
      page({ look: 'calendar' }, locale).match(/(?<=leaf-(?:day|month)">)[^<]+/g);
    expect(leaf('fr')).toEqual(['1', 'décembre', '12', 'décembre']);
    expect(leaf('en')).toEqual(['1', 'December', '12', 'December']);
    expect(page({ look: 'calendar' }).match(/<a href="[^"]+"/g)).toEqual(['<a href="/a"', '<a href="/b"']);
  });

  it.each(['featured', 'rows', 'calendar'] as const)('says that there is no result (%s)', (look) => {
    expect(page({ look, items: [] })).toContain('<p>Aucun résultat</p>');
    expect(page({ look, items: [], all: '/toutes' }, 'en')).toMatch(
      /No results.*<a href="\/toutes">All activ/,
    );
  });
});

describe('a photo gallery', () => {
  const photo = { src: '/a.jpg', alt: 'Un pont' };
  const block = (...photos: readonly Image[]): Block => ({ ...base, type: 'photo_gallery', photos });

  it('has every picture without script, and says which of how many each is', () => {
    const page = draw(<Blocks blocks={[block(photo, photo)]} />);
    expect(page.match(/<img/g)).toHaveLength(2);
    expect(page).toContain('<span class="visually-hidden">Image 2 de 2</span>');
    expect(draw(<Blocks blocks={[block(photo, photo)]} />, 'en')).toContain('Image 2 of 2');
  });

  it('links a picture that has an address, also one without words of its own', () => {
    const page = draw(
      <Blocks blocks={[block({ ...photo, href: '/ponts' }, { src: '/b.jpg', alt: '', href: '/c' })]} />,
    );
    expect(page).toMatch(/<a href="\/ponts">.*alt="Un pont"/);
    expect(page).toMatch(/<a href="\/c">.*alt="Image 2 de 2"/);
  });

  it('has no steps for one picture, no caption for any, and is nothing without pictures', () => {
    const one = draw(<Blocks blocks={[block(photo)]} />);
    expect(one).not.toMatch(/<button|Image 1 de|tabindex/i);
    expect(one).not.toContain('figcaption');
    expect(draw(<Blocks blocks={[block()]} />)).toBe('<div class="blocks"></div>');
  });
});
