import { describe, expect, it } from 'vitest';
import { countTrips, filesOfZip, importFeed, openTimetable, type Timetable } from '#transit/index.ts';
import { oddFeeds } from './index.ts';
import { zipOddFeed } from './odd-feed.ts';

const timetables = new Map(
  oddFeeds.map((feed): [string, Timetable] => [
    feed.name,
    openTimetable(importFeed(filesOfZip(zipOddFeed(feed))).snapshot),
  ]),
);

const timetableOf = (name: string): Timetable => {
  const timetable = timetables.get(name);
  if (!timetable) throw new Error(`no generated feed is called ${name}`);
  return timetable;
};

describe('the generated feeds', () => {
  it.each(oddFeeds.map(({ name }) => name))('are odd and not wrong: %s', (name) => {
    const { summary, lines, stops } = timetableOf(name);
    expect(summary.errors).toBe(0);
    expect(lines.length).toBeGreaterThan(0);
    expect(stops.length).toBeGreaterThan(1);
    expect(countTrips(timetableOf(name))).toBeGreaterThan(0);
  });

  it('have what they are named after', () => {
    expect(timetableOf('loop').has.shapes).toBe(false);
    expect(timetableOf('agencies').agencies).toHaveLength(19);
    const zones = timetableOf('zones').stops.flatMap(({ timeZone }) => timeZone ?? []);
    expect(new Set(zones).size).toBe(4);
    expect(timetableOf('frequencies').has.frequencies).toBe(true);
    expect(timetableOf('latin').stops.map(({ name }) => name)).toContain('Forêt « du Nœud »');
    expect(new Set(timetableOf('water').lines.map(({ routeType }) => routeType))).toEqual(new Set([4, 7]));
    expect(timetableOf('spanish').translations.map(({ language }) => language)).toEqual(['fr', 'en']);
    expect(countTrips(timetableOf('single'))).toBe(1);
  });

  it('cross midnight, and serve a stop twice, in their tables', () => {
    const textOf = (name: string) => oddFeeds.find((feed) => feed.name === name)?.tables['stop_times'] ?? '';
    expect(textOf('night')).toMatch(/,25:\d\d:00,/);
    expect(textOf('loop').match(/^tour-1,\d+,mairie,/gm)).toHaveLength(2);
  });
});
