import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/locale.ts';
import { oddLines, oddStops } from '#tests/support/odd-names.ts';
import { buildRoutes, type ModuleDefinition } from './build-routes.ts';
import { createRouteTable } from './route-table.ts';
import {
  cancellationsPath,
  lineMapPath,
  linePath,
  schedulePagePath,
  stopAtEnd,
  stopOnLinePath,
  stopPath,
  timetablePath,
  tripPath,
} from './schedule-paths.ts';

const modules = ['schedules', 'notices', 'printable_schedules'].flatMap((key) =>
  locales.map((locale): ModuleDefinition => ({
    id: `${key}-0000-0000`,
    key,
    locale,
    alias: `/${key}`,
    defaultInstance: true,
    redirections: [],
  })),
);
const table = createRouteTable(
  buildRoutes({
    modules,
    promos: [],
    pages: [],
    strategy: 'prefix-except-default',
    gallery: false,
    redirectHosts: [],
    addresses: 'names',
  }),
);
const placeIn = (locale: Locale) => ({ base: table.pathOf('schedules', locale) ?? '', locale });

/** The name of the route and its parameters, of an address as a browser reads it. */
function read(path: string): unknown {
  const { pathname } = new URL(path, 'https://bus.example');
  const match = table.match(pathname);
  return match && [match.route.name, match.params];
}

const anyName = fc.oneof(
  fc.constantFrom(...oddLines, ...oddStops),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.stringMatching(/^\d{1,6}[A-Z]?$/),
);
const direction = fc.constantFrom('0', '1', 'stop', 'arret', 'map', 'horaire');
const date = '2026-11-16';

describe.each(locales)('the addresses of lines and stops by their names, in %s', (locale) => {
  const place = placeIn(locale);

  it('lead back to the line and the stop they were made of', () => {
    fc.assert(
      fc.property(anyName, anyName, direction, (number, code, way) => {
        const line = { parcours: number, direction: way };
        expect(read(linePath(place, { number }))).toEqual(['schedule-route', { parcours: number }]);
        expect(read(linePath(place, { number, direction: way, date }))).toEqual([
          'schedule-route',
          { ...line, date },
        ]);
        expect(read(timetablePath(place, { number, direction: way }))).toEqual(['schedule-timetable', line]);
        expect(read(lineMapPath(place, { number, direction: way }))).toEqual(['schedule-line-map', line]);
        expect(read(stopPath(place, code))).toEqual(['schedules-arret', { arret: code }]);
        expect(read(stopPath(place, code, date))).toEqual(['schedules-arret', { arret: code, date }]);
        const here = { number, direction: way, stop: code };
        expect(read(stopOnLinePath(place, here))).toEqual(['schedules-trip', { ...line, arret: code }]);
        expect(read(tripPath(place, { ...here, date, tripId: 't 1' }))).toEqual([
          'schedule-voyage',
          { ...line, arret: code, date, voyage: 't 1' },
        ]);
        expect(stopAtEnd(stopPath(place, code))).toBe(code);
      }),
    );
  });

  it('are the same from the builders of paths and from the table, in notices and on paper too', () => {
    fc.assert(
      fc.property(anyName, anyName, (parcours, arret) => {
        expect(table.pathOf('schedule-route', locale, { parcours })).toBe(
          linePath(place, { number: parcours }),
        );
        expect(table.pathOf('schedules-arret', locale, { arret })).toBe(stopPath(place, arret));
        for (const [name, params] of [
          ['notices-route', { parcours }],
          ['printable-schedules-schedule', { parcours, direction: '0' }],
        ] as const)
          expect(read(table.pathOf(name, locale, params) ?? '')).toEqual([name, params]);
      }),
    );
  });

  it('are those of one line or stop alone, and of no other page', () => {
    const paths = [
      ...oddLines.map((number) => linePath(place, { number })),
      ...oddStops.map((code) => stopPath(place, code)),
      ...(['map', 'myStops', 'displays'] as const).map((page) => schedulePagePath(place, page)),
      cancellationsPath(place),
      place.base,
    ];
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have no second form', () => {
    const { base } = place;
    const [line, stop] = locale === 'fr' ? ['parcours', 'arret'] : ['route', 'stop'];
    for (const path of [
      `${line}/800`,
      `${stop}/1480`,
      `${line}/a~41`,
      `${line}/A%2FB`,
      'BABY',
      '1480a',
      `${stop}/~`,
    ])
      expect(read(`${base}/${path}`), path).toMatchObject(['page', {}]);
  });
});

it('an address of a number is the one that it is where only numbers stand in addresses', () => {
  const place = { base: '/h', locale: 'fr' } as const;
  expect(linePath(place, { number: '3A', direction: 'nord' })).toBe('/h/3A/nord');
  expect(stopOnLinePath(place, { number: '800', direction: '0', stop: '1480' })).toBe('/h/800/0/1480');
});
