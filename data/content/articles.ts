import type { SeedItem } from '#services/content/seed.ts';
import { intro } from './blocks.ts';
import { alias } from './paths.ts';

type ArticleType = 'news' | 'press_release' | 'news_employe' | 'activities_employe';

/** Where the articles of each type stand: French, then English. */
const bases: Readonly<Record<ArticleType, readonly [string, string]>> = {
  news: [alias('news', 'fr'), alias('news', 'en')],
  press_release: [alias('press_release', 'fr'), alias('press_release', 'en')],
  news_employe: [
    '/espace-employes/infos-employes/salle-des-nouvelles',
    '/employee-area/employee-info/newsroom',
  ],
  activities_employe: [
    '/espace-employes/infos-employes/activites',
    '/employee-area/employee-info/activities',
  ],
};

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
  const [frBase, enBase] = bases[type];
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
