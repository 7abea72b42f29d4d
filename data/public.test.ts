import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lots } from '#data/city/park-and-ride.ts';
import { contentSeed } from '#data/content/index.ts';
import { cardCents, fares, fineCents, riderKinds, taxiCents } from '#data/fares.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { listContentTexts } from '#tests/support/words/texts.ts';

const folder = 'data/public';

interface FileAttributes {
  readonly uri: { readonly url: string };
  readonly filesize: number;
}

function filesIn(locale: Locale): FileAttributes[] {
  const items = contentSeed.items.filter(({ type }) => type === 'files');
  return items.map((item) => item[locale]?.attributes as unknown as FileAttributes);
}

/** The cells of a table that is given out, without its heads and the first cell of each row. */
function numbersOf(name: string): number[][] {
  const [, ...rows] = readFileSync(`${folder}/files/${name}`, 'utf8').trim().split('\n');
  return rows.map((row) =>
    row
      .replace(/"[^"]*"/gu, '')
      .split(',')
      .slice(1)
      .filter((cell) => cell !== '')
      .map(Number),
  );
}

const amounts = [
  ...fares.flatMap(({ cents }) => Object.values(cents)),
  ...Object.values(cardCents),
  ...Object.values(fineCents),
  taxiCents,
];

/** Prices as each language writes them; what a project or a budget costs is told in millions. */
const prices: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<whole>\d+)(?:,(?<part>\d\d))?\u00a0\$/gu,
  en: /\$(?<whole>\d+)(?:\.(?<part>\d\d))?(?!\d|\u00a0million)/gu,
};

describe('the files of the default content', () => {
  it.each(locales)('are there, as large as is said (%s)', (locale) => {
    const found = filesIn(locale);
    expect(found.length).toBeGreaterThan(3);
    for (const { uri, filesize } of found) {
      expect(existsSync(folder + uri.url), uri.url).toBe(true);
      expect(statSync(folder + uri.url).size, uri.url).toBe(filesize);
    }
  });

  it('are all named by an item', () => {
    const named = new Set(locales.flatMap((locale) => filesIn(locale).map(({ uri }) => uri.url)));
    const present = readdirSync(`${folder}/files`, { recursive: true, withFileTypes: true });
    const documents = present.filter((entry) => entry.isFile() && !entry.name.endsWith('.svg'));
    expect(documents.map(({ name }) => `/files/${name}`).filter((url) => !named.has(url))).toEqual([]);
  });

  it.each(['tarifs.csv', 'fares.csv'])('have the fares of the facts: %s', (name) => {
    expect(numbersOf(name)).toEqual(
      fares.map(({ cents }) => riderKinds.flatMap((kind) => cents[kind] ?? [])),
    );
  });

  it.each(['parc-o-bus.csv', 'park-and-ride.csv'])('have the lots of the city: %s', (name) => {
    expect(numbersOf(name)).toEqual(lots.map(({ spaces }) => [spaces]));
  });
});

describe('the pictures of the default content', () => {
  const pictures = contentSeed.items.filter(({ type }) => type === 'mediaImages');

  it('are there, each with a text in both languages', () => {
    expect(pictures.length).toBeGreaterThan(5);
    for (const { key, shared = {}, fr, en } of pictures) {
      const { original } = shared['uri'] as { original: string };
      expect(existsSync(folder + original), original).toBe(true);
      const [french, english] = [fr, en].map((text) => text?.attributes?.['alt'] as string | undefined);
      expect(french?.length, key).toBeGreaterThan(20);
      expect(english?.length, key).toBeGreaterThan(20);
      expect(french, key).not.toBe(english);
    }
  });

  it('take their colours from themselves: no style, no script, no address of others', () => {
    for (const { name } of readdirSync(`${folder}/files/pictures`, { withFileTypes: true }))
      expect(readFileSync(`${folder}/files/pictures/${name}`, 'utf8')).not.toMatch(
        /<style|<script|href|url\(|\bon\w+=/u,
      );
  });
});

describe('the prices in the default content', () => {
  it.each(locales)('are those of the facts (%s)', (locale) => {
    // What a job pays is its own.
    const texts = listContentTexts(locale).filter(({ where }) => !where.startsWith('job-'));
    const found = texts.flatMap(({ where, text }) =>
      [...text.matchAll(prices[locale])].map(({ groups }) => ({
        where,
        cents: Number(groups?.['whole']) * 100 + Number(groups?.['part'] ?? 0),
      })),
    );
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ cents }) => !amounts.includes(cents))).toEqual([]);
  });
});
