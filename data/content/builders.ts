import type { SeedItem, SeedParagraph, SeedTranslation } from '#services/content/seed.ts';
import { intro } from './blocks.ts';
import { alias, type PathKey } from './paths.ts';

/** What an editor writes of a page in one language. */
interface PageText {
  readonly title: string;
  readonly subtitle?: string;
  readonly description: string;
  /** The words that open the page. */
  readonly body?: string;
  readonly blocks?: readonly SeedParagraph[];
  readonly bottom?: readonly SeedParagraph[];
}

interface PageTexts {
  readonly fr: PageText;
  readonly en: PageText;
}

/** An item at the address its key has in `paths`. */
function addressed(type: string, key: PathKey, texts: PageTexts, shared?: SeedItem['shared']): SeedItem {
  return {
    key,
    type,
    ...(shared && { shared }),
    fr: { ...translation(texts.fr), alias: alias(key, 'fr') },
    en: { ...translation(texts.en), alias: alias(key, 'en') },
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

export function page(key: PathKey, texts: PageTexts): SeedItem {
  return addressed('pages', key, texts);
}

export function hub(key: PathKey, texts: PageTexts): SeedItem {
  return addressed('pageHub', key, texts);
}

export function project(key: PathKey, texts: PageTexts): SeedItem {
  return addressed('pagesProject', key, texts);
}

export function landing(key: PathKey, texts: PageTexts): SeedItem {
  return addressed('landingPages', key, texts);
}

export function promo(key: PathKey, texts: PageTexts): SeedItem {
  return addressed('pagesPromo', key, texts);
}

/** A page whose screen is a module of the site: the texts stand around what the module shows. */
export function module(
  key: PathKey,
  texts: PageTexts,
  options: { readonly moduleKey?: string; readonly configuration?: Readonly<Record<string, unknown>> } = {},
): SeedItem {
  return addressed('pageModule', key, texts, {
    module_key: options.moduleKey ?? key,
    configuration: options.configuration ?? null,
  });
}
