import type { ContentSeed, SeedItem, SeedParagraph } from '#services/content/seed.ts';
import { contentSeed } from './content-seed.ts';

/** What a test writes into the fields of blocks. */
export interface BlockTexts {
  /** A plain field: a title, a year, a number of a version. */
  readonly words: string;
  /** Markup of a long text. */
  readonly markup: string;
  /** An address in a field for one. */
  readonly address: string;
}

const plainTexts: BlockTexts = { words: 'Mots', markup: '<p>Texte</p>', address: '/propos' };

type Part = readonly [type: string, attributes: Readonly<Record<string, unknown>>];
const parts = (...list: readonly Part[]): SeedParagraph[] =>
  list.map(([type, attributes]) => ({ type, attributes }));

/** One block of every type that a page may have, by type. */
export function everyBlock({ words, markup, address }: BlockTexts = plainTexts): Record<
  string,
  SeedParagraph
> {
  const head = { title: words, subtitle: words, title_level: 'h2' };
  const block = (
    type: string,
    attributes: Readonly<Record<string, unknown>> = {},
    more: Partial<SeedParagraph> = {},
  ): SeedParagraph => ({ type, attributes: { ...head, ...attributes }, ...more });
  const text: Part = ['content', { title: words, title_type: 'h3', body: markup }];
  const link = { title: words, uri: address, external: false };
  const image = { media_image: ['block-image'] };
  const all = [
    block('content', { body: markup, style: words, image_position: words }, { references: image }),
    block('files_list', {}, { references: { files_list: ['block-file'] } }),
    block(
      'accordion',
      { accordion_style: words, display_mobile: words, display_desktop: 'tabs' },
      { children: { accordions_list: parts(['accordion_item', { title: words, content: markup }]) } },
    ),
    block(
      'related_links',
      {},
      { children: { links_list: parts(['related_link', { title: words, subtitle: words, link }]) } },
    ),
    block('member', { content: markup }, { references: image }),
    block(
      'project_network',
      { content: markup },
      {
        references: image,
        children: { icones: parts(['icone', { title: words, description: markup, image_icone: words }]) },
      },
    ),
    block(
      'project',
      { description: markup },
      {
        references: image,
        children: {
          steps: parts([
            'step',
            { title: words, description: markup, opening_state: words, opening_date: words, progress: 40 },
          ]),
        },
      },
    ),
    block('galerie_photo', {}, { references: { media_images: ['block-image', 'block-image-2'] } }),
    block('goings_comings', {
      goings: markup,
      comings: markup,
      description: markup,
      style_goings_comings: words,
    }),
    block(
      'timeline',
      {},
      {
        references: image,
        children: { timeline_items: parts(['timeline_item', { title: words, content: markup }]) },
      },
    ),
    block(
      '2_columns',
      { description: markup, columns_size: words, content_align: words },
      {
        children: { column_left: parts(text, ['text_wysiwyg', { body: markup }]), column_right: parts(text) },
      },
    ),
    block(
      '3_columns',
      { description: markup },
      { children: { column_left: parts(text), column_middle: parts(text), column_right: parts(text) } },
    ),
    block('form', { webform: words, description: markup }),
    block('video_player', { description: markup }, { references: { media_video: ['block-film'] } }),
    block('list_news', { module_key: 'news_latest' }),
    block('content_with_contents_table', { body: markup }),
  ];
  return Object.fromEntries(all.map((one) => [one.type, { ...one, key: one.type }]));
}

export function blockOf(type: string, texts?: BlockTexts): SeedParagraph {
  const found = everyBlock(texts)[type];
  if (!found) throw new Error(`there is no block of type ${type}`);
  return found;
}

/** What blocks refer to. */
function mediaOf({ words, markup, address }: BlockTexts): SeedItem[] {
  const named = { fr: { title: words }, en: { title: words } };
  const picture = { uri: { original: address, large: address, medium: address }, alt: words };
  return [
    { key: 'block-image', type: 'mediaImages', shared: { ...picture, link: address }, ...named },
    { key: 'block-image-2', type: 'mediaImages', shared: picture, ...named },
    {
      key: 'block-file',
      type: 'files',
      shared: {
        uri: { value: 'public://x', url: address },
        filemime: words,
        filesize: 2048,
        description: markup,
      },
      ...named,
    },
    {
      key: 'block-film',
      type: 'mediaVideos',
      shared: { media_type: 'video', uri: address, captions: [{ uri: address, langcode: 'fr' }] },
      ...named,
    },
    {
      key: 'block-news',
      type: 'news',
      shared: { news_date: '2026-11-12', organization: words, promoted: true },
      references: { media_image: ['block-image'], categories: ['block-category'] },
      fr: { title: words, alias: '/nouvelle-du-bloc', attributes: { subtitle: words } },
      en: { title: words, alias: '/news-of-the-block', attributes: { subtitle: words } },
    },
    { key: 'block-category', type: 'taxonomy_term--categories', shared: { color: words }, ...named },
    {
      key: 'block-outside-film',
      type: 'mediaVideos',
      shared: {
        media_type: 'video_externe',
        embed: { url: 'https://video.example/embed/1' },
        uri: 'https://video.example/1',
      },
      ...named,
    },
  ];
}

/** A small site with one page, `/blocs` and `/blocks`, that has these blocks. */
export function blockSite(blocks: readonly SeedParagraph[], texts: BlockTexts = plainTexts): ContentSeed {
  const page: SeedItem = {
    key: 'blocks',
    type: 'pages',
    fr: { title: 'Blocs', alias: '/blocs', content: blocks },
    en: { title: 'Blocks', alias: '/blocks', content: blocks },
  };
  const { alert } = contentSeed.settings;
  return {
    ...contentSeed,
    items: [...contentSeed.items, ...mediaOf(texts), page],
    settings: { ...contentSeed.settings, alert: { ...alert, activation: false } },
  };
}
