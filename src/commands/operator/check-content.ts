import { locales, type Bilingual } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import { faultOfPath } from '#lib/path-rules.ts';
import type { FeedFacts } from '#operators/facts/feed-facts.ts';
import type { ItemFile, MenuItemFile } from '#contract/content/content-file.ts';
import type { ContentFiles } from '#operators/folder/content-files.ts';
import { differs, fault, missing, type Finding } from './finding.ts';

/** The content a new site begins with, beside the addresses of the operator and the lines of the feed. */
export function checkContent(operator: Operator, seed: ContentFiles, facts: FeedFacts): Finding[] {
  return [
    ...findLostPaths(operator, seed.items),
    ...findTwinPaths(operator, seed.items),
    ...findPatterns(seed.items),
    ...findLostMenus(seed),
    ...findHalves(seed.items),
    ...findLines(seed.items, facts),
  ];
}

const languages: Bilingual = { fr: 'French', en: 'English' };

function findLostPaths(operator: Operator, items: readonly ItemFile[]): Finding[] {
  const { schedulesPaths, printPaths, noticePaths, privacyPaths, accountPaths } = operator;
  const wanted = { schedulesPaths, printPaths, noticePaths, privacyPaths };
  const named = [
    ...Object.entries(wanted),
    ...Object.entries(accountPaths).map(([name, paths]): [string, Bilingual] => [
      `accountPaths.${name}`,
      paths,
    ]),
  ];
  return named.flatMap(([where, paths]) =>
    locales.flatMap((locale) =>
      items.some((item) => item[locale]?.alias === paths[locale])
        ? []
        : [fault(where, `no page of content/ has the ${languages[locale]} address ${paths[locale]}`)],
    ),
  );
}

/** Of two pages at one address, riders find one. */
function findTwinPaths({ pages }: Operator, items: readonly ItemFile[]): Finding[] {
  return locales.flatMap((locale) => {
    const named = [
      ...pages.map(({ name, paths }) => [`the page ${name} of operator.ts`, paths[locale]] as const),
      ...items.map((item) => [item.key, item[locale]?.alias] as const),
    ];
    const byPath = Map.groupBy(named, ([, path]) => path);
    byPath.delete(undefined);
    return [...byPath].flatMap(([path, [first, ...others]]) =>
      others.map(([key]) =>
        fault(
          `content: ${key}`,
          `has the ${languages[locale]} address ${path}, which is that of ${first?.[0]}`,
        ),
      ),
    );
  });
}

/** An address that is a pattern which takes long is left out at the start; here it is told. */
function findPatterns(items: readonly ItemFile[]): Finding[] {
  return items.flatMap(({ key, ...item }) =>
    locales.flatMap((locale) => {
      const alias = item[locale]?.alias;
      const words = alias === undefined ? undefined : faultOfPath(alias);
      return words === undefined ? [] : [fault(`content: ${key}`, `the address ${alias} ${words}`)];
    }),
  );
}

function findLostMenus({ items, menus }: ContentFiles): Finding[] {
  const keys = new Set(items.map(({ key }) => key));
  const isLost = (target: MenuItemFile['target']): target is string =>
    typeof target === 'string' && !/^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(target) && !keys.has(target);
  const look = (where: string, list: readonly MenuItemFile[]): Finding[] =>
    list.flatMap(({ title, target, children = [] }) => [
      ...(isLost(target) ? [fault(where, `« ${title.fr} » leads to ${target}, which is not there`)] : []),
      ...look(where, children),
    ]);
  return Object.entries(menus).flatMap(([name, list]) => look(`content/menus/${name}.json`, list));
}

function findHalves(items: readonly ItemFile[]): Finding[] {
  return items.flatMap((item) =>
    locales
      .filter((locale) => item[locale] === undefined)
      .map((locale) => missing(`content: ${item.key}`, `is not there in ${languages[locale]}`)),
  );
}

/** Notices and subscriptions name lines by the words of content. */
function findLines(items: readonly ItemFile[], { lines }: FeedFacts): Finding[] {
  const terms = items
    .filter(({ type }) => type === 'taxonomy_term--routes')
    .map(({ fr, en }) => fr?.title ?? en?.title);
  const numbers = lines.map(({ number }) => number);
  const list = (of: readonly (string | undefined)[]) =>
    `${of.slice(0, 8).join(', ')}${of.length > 8 ? `… (${of.length} in all)` : ''}`;
  const unnamed = numbers.filter((number) => !terms.includes(number));
  const unknown = terms.filter((title) => title === undefined || !numbers.includes(title));
  return [
    ...(unnamed.length > 0
      ? [missing('content/taxonomy_term--routes', `no notice can be about these lines: ${list(unnamed)}`)]
      : []),
    ...(unknown.length > 0
      ? [differs('content/taxonomy_term--routes', `the feed has no such lines: ${list(unknown)}`)]
      : []),
  ];
}
