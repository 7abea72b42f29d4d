import { firstTime } from '#domain/grid-hours.ts';
import { lettersOf } from '#domain/grid-notes.ts';
import type { GridTrip } from '#domain/timetable.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { formatClock, formatHour } from '#site/i18n/format.ts';
import { bandClasses, minutesOf, sheetOf, type GridDrawing, type GridSheet } from './grid-sheet.server.ts';
import {
  cellClasses,
  classOf,
  writeIcon,
  writeRows,
  writeStopName,
  writeTime,
} from './write-cells.server.ts';

/**
 * The timetable as finished HTML. A line may have ten thousand times: a cell is a tag and its text, without an end tag,
 * and columns have their ground by their hour. Every text of the feed is escaped.
 */
export function writeGrid(drawing: GridDrawing): string {
  const sheet = sheetOf(drawing);
  const { grid, caption, boxName, locale, bands } = sheet;
  const name = boxName === undefined ? '' : ` role="region" tabindex="0" aria-label="${escapeHtml(boxName)}"`;
  return [
    `<div class="grid-box"${name}>`,
    `<table class="grid" data-origin="${grid.originAt}" data-clock="${locale}">`,
    `<caption class="visually-hidden">${escapeHtml(caption)}</caption>`,
    '<colgroup><col class="grid-stops"></colgroup>',
    ...bands.map(
      ({ columns }, band) =>
        `<colgroup${classOf(bandClasses(sheet, band))}><col span="${columns}"></colgroup>`,
    ),
    `<thead>${writeHours(sheet)}${writeStarts(sheet)}</thead>`,
    `<tbody>${writeRows(sheet)}</tbody></table></div>`,
  ].join('');
}

function writeHours(sheet: GridSheet): string {
  const { bands, texts, locale, now, grid, isToday, nextDay } = sheet;
  const clock = formatClock(Math.floor((now - grid.originAt) / 60_000), locale);
  const stair = '<svg viewBox="0 0 24 16" aria-hidden="true"><path d="M2 15V8h10V1h10"/></svg>';
  const key = isToday
    ? `<span class="grid-now">${stair}<span>${texts.now}</span> <b>${clock}</b></span>`
    : '';
  const hours = bands.map(({ hour, columns, everyMinutes }, band) => {
    const isNight = hour >= 24;
    const label = `${isNight ? writeIcon('moon') : ''}<b>${formatHour(hour, locale)}</b>`;
    const every = everyMinutes === undefined ? '' : texts.every(everyMinutes);
    const more = isNight ? escapeHtml(nextDay) : every;
    // Words beside the hour need the room of two columns; the day is read aloud without it.
    const shown = columns > 1 ? 'grid-every' : 'visually-hidden';
    const words = more ? ` <span class="${shown}">${more}</span>` : '';
    const classes = classOf(bandClasses(sheet, band));
    return `<th scope="colgroup" colspan="${columns}" id="h${hour}"${classes}><span class="grid-hour">${label}</span>${words}`;
  });
  const name = `<span class="${isToday ? 'visually-hidden' : 'grid-corner-name'}">${texts.stopColumn} </span>`;
  const corner = `<th scope="col" class=corner>${name}${key}`;
  return `<tr class="grid-hours">${corner}${hours.join('')}`;
}

/** The departures from the first stop, which open their trips. */
function writeStarts(sheet: GridSheet): string {
  const { grid, bands, yourRows } = sheet;
  const cells = bands.flatMap(({ hour, firstColumn, columns }, band) =>
    grid.trips.slice(firstColumn, firstColumn + columns).map((trip, index) => {
      const place = { row: 0, column: firstColumn + index };
      const ground = bandClasses(sheet, band).filter((name) => index === 0 || name !== 'mid');
      const classes = classOf([...ground, ...cellClasses(sheet, place)]);
      const { over, aloud } = writeMarks(sheet, trip);
      const link = `<a href="${escapeHtml(sheet.tripHref(trip))}">${over}${writeTime(sheet, trip, place)}${aloud}</a>`;
      return `<th scope="col" headers="h${hour}" data-m="${minutesOf(firstTime(trip))}"${classes}>${link}`;
    }),
  );
  const classes = classOf(['grid-starts', ...(yourRows.has(0) ? ['you'] : [])]);
  return `<tr${classes}>${writeStopName(sheet, 0)}${cells.join('')}`;
}

/** What is special about a trip: letters and a bar over its time, the same in words after it. */
function writeMarks({ notes, texts, locale }: GridSheet, trip: GridTrip) {
  const letters = lettersOf(trip, notes);
  const startsLater = (trip.times[0] ?? undefined) === undefined;
  const marks = `${letters ? `<i>${letters}</i>` : ''}${trip.isCancelled ? writeIcon('cancelled') : ''}`;
  const words = [
    ...(trip.isCancelled ? [texts.cancelled] : []),
    ...(letters ? [texts.noteOfTrip(letters)] : []),
    ...(startsLater ? [texts.startsLater(formatClock(minutesOf(firstTime(trip)), locale))] : []),
  ].join(', ');
  return {
    over: marks && `<span aria-hidden="true">${marks}</span>`,
    aloud: words && `<span class="visually-hidden">, ${words}</span>`,
  };
}
