import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lots } from '#data/city/park-and-ride.ts';
import { contentSeed } from '#data/content/index.ts';
import { cardCents, fares, fineCents, taxiCents } from '#data/fares.ts';
import { riders } from '#domain/fares/fare.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { judgeFile } from '#services/content/files/judge-file.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { listContentTexts } from '#tests/support/words/texts.ts';

const folder = 'data/files';

/** The files that an item names in a language. */
function namesIn({ file, captions }: SeedItem, locale: Locale): string[] {
  const names = [file, captions].flatMap((given) => given ?? []);
  return names.map((given) => (typeof given === 'string' ? given : given[locale]));
}

const named = new Set(
  contentSeed.items.flatMap((item) => locales.flatMap((locale) => namesIn(item, locale))),
);
const present = readdirSync(folder);

/** The cells of a table that is given out, without its heads and the first cell of each row. */
function numbersOf(name: string): number[][] {
  const [, ...rows] = readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n');
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
  it('are those that its items name, and no others', () => {
    expect(present.toSorted()).toEqual([...named].toSorted());
    expect(present.length).toBeGreaterThan(15);
  });

  it.each(present)('are what their name says: %s', (name) => {
    const { kind, size } = judgeFile(readFileSync(`${folder}/${name}`));
    expect(name.endsWith(`.${kind.ending}`)).toBe(true);
    expect(size !== undefined).toBe(kind.type.startsWith('image/'));
  });

  it.each(['tarifs.csv', 'fares.csv'])('have the fares of the facts: %s', (name) => {
    expect(numbersOf(name)).toEqual(fares.map(({ cents }) => riders.flatMap((kind) => cents[kind] ?? [])));
  });

  it.each(['parc-o-bus.csv', 'park-and-ride.csv'])('have the lots of the city: %s', (name) => {
    expect(numbersOf(name)).toEqual(lots.map(({ spaces }) => [spaces]));
  });
});

describe('the pictures of the default content', () => {
  const pictures = contentSeed.items.filter(({ type }) => type === 'mediaImages');

  it('are there, each with a text in both languages', () => {
    expect(pictures.length).toBeGreaterThan(5);
    for (const { key, fr, en } of pictures) {
      const [french, english] = [fr, en].map((text) => text?.attributes?.['alt'] as string | undefined);
      expect(french?.length, key).toBeGreaterThan(20);
      expect(english?.length, key).toBeGreaterThan(20);
      expect(french, key).not.toBe(english);
    }
  });

  it('take their colours from themselves: no style, no script, no address of others', () => {
    for (const name of present.filter((each) => each.endsWith('.svg')))
      expect(readFileSync(`${folder}/${name}`, 'utf8')).not.toMatch(/<style|<script|href|url\(|\bon\w+=/u);
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
