import { splitPrefix } from '#site/routing/locale-path.ts';
import type { Locale } from '#domain/locale.ts';
import type { PageInfo } from '#domain/page.ts';
import type { AppError, ErrorCode } from '#lib/errors.ts';
import type { Catalogue } from '#site/i18n/catalogue.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { errorTitle } from './error-title.ts';
import { homeAndTitle } from '#site/pages/home-and-title.server.ts';
import type { RouteTable } from '#site/routing/route-table.ts';

/** What the error screen draws. */
export interface ErrorData {
  /** The catalogue's words for what failed, in the visitor's language. */
  readonly reason?: string;
  /** For the operator's support, on a fault of ours. */
  readonly requestId?: string;
}

/** Title, way and data of the error page for a status (specification A2.5 and B8). */
export function errorPage(
  status: number,
  error: AppError,
  {
    locale,
    table,
    path,
    requestId,
  }: {
    readonly locale: Locale;
    readonly table: RouteTable;
    readonly path: string;
    readonly requestId: string;
  },
): { readonly status: number; readonly info: PageInfo; readonly data: ErrorData } {
  const texts = { fr, en }[locale];
  const title = errorTitle(status, texts.errors);
  return {
    status,
    info: {
      title,
      breadcrumbs: homeAndTitle(title, locale, table),
      metas: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
    },
    data: {
      ...(status === 404 && isFilePath(path)
        ? { reason: texts.pages.fileNotFound }
        : reasonOf(error, title, texts.pages)),
      ...(status >= 500 ? { requestId } : {}),
    },
  };
}

/** What the service said to the visitor, else our own words for the code; nothing that only says again that there is no page. */
function reasonOf(error: AppError, title: string, texts: Catalogue['pages']): { reason?: string } {
  const reasons: Partial<Record<ErrorCode, string>> = {
    unavailable: texts.unavailable,
    'timed-out': texts.unavailable,
    internal: texts.server,
    'bad-answer': texts.server,
    forbidden: texts.forbidden,
    'too-many-requests': texts.tooMany,
    'too-large': texts.tooLarge,
  };
  const reason = error.words ?? reasons[error.code];
  return reason === undefined || reason === title || reason === texts.notFound ? {} : { reason };
}

/** Where the content keeps its files, and what ends like the name of one. */
const fileLike = /^\/(?:files|sites)\/|\.[a-z][a-z0-9]{1,4}$/i;

/** Whether who asks for a path wants a file rather than a page. */
function isFilePath(pathname: string): boolean {
  return fileLike.test(splitPrefix(pathname).path);
}
