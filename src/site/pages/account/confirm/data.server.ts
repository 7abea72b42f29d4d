import { noticesOrganization } from '#domain/member.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { linkOf } from './link.ts';

export interface ConfirmData extends ContentData {
  /** What the link is for; `notices` ends those that are mailed. */
  readonly about: 'subscribe' | 'unsubscribe' | 'notices';
  /** The address is no link that we ever mailed. */
  readonly isBad: boolean;
  /** Where to go on. */
  readonly wayHref: string;
}

export const loadConfirm: PageLoader<ConfirmData> = async (context) => {
  const { route, params, table, locale } = context;
  const isSubscribing = route.name.startsWith('confirm-subscription');
  const isOfNotices = !isSubscribing && params['organization'] === noticesOrganization;
  const about = isSubscribing ? 'subscribe' : isOfNotices ? 'notices' : 'unsubscribe';
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const isBad = linkOf(params) === undefined;
  const way = isOfNotices ? 'account-notices' : 'newsletter';
  const own = { about, isBad, wayHref: table.pathOf(way, locale) ?? '/' } as const;
  const status = isBad ? 400 : loaded.status;
  if (!isOfNotices) return { ...loaded, status, data: { ...loaded.data, ...own } };
  // What the content says is about the newsletter.
  const { title, subtitle } = catalogues[locale].choices.confirm.notices;
  const { alternatePath } = loaded.info;
  const info = { title, subtitle, alternatePath, metas: [], breadcrumbs: homeAndTitle(title, locale, table) };
  return { ...loaded, status, info, data: { blocks: [], ...own } };
};
