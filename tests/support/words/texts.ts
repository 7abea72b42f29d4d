import { contentSeed } from '#data/content/index.ts';
import { fareGrids, fares } from '#data/fares.ts';
import { operator } from '#data/operator.ts';
import type { Bilingual, Locale } from '#domain/locale.ts';
import { menuNames } from '#domain/menu.ts';
import { notToldWords } from '#domain/notices/tell-reasons.ts';
import { pageWords } from '#platform/http/api-page/words.ts';
import { rowFaultWords, wordsOfFault } from '#services/schedule/feed/fault-words.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { FeedFault, feedFaultCodes } from '#transit/index.ts';

export interface FoundText {
  /** The way to the text, from the piece of the project that holds it. */
  readonly where: string;
  /** As it is written, with its markup. */
  readonly text: string;
}

/** Keys whose values mean something to a program; nobody reads them. */
const codes =
  /\.(alias|uri|type|source|target|key|webform)$|\.uri\.\w+$|\.updates\.\d+\.date$|\.(references|configuration)\./u;

export function isReadable({ where }: FoundText): boolean {
  return !codes.test(where);
}

/**
 * Every string of a tree of data; a text that is made from values is made from one and from several. What it can do without,
 * such as what carries riders, is left out: then it speaks of a bus.
 */
export function listStrings(value: unknown, where: string): FoundText[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value === 'function') {
    if (value.length === 0) return listStrings(value(), where);
    const make = (sample: number): unknown => value(...Array.from({ length: value.length }, () => sample));
    return [1, 12].flatMap((sample) => listStrings(make(sample), `${where}(${sample})`));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => listStrings(item, `${where}.${key}`));
}

export function listMenuItems(items: readonly SeedMenuItem[]): SeedMenuItem[] {
  return items.flatMap((item) => [item, ...listMenuItems(item.children ?? [])]);
}

/** Of a form: names of places, and addresses. */
const notWords = /\.parcours$|\.terminus$|\.(?:leadsTo|paths)$/u;

/** The words of a form in one language; they stand beside each other as `{ fr, en }`. */
function listFormTexts(value: unknown, locale: Locale, where: string): FoundText[] {
  if (value === null || typeof value !== 'object') return [];
  const { fr, en, key } = value as { readonly fr?: unknown; readonly en?: unknown; readonly key?: unknown };
  const here = typeof key === 'string' ? `${where.replace(/\.\w+\.\d+$/u, '')}.${key}` : where;
  if (notWords.test(here)) return [];
  if (typeof fr === 'string' && typeof en === 'string')
    return [{ where: here, text: (value as Bilingual)[locale] }];
  return Object.entries(value).flatMap(([name, inner]) => listFormTexts(inner, locale, `${here}.${name}`));
}

/** The texts of the default content in one language, menus, forms and switches included. */
export function listContentTexts(locale: Locale): FoundText[] {
  const { items, menus, settings } = contentSeed;
  const titles = menuNames.flatMap((name) => listMenuItems(menus[name])).map(({ title }) => title[locale]);
  const alert = [settings.alert.title[locale], settings.alert.message[locale]];
  return [
    ...items.flatMap((item) => listStrings(item[locale], item.key)),
    ...items.flatMap((item) => listFormTexts(item.shared?.['definition'], locale, item.key)),
    ...listStrings(titles, 'menu'),
    ...listStrings(alert, 'alert'),
  ].filter(isReadable);
}

/** Every text that riders read in one language: the site's own, the content and what the operator's data say. */
export function listRiderTexts(locale: Locale): FoundText[] {
  const types = operator.serviceTypes.map(({ name, description, details }) => [
    name[locale],
    description[locale],
    details[locale],
  ]);
  return [
    ...listStrings(catalogues[locale], 'site'),
    ...listContentTexts(locale),
    ...listStrings(types, 'service type'),
    ...listStrings(
      fares.map(({ name }) => name[locale]),
      'fare',
    ),
    ...listStrings(
      fares.map(({ said }) => said[locale]),
      'fare said',
    ),
    ...listStrings(
      fareGrids.map(({ riders }) => Object.values(riders).map((name) => name[locale])),
      'rider',
    ),
    ...listStrings(operator.subscriptionOffer?.name[locale], 'offer'),
    { where: 'newsletter pitch', text: operator.newsletterPitch[locale] },
    ...listStrings(operator.banners[locale]?.text, 'banner'),
    ...listStrings(operator.banners[locale]?.link.text, 'banner'),
  ];
}

/** What the operator's staff and developers read: faults of a feed, why a notice was not told, the page of the calls. */
export function listStaffTexts(locale: Locale): FoundText[] {
  const faults = feedFaultCodes.map((code) => wordsOfFault(new FeedFault(code))[locale]);
  const rows = Object.values(rowFaultWords).map((words) => words[locale]);
  const reasons = Object.values(notToldWords).map((words) => words[locale]);
  return [
    ...listStrings(faults, 'feed fault'),
    ...listStrings(rows, 'row fault'),
    ...listStrings(reasons, 'not told'),
    ...listStrings(pageWords[locale], 'api page'),
  ];
}
