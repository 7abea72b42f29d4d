import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapeXml } from '#lib/escape-xml.ts';
import { writePathName } from '#lib/path-name.ts';
import {
  lineMapPath,
  linePath,
  stopOnLinePath,
  stopPath,
  timetablePath,
  tripPath,
} from '#site/routing/schedule-paths.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { writeFeedFolder } from '#tests/support/feed-folder.ts';
import { houseOf, oddLines, oddNamedFeed, oddStops } from '#tests/support/odd-names.ts';

/** The site of an operator whose lines and stops are called by words, described by its feed. */
let app: TestApp;

beforeAll(async () => {
  const tables = oddNamedFeed();
  const { contentSeed, ...house } = houseOf(tables);
  const folder = mkdtempSync(join(tmpdir(), 'parcours-odd-'));
  app = await startApp({
    parts: ['site', 'content', 'cache', 'schedule', 'itinerary'],
    materials: house,
    seed: contentSeed,
    settings: { SCHEDULE_FEED: writeFeedFolder(folder, tables) },
  });
});

afterAll(() => app.close());

const base = '/schedules-and-trips/schedules';
const places = {
  en: { base, locale: 'en' },
  fr: { base: `/fr/horaires-et-trajets/horaires`, locale: 'fr' },
} as const;
const statusesOf = async (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await app.get(path)).status] as const));
const ok = (paths: readonly string[]) => paths.map((path) => [path, 200]);

describe('the site of lines and stops called by words', () => {
  it('has a page for each line and each stop', async () => {
    const paths = [
      ...oddLines.map((number) => linePath(places.en, { number })),
      ...oddStops.map((code) => stopPath(places.en, code)),
    ];
    expect(await statusesOf(paths)).toEqual(ok(paths));
  });

  it('has all pages of a line and of a stop on it, in the words of the language', async () => {
    const paths = Object.values(places).flatMap((place) => [
      timetablePath(place, { number: 'Baby Bullet', direction: '0' }),
      lineMapPath(place, { number: '..', direction: '1' }),
      ...['7', 'A/B', 'map'].map((stop) =>
        stopOnLinePath(place, { number: 'Stop', direction: '0', stop, date: '2026-11-16' }),
      ),
      tripPath(place, { number: 'map', direction: '0', stop: '.', date: '2026-11-16', tripId: 't13-0' }),
    ]);
    expect(await statusesOf(paths)).toEqual(ok(paths));
  });

  it('says of each page which line or stop it is, what its own address is, and where it is in the other language', async () => {
    for (const number of ['Baby Bullet', 'Tamien / San Jose Diridon Caltrain Shuttle', 'map', '..']) {
      const path = linePath(places.en, { number });
      const html = await app.text(path);
      expect(html, number).toContain(`<link rel="canonical" href="${app.origin}${path}"`);
      expect(html, number).toContain(
        `hreflang="fr-ca" href="${app.origin}${linePath(places.fr, { number })}"`,
      );
      const [, card = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
      expect((await app.get(card.slice(app.origin.length))).status, card).toBe(200);
    }
    const stop = await app.text(stopPath(places.en, 'A/B'));
    expect(stop).toContain(`hreflang="fr-ca" href="${app.origin}${stopPath(places.fr, 'A/B')}"`);
  });

  it('lists all of them for search engines', async () => {
    const index = await app.text('/sitemap.xml');
    const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.slice(app.origin.length),
    );
    const maps = await Promise.all(files.map((file) => app.text(file)));
    const listed = new Set(
      [index, ...maps].flatMap((map) => [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)),
    );
    for (const number of oddLines)
      expect(listed).toContain(app.origin + escapeXml(linePath(places.en, { number })));
    for (const code of oddStops) expect(listed).toContain(app.origin + escapeXml(stopPath(places.en, code)));
  });

  it.each(['baby%20bullet', 'BABY%20BULLET'])(
    'leads from what somebody typed to the line: %s',
    async (typed) => {
      const answer = await app.get(`${base}/route/${typed}?arret=7`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        `${base}/route/Baby%20Bullet?arret=7`,
      ]);
    },
  );

  it.each([
    ['baby bullet', '/route/Baby%20Bullet'],
    ['3a', '/3A'],
    ['7', '/7'],
    ['70011', '/70011'],
    ['fur_creek_res', '/stop/FUR_CREEK_RES'],
    ['1234', '/route/1234'],
  ])('opens the line or the stop that is called %j', async (typed, path) => {
    const answer = await app.get(`/search?${new URLSearchParams({ terms: typed })}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, base + path]);
  });

  it('promises no figures and no number of another operator', async () => {
    const pages = [
      '/search/zzzzzz',
      '/schedules-and-trips/printable-schedules',
      `${base}/displays/lobby`,
      '/schedules-and-trips/customer-notices/route-notices',
    ];
    const words = (await Promise.all(pages.map((path) => app.text(path))))
      .join('\n')
      .replaceAll('&nbsp;', ' ');
    expect(words).not.toMatch(/\b801\b|[Ff]our.digit|digits on the pole|Number pad/);
    expect(words).toContain('For example 1480');
  });

  it('prints any line and any stop, by the page of its sheet and by the address that the schedule service gives', async () => {
    const print = '/schedules-and-trips/printable-schedules';
    const paths = [
      `${print}/route/A~2CB~3BC/0`,
      `${print}/1234/0`,
      `${print}/print?parcours=A~2CB~3BC,7`,
      `${print}/print?parcours=PRINT`,
      `${print}/print?arrets=A~2FB`,
      `${print}/print/template?parcours=BABY+BULLET&arrets=FUR_CREEK_RES`,
    ];
    expect(await statusesOf(paths)).toEqual(ok(paths));
    const both = await app.text(`${print}/print?parcours=A~2CB~3BC,7`);
    expect(both).toContain('A,B;C');
  });

  it('tells the notices of any line and any stop', async () => {
    const notices = '/schedules-and-trips/customer-notices/route-notices';
    const paths = [
      ...oddLines.map((number) => `${notices}/route/${encodeURIComponent(writePathName(number))}`),
      ...oddStops.map((code) => `${notices}?${new URLSearchParams({ numero: code })}`),
      `${notices}/route/Baby%20Bullet?format=rss`,
    ];
    expect(await statusesOf(paths)).toEqual(ok(paths));
  });

  it('does not know other lines and stops, and has no fault at an address that somebody made up', async () => {
    const texts = [
      '%00',
      '%2500',
      '%FF',
      '%ED%A0%80',
      '%zz',
      '~',
      '~2F',
      'A%2FB',
      '%3CS%3E',
      '9'.repeat(4000),
    ];
    const print = '/schedules-and-trips/printable-schedules';
    const below = [
      '*',
      'route/*',
      'stop/*',
      'route/*/0/stop/*',
      'route/*/0/timetable',
      '7/0/stop/*/2026-11-16',
    ];
    const madeUp = [
      ...below.map((path) => `${base}/${path}`),
      '/_card/en/*.png',
      `/_data${base}/stop/*`,
      `${print}/route/*/0`,
      `${print}/print?parcours=~7&arrets=*&feuille=poteau`,
    ].flatMap((path) => texts.map((text) => path.replaceAll('*', text)));
    const found = (await statusesOf(madeUp)).filter(([, status]) => ![400, 404, 414].includes(status));
    expect(found).toEqual([]);
  });
});
