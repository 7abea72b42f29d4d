import type { SeedItem, SeedParagraph, SeedTranslation } from '#services/content/seed.ts';
import { intro } from './blocks.ts';
import type { Paths } from './paths.ts';

/** What an editor writes of a page in one language. */
export interface PageText {
  readonly title: string;
  readonly subtitle?: string;
  readonly description: string;
  /** The words that open the page. */
  readonly body?: string;
  readonly blocks?: readonly SeedParagraph[];
  readonly bottom?: readonly SeedParagraph[];
}

export interface PageTexts {
  readonly fr: PageText;
  readonly en: PageText;
}

type ItemOf<Key> = (key: Key, texts: PageTexts, shared?: SeedItem['shared']) => SeedItem;

/** What makes the items of pages, each at the address that its key has. */
export interface Builders<Key extends string> {
  readonly page: ItemOf<Key>;
  readonly hub: ItemOf<Key>;
  readonly project: ItemOf<Key>;
  readonly landing: ItemOf<Key>;
  readonly promo: ItemOf<Key>;
  /** A page whose screen is a module of the site: the texts stand around what the module shows. */
  module(key: Key, texts: PageTexts & { readonly configuration?: object }): SeedItem;
}

export function createBuilders<Key extends string>({ alias }: Paths<Key>): Builders<Key> {
  const addressed =
    (type: string): ItemOf<Key> =>
    (key, { fr, en }, shared) => ({
      key,
      type,
      ...(shared && { shared }),
      fr: { ...translation(fr), alias: alias(key, 'fr') },
      en: { ...translation(en), alias: alias(key, 'en') },
    });
  return {
    page: addressed('pages'),
    hub: addressed('pageHub'),
    project: addressed('pagesProject'),
    landing: addressed('landingPages'),
    promo: addressed('pagesPromo'),
    module: (key, { configuration, ...texts }) =>
      addressed('pageModule')(key, texts, { module_key: key, configuration: configuration ?? null }),
  };
}

function translation({ body, blocks = [], bottom, ...text }: PageText): SeedTranslation {
  return {
    title: text.title,
    description: text.description,
    attributes: { subtitle: text.subtitle ?? null },
    content: body === undefined ? blocks : [intro(body), ...blocks],
    ...(bottom && { bottomContent: bottom }),
  };
}
