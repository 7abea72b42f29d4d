import type { Notice } from '#domain/notices/notice.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

/** The page of a notice itself: by its address in the content, else by its identifier. */
export function noticePath(
  { path = '', id }: Pick<Notice, 'path' | 'id'>,
  { table, locale }: Pick<LoaderContext, 'table' | 'locale'>,
): string | undefined {
  const [, rest = id] = /\/details\/(.+)$/.exec(path) ?? [];
  return table.pathOf('notices-details', locale, { rest });
}
