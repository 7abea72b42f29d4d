import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { locales, withPrefix, type Locale } from '#domain/locale.ts';
import type { ReadDocument } from '#tests/support/document.ts';
import { shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();

/** The pages of lines, stops and days are drawn from one timetable: others walk them, these are only asked for. */
const drawnFromTimetable = /\/(?:horaires|schedules)\/\d|\/(?:horaires-imprimables|printable-schedules)\//u;

interface Walked {
  readonly path: string;
  readonly status: number;
  readonly document: ReadDocument;
}

const walks = new Map<Locale, Promise<readonly Walked[]>>();

/** Every page of a language that the site map names, and home, each drawn once. */
function walk(locale: Locale): Promise<readonly Walked[]> {
  const visitAll = async () => {
    const xml = await visits.app.text(`/sitemap-${locale}-1.xml`);
    const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
    const paths = new Set([
      withPrefix('/', locale),
      ...named.filter((path) => !drawnFromTimetable.test(path)),
    ]);
    const found: Walked[] = [];
    for (const path of paths) {
      const { response, ...document } = await visits.page(path);
      found.push({ path, status: response.status, document });
    }
    return found;
  };
  const walking = walks.get(locale) ?? visitAll();
  walks.set(locale, walking);
  return walking;
}

/** Where the links of a page lead within the site, and the pictures it shows. */
function addressesOf({ path, document }: Walked): string[] {
  const { origin } = visits.app;
  return document
    .elements(({ name }) => ['a', 'img', 'source'].includes(name))
    .flatMap(({ attribs: { href, src, srcset } }) => href ?? src ?? srcset ?? [])
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}

/** Of the addresses that differ in a number of a line, a stop or a day alone, one; and all the others. */
function oneInShape(from: ReadonlyMap<string, string>): (readonly [address: string, path: string])[] {
  const shapes = new Map<string, readonly [string, string]>();
  for (const found of from) {
    const [address] = found;
    const shape = drawnFromTimetable.test(address) ? address.replace(/\d+[A-Z]?/gu, '0') : address;
    if (!shapes.has(shape)) shapes.set(shape, found);
  }
  return [...shapes.values()];
}

/** What an address answers at the end of its redirections. */
async function statusOf(path: string): Promise<number> {
  let asked = path;
  for (let hops = 0; hops < 5; hops += 1) {
    const response = await visits.ask(asked);
    const to = response.headers.get('location');
    if (to === null) return response.status;
    const url = new URL(to, visits.app.origin);
    if (url.origin !== visits.app.origin) return 200;
    asked = url.pathname + url.search;
  }
  return 508;
}

/** Levels of the headings of the page, in their order. */
function levelsOf({ document }: Walked): number[] {
  const [main] = document.elements(({ name }) => name === 'main');
  const isInside = (element: { parent: unknown }): boolean =>
    element.parent === main || (element.parent !== null && isInside(element.parent as { parent: unknown }));
  return document
    .elements((element) => /^h[1-6]$/u.test(element.name) && isInside(element))
    .map(({ name }) => Number(name.slice(1)));
}

describe.each(locales)('the pages of the default content (%s)', (locale) => {
  it('are all on the site map', { timeout: 240_000 }, async () => {
    const walked = new Set((await walk(locale)).map(({ path }) => path));
    const kinds = ['pages', 'pageHub', 'pagesProject', 'landingPages', 'pagesPromo', 'news', 'press_release'];
    // Pages for members, for staff, and those that stand in the place of others.
    const apart = /^(?:account|employee|maintenance)/u;
    const expected = contentSeed.items
      .filter(({ type, key }) => kinds.includes(type) && !apart.test(key))
      .flatMap((item) => item[locale]?.alias ?? [])
      .map((alias) => withPrefix(alias, locale));
    expect(expected.length).toBeGreaterThan(50);
    expect(expected.filter((path) => !walked.has(path))).toEqual([]);
  });

  it(
    'lead only to addresses that answer, and show only pictures that are there',
    { timeout: 300_000 },
    async () => {
      const pages = await walk(locale);
      const from = new Map<string, string>();
      for (const walked of pages) {
        for (const address of addressesOf(walked)) if (!from.has(address)) from.set(address, walked.path);
      }
      expect(from.size).toBeGreaterThan(150);
      const known = new Map(pages.map(({ path, status }) => [path, status]));
      const dead: string[] = [];
      // One after the other: all at once they would wait for each other longer than a page may.
      for (const [address, path] of oneInShape(from)) {
        const status = known.get(address) ?? (await statusOf(address));
        if (status !== 200) dead.push(`${status} ${address}, from ${path}`);
      }
      expect(dead).toEqual([]);
    },
  );

  it('lead to parts of themselves that exist', async () => {
    const lost = (await walk(locale)).flatMap(({ path, document }) => {
      const ids = new Set(
        document.elements(({ attribs }) => 'id' in attribs).map(({ attribs }) => attribs['id']),
      );
      return document
        .elements(({ name, attribs: { href = '' } }) => name === 'a' && href.startsWith('#'))
        .map(({ attribs: { href = '' } }) => href)
        .filter((href) => !ids.has(href.slice(1)))
        .map((href) => `${href} on ${path}`);
    });
    expect(lost).toEqual([]);
  });

  it('each say in a title and a description of their own what they are about', async () => {
    const walked = await walk(locale);
    const silent = walked.filter(({ document }) => (document.metas['description'] ?? '').length < 20);
    expect(silent.map(({ path }) => path)).toEqual([]);
    for (const tell of [
      ({ document }: Walked) => document.title,
      ({ document }: Walked) => document.metas['description'],
    ]) {
      const told = walked.map(tell);
      expect(told.filter((words, index) => told.indexOf(words) !== index)).toEqual([]);
    }
  });

  it('give every picture a text, be it an empty one for decoration', async () => {
    const mute = (await walk(locale)).flatMap(({ path, document }) =>
      document
        .elements(({ name, attribs }) => name === 'img' && attribs['alt'] === undefined)
        .map(({ attribs }) => `${attribs['src']} on ${path}`),
    );
    expect(mute).toEqual([]);
  });

  it('have headings that leave out no level', async () => {
    const jumps = (await walk(locale)).flatMap((walked) => {
      const levels = levelsOf(walked);
      const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return jump === -1 ? [] : [`${walked.path}: ${levels.join(' ')}`];
    });
    expect(jumps).toEqual([]);
  });
});
