import type { ArchivePicture } from '#domain/archive-picture.ts';
import { placeInList } from '#site/pages/place-in-list.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import { categoryQuery, readCategory } from './archive-question.ts';

export interface MediaArchiveData extends ContentData {
  /** Undefined where the pictures could not be read. */
  readonly pictures?: readonly ArchivePicture[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address names a page that is not there. */
  readonly isBeyond: boolean;
  /** The first page of all. */
  readonly base: string;
  /** In the order of the alphabet. */
  readonly categories: readonly string[];
  /** Whose pictures are shown, where one is chosen. */
  readonly category?: string;
}

const perPage = 12;
const keep = { serverS: 300, browserS: 300 } as const;

/** The pictures of the operator by category, below what editors say of their use. */
export const loadMediaArchive: PageLoader<MediaArchiveData> = async (context) => {
  const { route, locale, table, url, params } = context;
  const base = table.pathOf(route.name, locale) ?? url.pathname;
  const category = readCategory(url.searchParams);
  const [loaded, archive] = await Promise.all([loadContent(context), loadArchive(context, category)]);
  if (loaded.kind !== 'page') return loaded;
  const found = archive?.pictures ?? [];
  const pageCount = Math.max(1, Math.ceil(found.length / perPage));
  const query = categoryQuery(category);
  const { page, isThere, redirect } = placeInList({ asked: params['page'], pageCount, base, query });
  if (redirect) return redirect;
  const isEmpty = !isThere || archive?.isKnown === false;
  const pictures = isThere ? found.slice((page - 1) * perPage, page * perPage) : [];
  return {
    ...loaded,
    status: archive ? (isEmpty ? 404 : 200) : 503,
    info: { ...loaded.info, ...(query !== '' && { ownQuery: query }) },
    data: {
      ...loaded.data,
      blocks: page === 1 && category === undefined ? loaded.data.blocks : [],
      ...(archive && { pictures }),
      page,
      pageCount: isEmpty ? 1 : pageCount,
      isBeyond: !isThere,
      base,
      categories: archive?.categories ?? [],
      ...(category !== undefined && { category }),
    },
    ...(isEmpty && { indexed: false }),
    keep: archive ? keep : 'never',
  };
};

interface Archive {
  readonly pictures: readonly ArchivePicture[];
  readonly categories: readonly string[];
  /** Some picture has the category that the address names. */
  readonly isKnown: boolean;
}

async function loadArchive(
  { content, locale, log }: LoaderContext,
  category: string | undefined,
): Promise<Archive | undefined> {
  try {
    const all = await content.loadPictures({ locale });
    const categories = [...new Set(all.map((picture) => picture.category))].toSorted((one, two) =>
      one.localeCompare(two, locale),
    );
    if (category === undefined) return { pictures: all, categories, isKnown: true };
    // A category that nobody has is not asked for: any number of them could be made up.
    const isKnown = categories.includes(category);
    return { pictures: isKnown ? await content.loadPictures({ locale, category }) : [], categories, isKnown };
  } catch (err) {
    log.error({ err }, 'the pictures of the archive could not be read');
    return undefined;
  }
}
