import { describe, expect, it } from 'vitest';
import { lines } from '#data/city/lines.ts';
import { contentSeed } from '#data/content/index.ts';
import { alias as pathOf } from '#data/content/paths.ts';
import { locales, withPrefix, type Locale } from '#domain/locale.ts';
import { menuNames } from '#domain/menu.ts';
import type { SeedItem, SeedParagraph } from '#services/content/seed.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import {
  isReadable,
  listContentTexts,
  listMenuItems,
  listStrings,
  type FoundText,
} from '#tests/support/words/texts.ts';

/** What is read of texts, without their markup. */
function readable(found: readonly FoundText[]): FoundText[] {
  return found
    .filter(isReadable)
    .map(({ where, text }) => ({ where, text: text.replace(/<[^>]*>/gu, '\u2063') }));
}

const allMenuItems = menuNames.flatMap((name) => listMenuItems(contentSeed.menus[name]));

/** Orders that make sense only beside a control or a list. */
const orders: Readonly<Record<Locale, RegExp>> = {
  fr: /ci-dessous|voici|bouton|(?:appuyez|cliquez|cochez|entrez|cherchez|choisissez)(?!\p{L})/iu,
  en: /below|here (?:is|are)|button|\b(?:click|tick|press the|enter your|search for)\b/iu,
};

function aliases(locale: Locale): string[] {
  return contentSeed.items.flatMap((item) => item[locale]?.alias ?? []);
}

/** Addresses in the texts and link fields of one language. */
function addresses(locale: Locale): FoundText[] {
  const sources = [
    ...contentSeed.items.flatMap((item) => listStrings(item[locale], item.key)),
    { where: 'alert', text: contentSeed.settings.alert.message[locale] },
  ];
  return sources.flatMap(({ where, text }) =>
    where.endsWith('.uri')
      ? [{ where, text }]
      : [...text.matchAll(/href="([^"]*)"/gu)].map((match) => ({ where, text: match[1] ?? '' })),
  );
}

function paragraphs(blocks: readonly SeedParagraph[]): SeedParagraph[] {
  return blocks.flatMap((block) => [block, ...paragraphs(Object.values(block.children ?? {}).flat())]);
}

function blocksOf(item: SeedItem): SeedParagraph[] {
  return locales.flatMap((locale) => {
    const { content = [], bottomContent = [], paragraphs: others = {} } = item[locale] ?? { title: '' };
    return paragraphs([...content, ...bottomContent, ...Object.values(others).flat()]);
  });
}

