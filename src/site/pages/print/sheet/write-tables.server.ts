import { timeAt } from '#domain/line-print.ts';
import type { Locale } from '#domain/locale.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { formatClock, formatHour } from '#site/i18n/format.ts';
import { accessibleOutline } from '#site/ui/icon/accessible-outline.ts';
import { describeDays } from './day-words.ts';
import type { Block } from './lay-out.ts';
import type { SheetFrame } from './sheet-frame.ts';
import type { HourRow, HoursTable, PrintedSheet, StripStop, TripsTable } from './sheet-model.ts';
import { capitalize } from '#lib/capitalize.ts';
import { writeName } from './write-words.ts';

/** A piece of a page as HTML. Every text of a feed is escaped here. */
export function writeBlock(block: Block, sheet: PrintedSheet, frame: SheetFrame): string {
  if (block.kind === 'strip') return writeStrip(block, sheet, frame);
  const { table } = block;
  const caption = writeCaption(table, sheet, { frame, isContinued: block.isContinued });
  return table.kind === 'hours' ? writeHours(table, caption, frame) : writeTrips(table, caption, frame);
}

interface CaptionOptions {
  readonly frame: SheetFrame;
  readonly isContinued: boolean;
}

function writeCaption(
  { classes }: HoursTable | TripsTable,
  { idle, tables }: PrintedSheet,
  { frame, isContinued }: CaptionOptions,
): string {
  const { sheet, days } = frame.texts.print;
  const words = classes === undefined ? sheet.departuresHere : capitalize(describeDays(classes, days));
  const more = [
    ...(isContinued ? [sheet.continued] : []),
    ...(idle.length > 0 && classes === tables[0]?.classes ? [days.noService(describeDays(idle, days))] : []),
  ];
  const small = more.length > 0 ? ` <small>· ${escapeHtml(more.join(' · '))}</small>` : '';
  return `<caption>${escapeHtml(words)}${small}</caption>`;
}

export function writeHours({ columns, rows, size }: HoursTable, caption: string, frame: SheetFrame): string {
  const { sheet, days } = frame.texts.print;
  const heads = columns.map((column) =>
    'stop' in column
      ? `<th scope="col"><span class="sheet-fit">${writeName(column.stop.name, frame)}<small>${escapeHtml(sheet.stopCode(column.stop.code))}</small></span></th>`
      : `<th scope="col"><span class="sheet-fit">${escapeHtml(capitalize(describeDays(column.classes, days)))}</span></th>`,
  );
  return `<table class="sheet-hours" data-size="${size}">${caption}<thead><tr><th class="h" scope="col">${escapeHtml(sheet.hour)}</th>${heads.join('')}</tr></thead><tbody>${rows.map((row) => writeHourRow(row, frame.locale)).join('')}</tbody></table>`;
}

/** A minute of every hour, written once. */
const minutes = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'));

function writeHourRow({ hour, cells }: HourRow, locale: Locale): string {
  const written = cells.map(
    (cell) =>
      `<td>${cell
        .map(({ minute, symbols }) =>
          symbols === ''
            ? `<span class="m">${minutes[minute]}</span>`
            : `<span class="m">${minutes[minute]}<sup>${escapeHtml(symbols)}</sup></span>`,
        )
        .join(' ')}</td>`,
  );
  const next = hour === 24 ? ' class="next-day"' : '';
  return `<tr${next}><th class="h" scope="row">${locale === 'fr' ? String(hour % 24) : formatHour(hour, locale)}</th>${written.join('')}</tr>`;
}

function writeTrips(table: TripsTable, caption: string, frame: SheetFrame): string {
  const { texts, locale } = frame;
  const { grid, rows, symbols, trips } = table;
  const [first, end] = trips;
  const { sheet } = texts.print;
  let html = `<table class="sheet-trips">${caption}<thead><tr><th scope="col">${escapeHtml(sheet.stop)}</th>`;
  for (let trip = first; trip < end; trip += 1)
    html += `<th scope="col"><span class="visually-hidden">${escapeHtml(sheet.trip(trip - first + 1))}</span>${escapeHtml(symbols[trip] ?? '')}</th>`;
  html += '</tr></thead><tbody>';
  const cells = (clockCells[locale] ??= writeClockCells(locale));
  for (const [place, row] of rows.entries()) {
    const isEnd = place === 0 || place === rows.length - 1;
    const { code = '', name = '' } = grid.stops[row] ?? {};
    html += `<tr${isEnd ? ' class="main"' : ''}><th scope="row"><span class="sheet-no">${escapeHtml(code)}</span> ${writeName(name, frame)}</th>`;
    for (let trip = first; trip < end; trip += 1) {
      const time = timeAt(grid, row, trip);
      html += time < 0 ? '<td>–</td>' : cells[Math.floor(time / 60) % minutesOfDay];
    }
    html += '</tr>';
  }
  return `${html}</tbody></table>`;
}

const minutesOfDay = 1440;

/** A timetable says the same few hundred times again and again: every minute of a day is written once. */
const clockCells: Partial<Record<Locale, readonly string[]>> = {};

function writeClockCells(locale: Locale): readonly string[] {
  return Array.from({ length: minutesOfDay }, (_, minute) => `<td>${formatClock(minute, locale)}</td>`);
}

function writeStrip(
  { stops, isContinued, isLast }: Extract<Block, { kind: 'strip' }>,
  { stop: pole, line }: PrintedSheet,
  frame: SheetFrame,
): string {
  const { sheet } = frame.texts.print;
  const [title, help] = pole
    ? [sheet.followingStops(line.mode), sheet.followingHelp]
    : [sheet.allStops, sheet.minutesHelp];
  const level = frame.headingLevel + 1;
  const head = isContinued ? `${title}, ${sheet.continued}` : title;
  const items = stops.map((stop, place) => {
    const isStart = !isContinued && place === 0;
    const isEnd = isLast && place === stops.length - 1;
    return writeStripStop(stop, {
      frame,
      isHere: pole !== undefined && isStart,
      classes: [stop.isMain && 'main', isStart && 'first', isEnd && 'last'].filter((each) => each !== false),
    });
  });
  return `<div class="sheet-strip"><h${level}>${escapeHtml(head)}</h${level}><p>${escapeHtml(help)} ${accessibleIcon}\u00a0${escapeHtml(sheet.accessible)}</p><ol>${items.join('')}</ol></div>`;
}

interface StripOptions {
  readonly frame: SheetFrame;
  /** The first stop of a stop’s own sheet. */
  readonly isHere: boolean;
  readonly classes: readonly string[];
}

function writeStripStop(stop: StripStop, { frame, isHere, classes }: StripOptions): string {
  const { sheet } = frame.texts.print;
  const { code, name, isAccessible, minutes: count } = stop;
  const isStart = classes.includes('first');
  const figure = isHere || count === undefined ? '' : isStart ? sheet.departure : String(count);
  const words = isHere ? escapeHtml(sheet.here) : writeName(name, frame);
  const icon = isAccessible
    ? `${accessibleIcon}<span class="visually-hidden"> ${escapeHtml(sheet.accessible)}</span>`
    : '';
  return `<li${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}><span class="dot"></span><span class="no">${escapeHtml(code)}</span><span class="name">${words}</span><span class="acc">${icon}</span><span class="min">${escapeHtml(figure)}</span></li>`;
}

const { head, path } = accessibleOutline;
export const accessibleIcon = `<svg class="sheet-icon" viewBox="0 0 24 24" aria-hidden="true"><circle class="solid" cx="${head.x}" cy="${head.y}" r="${head.radius}"/><path d="${path}"/></svg>`;
