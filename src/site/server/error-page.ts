import type { Locale } from '#domain/locale.ts';
import type { PageInfo } from '#domain/page.ts';
import type { AppError } from '#lib/errors.ts';
import type { Catalogue } from '#site/i18n/catalogue.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { errorTitle } from '#site/pages/error/error-title.ts';
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
  { locale, table, requestId }: { readonly locale: Locale; readonly table: RouteTable; readonly requestId: string },
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
    data: { ...reasonOf(error, texts.pages), ...(status >= 500 ? { requestId } : {}) },
  };
}

function reasonOf(error: AppError, texts: Catalogue['pages']): { reason?: string } {
  if (error.code === 'unavailable' || error.code === 'timed-out') return { reason: texts.unavailable };
  if (error.code === 'internal' || error.code === 'bad-answer') return { reason: texts.server };
  return {};
}
