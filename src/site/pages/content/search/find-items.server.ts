import { isInForce } from '#domain/notices/notice.ts';
import type { SearchKind } from '#domain/search-kind.ts';
import type { SiteSearchAnswer } from '#domain/site-search.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { noticesBelow } from '#site/routing/notice-paths.ts';
import type { FoundResult } from './search-data.ts';

export const perPage = 10;

interface Wanted {
  readonly words: string;
  readonly kind: SearchKind | undefined;
  readonly page: number;
}

export interface FoundItems extends Omit<SiteSearchAnswer, 'items'> {
  readonly items: readonly FoundResult[];
}

/** A page of what the content has for the words. */
export async function findItems(context: LoaderContext, { words, kind, page }: Wanted): Promise<FoundItems> {
  const { content, locale } = context;
  const found = await content.searchSite({ text: words, kind, page, perPage, locale });
  return { ...found, items: await withNotices(context, found.items) };
}

/** A notice is told with how grave it is, and whether it holds now, by the list of all notices. */
async function withNotices(
  { content, locale, table, now, log }: LoaderContext,
  items: SiteSearchAnswer['items'],
): Promise<readonly FoundResult[]> {
  if (items.every(({ kind }) => kind !== 'notices')) return items;
  const lists = await Promise.all(
    (['notices', 'notices_v2'] as const).map((version) =>
      content.loadNotices({ version, selection: 'all', locale }).catch((err: unknown) => {
        log.warn({ err }, 'notices of a search are shown without their severity');
        return [];
      }),
    ),
  );
  const hrefOf = noticesBelow(table.pathOf('notices', locale) ?? '');
  const notices = new Map(lists.flat().map((notice) => [hrefOf(notice), notice]));
  return items.map((item) => {
    const notice = notices.get(item.href);
    if (!notice) return item;
    return { ...item, notice: { severity: notice.severity, isInForce: isInForce(notice, now) } };
  });
}
