import { describe, expect, it } from 'vitest';
import { letterNotes } from '#domain/grid-notes.ts';
import type { GridTrip, TimetableGrid } from '#domain/timetable.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { GridDrawing } from './grid-sheet.server.ts';
import { writeGrid } from './write-grid.server.ts';
import { writeRail } from './write-rail.server.ts';

const { fr, en } = catalogues;

const originAt = Date.UTC(2026, 10, 16, 5);
const at = (hour: number, minute: number) => hour * 3600 + minute * 60;
const noBreak = '\u00a0';

const trip = (times: (number | null)[], more: Partial<GridTrip> = {}): GridTrip => ({
  tripId: 't',
  towards: 'Port',
  isCancelled: false,
  times,
  alightingRows: [times.length - 1],
  approximateRows: [],
  skippedRows: [],
  notes: [],
  ...more,
});

const stop = (code: string, name = `Arrêt ${code}`) => ({
  code,
  name,
  latitude: 0,
  longitude: 0,
  isAccessible: true,
});

function draw(trips: readonly GridTrip[], more: Partial<GridDrawing & Pick<TimetableGrid, 'stops'>> = {}) {
  const { stops = [stop('1'), stop('2'), stop('3')], ...rest } = more;
  const grid: TimetableGrid = {
    number: '800',
    serviceTypeCode: 1,
    direction: '2',
    towards: 'Port',
    date: '2026-11-16',
    fingerprint: '',
    version: '',
    originAt,
    stops,
    trips,
  };
  return writeGrid({
    grid,
    notes: letterNotes(trips),
    locale: 'fr',
    texts: fr.timetable,
    you: '2',
    now: originAt + at(7, 12) * 1000,
    isToday: true,
    nextDay: 'mardi 17',
    caption: 'Horaire du 800',
    boxName: 'Horaire, à faire défiler',
    isForeign: () => false,
    tripHref: ({ tripId }) => `/voyage/${tripId}`,
    stopHref: (code) => `/arret/${code}`,
    ...rest,
  });
}

/** The cells of the body, row by row, as they are written. */
const cellsOf = (html: string) =>
  html
    .split('<tbody>')[1]
    ?.split('<tr')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<td[^<]*?>.*?(?=<td|<\/tbody|$)/g)].map(([cell]) => cell.replaceAll(noBreak, ' ')),
    );

const first = trip([at(7, 0), at(7, 5), at(7, 15)]);
const second = trip([at(7, 10), at(7, 15), at(7, 25)]);
const third = trip([at(7, 20), at(7, 25), at(7, 35)]);
const day = [first, second, third];

