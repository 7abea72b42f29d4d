import type { SeedItem } from '#services/content/seed.ts';
import { intro } from '#operators/kit/blocks.ts';
import { articleBases, type ArticleType } from './paths.ts';

interface ArticleText {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences, for lists and search engines. */
  readonly lead: string;
  readonly body: string;
}

interface Article {
  /** The day it is dated, `YYYY-MM-DD`. */
  readonly date: string;
  readonly promoted?: boolean;
  readonly category?: string;
  /** Who tells it; the operator unless given. */
  readonly organization?: string;
  readonly fr: ArticleText;
  readonly en: ArticleText;
}

export function article(
  type: ArticleType,
  { date, promoted = false, category, organization = 'RTC', ...texts }: Article,
): SeedItem {
  const [frBase, enBase] = articleBases[type];
  const translation = (base: string, text: ArticleText) => ({
    title: text.title,
    alias: `${base}/${text.slug}`,
    description: text.lead,
    attributes: { subtitle: text.lead },
    content: [intro(text.body)],
  });
  return {
    key: `${type}-${texts.fr.slug}`,
    type,
    created: `${date}T09:00:00-04:00`,
    shared: { news_date: date, organization, promoted },
    fr: translation(frBase, texts.fr),
    en: translation(enBase, texts.en),
    ...(category !== undefined && { references: { categories: [category] } }),
  };
}
