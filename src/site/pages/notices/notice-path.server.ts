import type { Notice } from '#domain/notice.ts';
import type { LoaderContext } from './screen.server.ts';

/** The page of a notice itself; undefined where the content gives it no address. */
export function noticePath(
  { path = '' }: Pick<Notice, 'path'>,
  { table, locale }: Pick<LoaderContext, 'table' | 'locale'>,
): string | undefined {
  const [, rest] = /\/details\/(.+)$/.exec(path) ?? [];
  return rest === undefined ? undefined : table.pathOf('notices-details', locale, { rest });
}
