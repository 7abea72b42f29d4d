import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { contentSeed } from '#data/content/index.ts';
import { locales, withPrefix, type Locale } from '#domain/locale.ts';
import { menuNames } from '#domain/menu.ts';
import type { SeedItem, SeedMenuItem, SeedParagraph } from '#services/content/seed.ts';

interface Found {
  readonly where: string;
  readonly text: string;
}

/** Every string of a tree of data, with the way to it. */
function texts(value: unknown, where: string): Found[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => texts(item, `${where}.${key}`));
}

const codes = /\.(alias|uri|type|source|target|key)$|\.(references|configuration)\./u;

function readable(found: readonly Found[]): Found[] {
  return found
    .filter(({ where }) => !codes.test(where))
    .map(({ where, text }) => ({ where, text: text.replace(/<[^>]*>/gu, '\u2063') }));
}

function menuItems(items: readonly SeedMenuItem[]): SeedMenuItem[] {
  return items.flatMap((item) => [item, ...menuItems(item.children ?? [])]);
}

const allMenuItems = menuNames.flatMap((name) => menuItems(contentSeed.menus[name]));

/** Every text of one language: the items, the menus, the service types and the alert. */
function allTexts(locale: Locale): Found[] {
  return readable([
    ...contentSeed.items.flatMap((item) => texts(item[locale], item.key)),
    ...allMenuItems.map(({ title }) => ({ where: 'menu', text: title[locale] })),
    ...operator.serviceTypes.flatMap(({ name, description, details }) =>
      texts([name[locale], description[locale], details[locale]], 'service'),
    ),
    { where: 'alert', text: contentSeed.settings.alert.title[locale] },
    { where: 'alert', text: contentSeed.settings.alert.message[locale] },
  ]);
}

const french = allTexts('fr');
const english = allTexts('en');

/** Two numbers and one hyphen: a telephone number or a day of the calendar has more of both. */
const hyphenatedRange = /(?<![\d-])\d+[A-Z]?-\d+[A-Z]?(?![\d-])/u;

/** Orders that make sense only beside a control or a list. */
const orders: Readonly<Record<Locale, RegExp>> = {
  fr: /ci-dessous|voici|bouton|(?:appuyez|cliquez|cochez|entrez|cherchez|choisissez)(?!\p{L})/iu,
  en: /below|here (?:is|are)|button|\b(?:click|tick|press the|enter your|search for)\b/iu,
};

function aliases(locale: Locale): string[] {
  return contentSeed.items.flatMap((item) => item[locale]?.alias ?? []);
}

/** Addresses in the texts and link fields of one language. */
function addresses(locale: Locale): Found[] {
  const sources = [
    ...contentSeed.items.flatMap((item) => texts(item[locale], item.key)),
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

function offending(found: readonly Found[], pattern: RegExp): string[] {
  return found.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`);
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
    const known = new Set(aliases(locale).map((alias) => withPrefix(alias, locale)));
    const found = addresses(locale);
    expect(found.length).toBeGreaterThan(100);
    const lost = found.filter(({ text }) => !/^(https:|tel:)/u.test(text) && !known.has(text));
    expect(lost).toEqual([]);
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
    const numbers = [...french, ...english].flatMap(({ text }) => text.match(/\d{3}-\d{3}-\d{4}/gu) ?? []);
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((number) => !/^418-555-01\d\d$/u.test(number))).toEqual([]);
  });

  it('joins the ends of a range with a dash, not a hyphen', () => {
    const samples = ['1976-2026', '3A-92A', '418-555-0111', '2026-11-15', 'G9Z 0R7', '1-day pass'];
    expect(samples.filter((text) => hyphenatedRange.test(text))).toEqual(['1976-2026', '3A-92A']);
    expect(offending([...french, ...english], hyphenatedRange)).toEqual([]);
  });

  it.each(locales)('orders nobody to use what only the screen of a module draws (%s)', (locale) => {
    const modules = contentSeed.items.filter(
      ({ type, key }) => type === 'pageModule' && key !== 'redirection',
    );
    expect(modules.length).toBeGreaterThan(15);
    const words = readable(modules.flatMap((item) => texts(item[locale], item.key)));
    expect(offending(words, orders[locale])).toEqual([]);
  });
});

describe('the French of the default content', () => {
  it('puts a no-break space before : ; ! ? and », and after «', () => {
    expect(french.length).toBeGreaterThan(500);
    expect(offending(french, / [:;!?»]|« /u)).toEqual([]);
    expect(offending(french, /[^\u00a0\u202f\s][;!?»]|[^\u00a0\u202f\s]:|«[^\u00a0\u202f]/u)).toEqual([]);
  });

  it('keeps a number and its unit together', () => {
    expect(offending(french, /\d (?:\$|%|h(?!\p{L})|min(?!\p{L}))/u)).toEqual([]);
  });

  it('raises the letters of an ordinal', () => {
    expect(offending(french, /\d(?:ers?|res?|es?)(?![\p{L}\p{N}])/u)).toEqual([]);
  });

  it('has no straight quote or apostrophe, and no entity to hide one', () => {
    expect(offending(french, /["'“”]|&[a-z]+;/u)).toEqual([]);
  });
});

describe('the English of the default content', () => {
  it('spells email as the rest of the site does', () => {
    expect(english.length).toBeGreaterThan(500);
    expect(offending(english, /e-mail/iu)).toEqual([]);
  });

  it('has no straight quote or apostrophe, and no French spacing outside French passages', () => {
    expect(offending(english, /["']|&[a-z]+;/u)).toEqual([]);
    const own = contentSeed.items
      .flatMap((item) => texts(item.en, item.key))
      .map(({ where, text }) => ({ where, text: text.replace(/<span lang="fr">.*?<\/span>/gu, 'X') }));
    expect(offending(readable(own), /[ \u00a0][:;!?]/u)).toEqual([]);
  });
});
