import { collectionSchema, type CollectionJson } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import { newsKinds, type NewsItem, type NewsKind, type NewsList } from '#domain/news.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '#clients/wire.ts';
import { indexIncluded } from '../blocks/paragraph.ts';
import { basePath, type LocalizePath } from '../links.ts';
import { readEach } from '../read-each.ts';
import { parseNewsItem } from './parse-news.ts';

export interface WantedNews {
  readonly kind: NewsKind;
  readonly locale: Locale;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Of this organization alone. */
  readonly organization?: string | undefined;
  /** Of the categories with this in their name alone. */
  readonly category?: string | undefined;
}

interface NewsOptions {
  readonly transport: Transport;
  readonly localizePath: LocalizePath;
}

const listed =
  'title,subtitle,path,langcode,news_date,media_image,promoted,categories,organization,created,changed';

/** One page of a list, the newest first. Items without a translation are those of another language, and left out. */
export async function loadNews(options: NewsOptions, wanted: WantedNews): Promise<NewsList> {
  const { kind, locale, page, perPage, organization, category } = wanted;
  const query = [
    `filter[langcode]=${locale}`,
    ...(organization === undefined ? [] : [`filter[organization]=${encodeURIComponent(organization)}`]),
    ...(category === undefined ? [] : [containing('categories.name', category)]),
    'sort=-news_date,-created',
    `page[limit]=${perPage}&page[offset]=${(page - 1) * perPage}`,
    `fields[${kind}]=${listed}&include=categories`,
  ];
  const path = `${basePath(locale)}/api/${kind}?${query.join('&')}`;
  const answer = await getJson(options.transport, path, collectionSchema);
  // A backend that does not count tells at least whether more follow.
  const seen = (page - 1) * perPage + answer.data.length;
  return {
    items: readItems(answer, options, locale),
    count: answer.meta?.count ?? seen + (answer.links?.next ? 1 : 0),
  };
}

function containing(path: string, value: string): string {
  const condition = { path, operator: 'CONTAINS', value: encodeURIComponent(value) };
  return Object.entries(condition)
    .map(([name, part]) => `filter[part][condition][${name}]=${part}`)
    .join('&');
}

/** The wire's own number of featured items. */
const mostFeatured = 3;

/** What editors put before all else, of every kind that the public reads, the last edited first. */
export async function loadFeatured(options: NewsOptions, locale: Locale): Promise<NewsItem[]> {
  const fields = newsKinds.map((kind) => `fields[${kind}]=${listed}`).join('&');
  const query = `page[limit]=${mostFeatured}&sort=-changed&filter[langcode]=${locale}&${fields}&include=categories`;
  const path = `${basePath(locale)}/api/featured?${query}`;
  return readItems(await getJson(options.transport, path, collectionSchema), options, locale);
}

function readItems({ data, included }: CollectionJson, { localizePath }: NewsOptions, locale: Locale) {
  const reading = { locale, localizePath, index: indexIncluded(included ?? []) };
  return readEach(data, (resource) => parseNewsItem(resource, reading));
}

/** The wire gives no list of organizations: those of the newest items are looked at, so many pages of them. */
const pagesLookedAt = 4;
const perLook = 50;

/** Who tells the items of a list, in the order of the alphabet. */
export async function listOrganizations(
  { transport }: Pick<NewsOptions, 'transport'>,
  { kind, locale }: Pick<WantedNews, 'kind' | 'locale'>,
): Promise<string[]> {
  const query = `filter[langcode]=${locale}&sort=-news_date&fields[${kind}]=organization&include=`;
  const found = new Set<string>();
  for (let at = 0; at < pagesLookedAt; at += 1) {
    const page = `page[limit]=${perLook}&page[offset]=${at * perLook}`;
    const path = `${basePath(locale)}/api/${kind}?${query}&${page}`;
    const { data, links } = await getJson(transport, path, collectionSchema);
    for (const { attributes } of data)
      if (typeof attributes['organization'] === 'string') found.add(attributes['organization'].trim());
    if (!links?.next) break;
  }
  found.delete('');
  return [...found].toSorted((one, two) => one.localeCompare(two, locale));
}
