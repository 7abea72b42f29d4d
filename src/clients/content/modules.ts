import { collectionSchema } from '#contract/content/json-api.ts';
import { pageModuleAttributesSchema, pagePromoAttributesSchema } from '#contract/content/resources.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import type { Transport } from '#platform/transport.ts';
import { acceptAnswer, getJson } from '../wire.ts';
import { basePath } from './links.ts';

/** A page module as the route table needs it. */
export interface PageModule {
  readonly id: string;
  readonly key: string;
  readonly locale: Locale;
  readonly alias?: string;
  readonly defaultInstance: boolean;
  readonly redirections: readonly { readonly source: string; readonly target: string }[];
}

export interface PromoPage {
  readonly id: string;
  readonly locale: Locale;
  readonly alias: string;
}

/** `GET /api/pageModule` in one language; what is not translated comes with its own language and is left out. */
export async function loadPageModules(transport: Transport, locale: Locale): Promise<PageModule[]> {
  const path = `${basePath(locale)}/api/pageModule?fields[pageModule]=module_key,configuration,path`;
  const { data } = await getJson(transport, path, collectionSchema);
  const modules = data.map(({ id, attributes }) => {
    const module = acceptAnswer(attributes, pageModuleAttributesSchema, path);
    return {
      id,
      key: module.module_key,
      locale: isLocale(module.path.langcode) ? module.path.langcode : locale,
      alias: module.path.alias || undefined,
      defaultInstance: module.configuration?.defaultInstance !== false,
      redirections: module.configuration?.redirection ?? [],
    };
  });
  return modules.filter((module) => module.locale === locale);
}

/** `GET /api/pagesPromo`, filtered by language on the wire. */
export async function loadPromoPages(transport: Transport, locale: Locale): Promise<PromoPage[]> {
  const query = `fields[pagesPromo]=path&filter[langcode]=${locale}`;
  const path = `${basePath(locale)}/api/pagesPromo?${query}`;
  const { data } = await getJson(transport, path, collectionSchema);
  return data.flatMap(({ id, attributes }) => {
    const promo = acceptAnswer(attributes, pagePromoAttributesSchema, path);
    return promo.path.alias ? [{ id, locale, alias: promo.path.alias }] : [];
  });
}
