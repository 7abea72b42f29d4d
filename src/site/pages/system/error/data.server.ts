import { splitPrefix } from '#site/routing/locale-path.ts';
import type { AppError, ErrorCode } from '#lib/errors.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { errorTitle } from './error-kind.ts';

/** What the error screen draws. */
export interface ErrorData {
  /** What the service said to the visitor, else the catalogue's words for the fault. */
  readonly reason?: string;
  /** For the operator's support, on a fault of ours. */
  readonly requestId?: string;
}

interface Failed extends Pick<LoaderContext, 'locale' | 'table' | 'url'> {
  readonly requestId: string;
}

/** Title, breadcrumbs and data of the error page for a status (specification A2.5 and B8). */
export function errorPage(status: number, error: AppError, { locale, table, url, requestId }: Failed) {
  const texts = catalogues[locale];
  const title = errorTitle(status, texts.errors);
  const isFile = status === 404 && fileLike.test(splitPrefix(url.pathname).path);
  const data: ErrorData = {
    reason: isFile ? texts.answers.fileNotFound : reasonOf(error, title, texts.answers),
    requestId: status >= 500 ? requestId : undefined,
  };
  const info = { title, breadcrumbs: homeAndTitle(title, locale, table), metas: [] };
  return { status, info, data, indexed: false };
}

/** What the service said to the visitor, else our own words for the code; nothing that only says again that there is no page. */
function reasonOf(error: AppError, title: string, texts: FullCatalogue['answers']): string | undefined {
  const reasons: Partial<Record<ErrorCode, string>> = {
    unavailable: texts.unavailable,
    'timed-out': texts.unavailable,
    'too-many-requests': texts.unavailable,
    internal: texts.server,
    'bad-answer': texts.server,
    forbidden: texts.forbidden,
    'too-large': texts.tooLarge,
  };
  const reason = error.words ?? reasons[error.code];
  return reason === title || reason === texts.notFound ? undefined : reason;
}

/** Where the content keeps its files, and what ends like the name of one: whoever asks for it wants a file, not a page. */
const fileLike = /^\/(?:files|sites)\/|\.[a-z][a-z0-9]{1,4}$/i;
