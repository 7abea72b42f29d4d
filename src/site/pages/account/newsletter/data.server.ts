import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { requireChoices } from '../require-account.server.ts';

export interface NewsletterData extends ContentData {
  readonly email: string;
  readonly isSubscribed: boolean;
  /** The page that says what the newsletter is. */
  readonly aboutHref: string;
}

export const loadNewsletter: PageLoader<NewsletterData> = async (context) => {
  const { account, subscriptions } = requireChoices(context);
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const { table, locale } = context;
  const data = {
    ...loaded.data,
    email: account.email,
    isSubscribed: subscriptions.newsletter,
    aboutHref: table.pathOf('newsletter', locale) ?? '/',
  };
  return { ...loaded, data };
};
