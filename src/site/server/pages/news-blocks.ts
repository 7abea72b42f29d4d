import type { Block, ListNewsBlock } from '#domain/block.ts';
import type { NewsItem } from '#domain/news.ts';
import { toAppError } from '#lib/errors.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { listBlocks } from '#site/page-blocks.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { newsListRoutes } from '#site/routing/news-paths.ts';
import type { PageView } from '#site/view.ts';
import { withBlocks } from './with-blocks.ts';

type BlockPage = Pick<PageView, 'info' | 'data'>;

interface Filled<T> {
  readonly page: T;
  /** False where a list could not be read: the page is drawn without it. */
  readonly isWhole: boolean;
  /** It shows items that others may not see. */
  readonly isClosed: boolean;
  /** It shows items, which come and go by their windows. */
  readonly hasNews: boolean;
}

type Reading = Pick<LoaderContext, 'content' | 'locale' | 'table' | 'now' | 'operator' | 'log'> & {
  readonly isEmployee: boolean;
};

/** So many are shown of a list. */
const mostShown = 5;
/** So many are asked for: the first page of the list, which is often at hand, or the days to choose from. */
const askedFor = { featured: 10, rows: 10, calendar: 50 } as const;

/** Puts the items into the blocks of a page that list news. */
export async function fillNewsBlocks<T extends BlockPage>(page: T, reading: Reading): Promise<Filled<T>> {
  const wanted = listBlocks(page).filter((block) => block.type === 'list_news');
  if (wanted.length === 0) return { page, isWhole: true, isClosed: false, hasNews: false };
  const found = await Promise.all(wanted.map((block) => readBlock(block, reading)));
  const shown = new Map(found.flatMap(({ block }) => (block ? [[block.id, block]] : [])));
  const left = new Set(wanted.flatMap(({ id, anchor }) => (shown.has(id) ? [] : [`#${anchor}`])));
  const fill = (blocks: readonly Block[]) =>
    blocks.flatMap((block): Block[] => {
      if (block.type === 'list_news') return [shown.get(block.id) ?? []].flat();
      if (block.type !== 'content_with_contents_table') return [block];
      return [{ ...block, entries: block.entries.filter(({ href }) => !left.has(href)) }];
    });
  return {
    page: withBlocks(page, fill),
    isWhole: found.every(({ isLost }) => !isLost),
    isClosed: found.some(({ isClosed }) => isClosed),
    hasNews: true,
  };
}

interface Found {
  /** None where it is not for this visitor, or could not be read. */
  readonly block?: ListNewsBlock;
  readonly isClosed?: boolean;
  readonly isLost?: boolean;
}

async function readBlock(block: ListNewsBlock, reading: Reading): Promise<Found> {
  try {
    return { block: await withItems(block, reading) };
  } catch (thrown) {
    if (toAppError(thrown).code !== 'unauthorized') return lose(thrown, reading);
    // A page may be for everyone, and a list on it for those alone who work here.
    if (!reading.isEmployee) return {};
  }
  try {
    const content = reading.content.forEmployees();
    return { block: await withItems(block, { ...reading, content }), isClosed: true };
  } catch (thrown) {
    return lose(thrown, reading);
  }
}

function lose(err: unknown, { log }: Reading): Found {
  log.warn({ err }, 'a page is drawn without a list of news');
  return { isLost: true };
}

async function withItems(block: ListNewsBlock, reading: Reading): Promise<ListNewsBlock> {
  const { kind, category, look } = block;
  const { content, locale, table, now, operator } = reading;
  const { items } = await content.loadNewsList({ kind, locale, page: 1, perPage: askedFor[look], category });
  const today = dayOf(momentIn(operator.timeZone, now));
  const all = table.pathOf(newsListRoutes[kind], locale);
  return {
    ...block,
    items: choose(items, look, today).slice(0, mostShown),
    ...(all !== undefined && { all }),
  };
}

/** In the order of the look; the items come with the newest first. */
function choose(items: readonly NewsItem[], look: ListNewsBlock['look'], today: string): readonly NewsItem[] {
  if (look === 'rows') return items;
  if (look === 'featured') {
    const lead = items.find(({ promoted }) => promoted) ?? items[0];
    return lead ? [lead, ...items.filter((item) => item !== lead)] : [];
  }
  // The next day first; when no day is to come, the last ones are still worth telling.
  const coming = items.filter(({ day }) => day !== undefined && day >= today).toReversed();
  return coming.length > 0 ? coming : items;
}