function offending(found: readonly FoundText[], pattern: RegExp): string[] {
  return found.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`);
}

/** All that one language of an item says, as one text. */
function wordsOf(key: string, locale: Locale): string {
  const item = contentSeed.items.find((one) => one.key === key);
  return readable(listStrings(item?.[locale], key))
    .map(({ text }) => text.replaceAll('\u2063', ''))
    .join('\n');
}

describe('the default content', () => {
  it('has every item in both languages, with the same blocks', () => {
    for (const item of contentSeed.items) {
      expect(item.fr?.title, item.key).toBeTruthy();
      expect(item.en?.title, item.key).toBeTruthy();
      const types = locales.map((locale) => paragraphs(item[locale]?.content ?? []).map(({ type }) => type));
      expect(types[0], item.key).toEqual(types[1]);
    }
  });

  it('gives every item a key of its own', () => {
    const keys = contentSeed.items.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(locales)('has no address twice in one language (%s)', (locale) => {
    const list = aliases(locale);
    expect(list.filter((alias, index) => list.indexOf(alias) !== index)).toEqual([]);
  });

  it.each(locales)('links only to addresses that exist, in the language of the text (%s)', (locale) => {
    const schedules = withPrefix(pathOf('schedules', locale), locale);
    const known = new Set([
      ...aliases(locale).map((path) => withPrefix(path, locale)),
      ...lines.map(({ number }) => `${schedules}/${number}`),
    ]);
    const found = addresses(locale);
    expect(found.length).toBeGreaterThan(100);
    // What a service gives out is no page; the walk over every link asks for it.
    const elsewhere = /^(?:https:|tel:|\/services\/)/u;
    const lost = found.filter(
      ({ text }) => !elsewhere.test(text) && !known.has(text.replace(/[?#].*$/u, '')),
    );
    expect(lost).toEqual([]);
  });

  it.each(locales)('links every number of a line in a text to the page of the line (%s)', (locale) => {
    const schedules = withPrefix(pathOf('schedules', locale), locale);
    const marked = contentSeed.items
      .flatMap((item) => listStrings(item[locale], item.key))
      .flatMap(({ text }) => [...text.matchAll(/<a href="([^"]*)">(\d+[A-Z]?)<\/a>/gu)]);
    expect(marked.length).toBeGreaterThan(80);
    for (const [, href, number] of marked) expect(href).toBe(`${schedules}/${number}`);
    const numbers =
      locale === 'fr' ? /(?:parcours|lignes) \d|\b[Ll]e \d{3} (?!\p{L}+ 20)/u : /routes? \d|[Tt]he \d{3} /u;
    const bodies = contentSeed.items.flatMap((item) =>
      listStrings(item[locale], item.key).filter(({ text }) => text.includes('<p>')),
    );
    expect(offending(bodies, numbers)).toEqual([]);
    expect(offending(listStrings(contentSeed, ''), /\{\d/u)).toEqual([]);
    // The hour of a time is no line.
    expect(offending(bodies, /<\/a>(?::| h )\d/u)).toEqual([]);
  });

  it.each(locales)('has no markup in titles (%s)', (locale) => {
    const titles = contentSeed.items
      .flatMap((item) => listStrings(item[locale], item.key))
      .filter(
        ({ where }) =>
          /\.(?:title|subtitle|description)$/u.test(where) && !where.includes('attributes.description'),
      );
    expect(offending(titles, /<a/u)).toEqual([]);
  });

  it('leads from every line of a menu to an item that has an address', () => {
    const withAlias = new Set(contentSeed.items.filter((item) => item.fr?.alias).map(({ key }) => key));
    const targets = allMenuItems.flatMap(({ target }) => (typeof target === 'string' ? [target] : []));
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !target.startsWith('https://') && !withAlias.has(target))).toEqual([]);
    const headings = allMenuItems.filter(({ target }) => target === undefined);
    expect(headings.filter(({ children = [] }) => children.length === 0)).toEqual([]);
  });

  it('redirects to addresses that exist or are redirected in turn', () => {
    for (const locale of locales) {
      const item = contentSeed.items.find(({ key }) => key === 'redirection');
      const configuration = item?.[locale]?.attributes?.configuration as {
        redirection: { source: string; target: string }[];
      };
      const known = new Set([...aliases(locale), ...configuration.redirection.map(({ source }) => source)]);
      const targets = configuration.redirection.map(({ target }) => target);
      expect(targets.filter((target) => !target.startsWith('https://') && !known.has(target))).toEqual([]);
      expect(configuration.redirection.filter(({ source }) => aliases(locale).includes(source))).toEqual([]);
    }
  });

  it('refers only to items that exist', () => {
    const keys = new Set(contentSeed.items.map(({ key }) => key));
    const references = contentSeed.items
      .flatMap((item) => [item, ...blocksOf(item)])
      .flatMap((holder) => Object.values(holder.references ?? {}).flat());
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((key) => !keys.has(key))).toEqual([]);
    expect(keys.has(contentSeed.settings.maintenance.page ?? '')).toBe(true);
  });

  it('uses telephone numbers nobody has', () => {
    const words = locales.flatMap((locale) => readable(listContentTexts(locale)));
    const numbers = words.flatMap(({ text }) => text.match(/\d{3}-\d{3}-\d{4}/gu) ?? []);
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((number) => !/^418-555-01\d\d$/u.test(number))).toEqual([]);
  });

  it.each(locales)('orders nobody to use what only the screen of a module draws (%s)', (locale) => {
    const modules = contentSeed.items.filter(
      ({ type, key }) => type === 'pageModule' && key !== 'redirection',
    );
    expect(modules.length).toBeGreaterThan(15);
    const words = readable(modules.flatMap((item) => listStrings(item[locale], item.key)));
    expect(offending(words, orders[locale])).toEqual([]);
  });

  it('lists the lines of a park-and-ride lot in the order of their numbers', () => {
    expect(wordsOf('parkAndRide', 'fr')).toContain('11 92A 185 250 992');
  });

  it('says where a line without return goes as French says it', () => {
    const words = wordsOf('networkMap', 'fr');
    for (const place of [
      'les Galeries du Coteau',
      'le siège social du RTC',
      'l’École secondaire de la Grève',
      'le terminus Val-Fleuri',
      'le Parc-O-Bus Grande-Anse',
    ])
      expect(words).toContain(`Vers ${place}`);
  });

  it.each(locales)(
    'names, on the page about the accessibility of the site, the skip links there are (%s)',
    (locale) => {
      const { content, menu, footer } = catalogues[locale].shell.skip;
      const words = wordsOf('siteAccessibility', locale);
      // In English a comma or a full stop stands inside the quotation marks.
      for (const name of [content, menu, footer])
        expect(words).toMatch(new RegExp(`[«“]\u00a0?${name}[,.]?\u00a0?[»”]`));
    },
  );

  it.each(locales)('names the levels of its notices as the site does (%s)', (locale) => {
    const { faible, moyen, eleve } = catalogues[locale].ui.severity;
    const words = wordsOf('notices', locale);
    for (const level of [faible, moyen, eleve]) expect(words).toContain(level);
  });
});