describe('writeGrid', () => {
  it('is a table with a caption, scoped headers and a named box that takes the focus', () => {
    const html = draw(day);
    expect(html).toContain('<caption class="visually-hidden">Horaire du 800</caption>');
    expect(html).toContain('role="region" tabindex="0" aria-label="Horaire, à faire défiler"');
    expect(html).toContain('<th scope="colgroup" colspan="3" id="h7">');
    expect(html).toMatch(/<tr class=you><th scope="row"><a href="\/arret\/2">Arrêt 2<\/a>/);
    expect(
      [...html.matchAll(/<th scope="col" headers="h7" data-m="(\d+)"/g)].map(([, minutes]) => minutes),
    ).toEqual(['420', '430', '440']);
  });

  it('draws the stair between what has passed and what is to come, and inverts the next departure alone', () => {
    const html = draw(day);
    expect(cellsOf(html)).toEqual([
      [
        '<td>7 h 05',
        '<td class="l t next">7 h <b>15</b><span class="visually-hidden"> prochain départ</span>',
        '<td>7 h <b>25</b>',
      ],
      ['<td class=t>7 h <b>15</b>', '<td>7 h <b>25</b>', '<td>7 h <b>35</b>'],
    ]);
    expect(html.match(/next/g)).toHaveLength(1);
  });

  it('has no line of now on another day', () => {
    const html = draw(day, { now: originAt - 1, isToday: false });
    expect(html).not.toMatch(/grid-now|class="?(?:l|t|next)\b/);
  });

  it('says how often buses leave in an hour', () => {
    expect(draw(day)).toContain(`toutes les 10${noBreak}min`);
  });

  it('strikes a cancelled trip, with words, and passes it over for the next departure', () => {
    const html = draw([first, { ...second, isCancelled: true }, third]);
    expect(html).toContain('<use href="#grid-cancelled"/>');
    expect(html).toMatch(/<s>7.h.10<\/s><span class="visually-hidden">, annulé<\/span>/);
    expect(cellsOf(html)?.[0]?.[1]).toBe('<td class="l t"><s>7 h 15</s>');
    expect(cellsOf(html)?.[0]?.[2]).toContain('prochain départ');
  });

  it('strikes the times at a stop that a trip passes, with words, and takes the next departure after them', () => {
    const html = draw([first, { ...second, skippedRows: [1] }, third]);
    expect(cellsOf(html)?.[0]?.[1]).toBe(
      '<td class="l t"><s>7 h 15</s><svg class="icon" data-size="s" aria-hidden="true"><use href="#grid-pole-barred"/></svg><span class="visually-hidden">, arrêt non desservi</span>',
    );
    expect(cellsOf(html)?.[0]?.[2]).toContain('prochain départ');
  });

  it('says once, at its name, that a stop is closed to all trips', () => {
    const html = draw(day.map((each) => ({ ...each, skippedRows: [1] })));
    expect(html.match(/arrêt non desservi/g)).toHaveLength(1);
    expect(html).toMatch(/<th scope="row" class=off>.*?Arrêt 2.*?arrêt non desservi/);
    expect(cellsOf(html)?.[0]?.[1]).toBe('<td class="l t"><s>7 h 15</s>');
    expect(html).not.toContain('prochain départ');
  });

  it('shows what sets a trip apart by a letter, and that it begins farther along', () => {
    const late = trip([null, at(7, 30), at(7, 40)], { notes: [{ kind: 'starts-at', stops: ['2'] }] });
    const html = draw([...day, late]).replaceAll(noBreak, ' ');
    expect(html).toContain(
      '<span aria-hidden="true"><i>a</i></span>–<span class="visually-hidden">, (note a), part plus loin, à 7 h 30</span>',
    );
  });

  it('says once at its name where nobody boards, and in a cell where only some trips do so', () => {
    const html = draw([first, { ...second, alightingRows: [1, 2] }]);
    expect(html).toMatch(/<th scope="row" class=off><a href="\/arret\/3">Arrêt 3<\/a><svg/);
    expect(cellsOf(html)?.[0]?.[1]).toContain('descente seulement');
    expect(html.match(/descente seulement/g)).toHaveLength(2);
  });

  it('marks times that are only estimated', () => {
    const html = draw([first, { ...second, approximateRows: [1] }]);
    expect(cellsOf(html)?.[0]?.[1]).toContain('>≈7 h');
  });

  it('marks the hours after midnight with their day', () => {
    const html = draw([
      trip([at(23, 50), at(24, 5)]),
      trip([at(24, 20), at(24, 30)]),
      trip([at(24, 40), at(24, 50)]),
    ]);
    expect(html).toContain('id="h24" class="o mid"');
    expect(html).toContain('mardi 17');
    expect(html).toContain(`0${noBreak}h${noBreak}<b>05</b>`);
  });

  it('is written in the words of the page, names in theirs', () => {
    const html = draw(day, { locale: 'en', texts: en.timetable, isForeign: (name) => name !== 'Arrêt 1' });
    expect(html).toContain('<td>7:05');
    expect(html).toContain(`<b>7${noBreak}a.m.</b>`);
    expect(html).toContain('lang="fr">Arrêt 2</a>');
    expect(html).toContain('<a href="/arret/1">Arrêt 1</a>');
  });

  it('lets no name of the feed write HTML', () => {
    const hostile = '"><script>alert(1)</script><b a=\'';
    const html = draw(
      day.map((each) => ({ ...each, tripId: hostile, towards: hostile })),
      {
        stops: [stop('1', hostile), stop('2', hostile), stop(hostile, hostile)],
        caption: hostile,
        boxName: hostile,
        nextDay: hostile,
      },
    );
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/="[^"]*"[^\s>/][^>]*script/);
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('is a table without rows where no trip runs', () => {
    expect(draw([], { stops: [] })).toContain('<tbody></tbody>');
  });
});

describe('writeRail', () => {
  it('leads to each hour, with a tick for every departure and the running hour marked', () => {
    const drawing = { originAt, trips: [...day, trip([at(24, 1), at(24, 5)])] } as unknown as TimetableGrid;
    const html = writeRail({ grid: drawing, locale: 'fr', texts: fr.timetable, nowHour: 7 });
    expect(html).toContain('<a href="#h7" aria-current="time">');
    expect(html).toContain('d="M0.5 0V10M10.5 0V10M20.5 0V10"');
    expect(html).toContain('<li class=mid><a href="#h24">');
    expect(html.replaceAll(noBreak, ' ')).toContain('7<span class="visually-hidden"> h, 3 départs</span>');
  });
});
