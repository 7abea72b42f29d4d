import type { MessageJson } from '#contract/message.ts';
import type { TranslatedPathJson } from '#contract/content/translate-path.ts';
import { withPrefix, type Locale } from '#domain/locale.ts';
import { typeOf } from '#services/content/model/registry.ts';
import { findByAlias, findRow } from '#services/content/store/read-rows.ts';
import { textOfRow, type ContentRow } from '#services/content/store/row.ts';
import { isForCaller, mayShow, type ContentView } from '#services/content/store/view.ts';
import { apiHref, hasPrefix, siteHref, type Addresses } from './addresses.ts';
import { addressesOf, viewOf, type ContentContext, type Reading } from './content-context.ts';
import { followRedirections, isExternal, type RedirectHop } from './redirections.ts';

type TranslatedPath =
  | { readonly status: 200; readonly body: TranslatedPathJson }
  | { readonly status: keyof typeof messages; readonly body: MessageJson };

const maxPathLength = 2000;

const messages = {
  401: { fr: 'Accès non autorisé', en: 'Unauthorized access' },
  403: { fr: 'Accès refusé', en: 'Access denied' },
  404: { fr: 'Page non trouvée', en: 'Page not found' },
} as const;

/** What stands at a path of the site. The language in the path wins over the one of the call. */
export async function translatePath(
  context: ContentContext,
  reading: Reading,
  given: string,
): Promise<TranslatedPath> {
  if (given.trim() === '') return refuse(404, context.locale, 'No path was given.');
  if (given.length > maxPathLength) return refuse(404, context.locale, 'No path is this long.');
  const path = normalise(given);
  const start = hasPrefix(path) ? path : withPrefix(path, context.locale);
  const { hops, path: end } = await followRedirections(
    context.orm,
    start,
    await viewOf(context, reading.headers),
  );
  if (isExternal(end))
    return { status: 200, body: { resolved: end, isHomePath: false, isExternal: true, redirect: [...hops] } };
  const target = normalise(end);
  const locale: Locale = hasPrefix(target) ? 'en' : 'fr';
  const there = { ...context, locale };
  const view = await viewOf(there, reading.headers);
  const row = await findItem(there, view, withoutPrefix(target));
  if (!row) return refuse(404, locale, `None of the known resources is at ${end}.`);
  if (!isForCaller(row, typeOf(row.type), view))
    return refuse(401, locale, `The item at ${end} is for employees.`);
  if (!mayShow(row, typeOf(row.type), view))
    return refuse(403, locale, `Access denied for the item at ${end}.`);
  return { status: 200, body: describe(row, hops, addressesOf(there, reading)) };
}

async function findItem(
  { orm }: ContentContext,
  view: ContentView,
  alias: string,
): Promise<ContentRow | undefined> {
  const number = /^\/node\/(\d{1,9})$/.exec(alias)?.[1];
  if (number !== undefined) return findRow(orm, view, { entity: 'node', internalId: Number(number) });
  return findByAlias(orm, view.locale, alias);
}

function describe(row: ContentRow, hops: readonly RedirectHop[], addresses: Addresses): TranslatedPathJson {
  const { type, path, entity, bundle, labelKey } = typeOf(row.type);
  const canonical = siteHref(addresses, row.langcode, row.alias ?? `/node/${row.internalId}`);
  const pathPrefix = withPrefix('/api', addresses.locale).slice(1);
  return {
    resolved: canonical,
    isHomePath: row.alias === '/',
    isExternal: false,
    entity: {
      canonical,
      type: entity,
      bundle,
      id: String(row.internalId),
      uuid: row.id,
      langcode: row.langcode,
    },
    langcode: row.langcode,
    label: textOfRow(row, labelKey),
    jsonapi: {
      individual: apiHref(addresses, `${path}/${row.id}`),
      resourceName: type,
      pathPrefix,
      basePath: `/${pathPrefix}`,
      entryPoint: apiHref(addresses, ''),
    },
    ...(hops.length > 0 && { redirect: [...hops] }),
  };
}

function refuse(status: keyof typeof messages, locale: Locale, details: string): TranslatedPath {
  return { status, body: { message: messages[status][locale], details } };
}

/** One leading slash, none at the end, no query. */
function normalise(given: string): string {
  const [path = ''] = given.trim().split(/[?#]/);
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

function withoutPrefix(path: string): string {
  if (!hasPrefix(path)) return path;
  return path === '/en' ? '/' : path.slice('/en'.length);
}
