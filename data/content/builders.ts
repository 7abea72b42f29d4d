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

/** Items of a type, each at the address its key has in `paths`. */
function addressed(type: string) {
  return (key: PathKey, { fr, en }: PageTexts, shared?: SeedItem['shared']): SeedItem => ({
    key,
    type,
    ...(shared && { shared }),
    fr: { ...translation(fr), alias: alias(key, 'fr') },
    en: { ...translation(en), alias: alias(key, 'en') },
  });
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

export const page = addressed('pages');
export const hub = addressed('pageHub');
export const project = addressed('pagesProject');
export const landing = addressed('landingPages');
export const promo = addressed('pagesPromo');

/** A page whose screen is a module of the site: the texts stand around what the module shows. */
export function module(
  key: PathKey,
  { configuration, ...texts }: PageTexts & { readonly configuration?: object },
): SeedItem {
  return addressed('pageModule')(key, texts, { module_key: key, configuration: configuration ?? null });
}
