import { askedFirst, requestAt, type Asking } from '#domain/access.ts';
import { stairAt } from '#domain/grid-stair.ts';
import { defaultLanguages } from '#domain/locale.ts';
import type { GridTrip } from '#domain/timetable.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { clockParts } from './clock-parts.ts';
import { minutesOf, type CellPlace, type GridSheet } from './grid-sheet.server.ts';
import type { GridIcon } from './timetable-data.ts';

/** The rows under the head of the table. */
export function writeRows(sheet: GridSheet): string {
  const { grid, yourRows } = sheet;
  const last = grid.stops.length - 1;
  return grid.stops
    .slice(1)
    .map((_, index) => {
      const row = index + 1;
      const classes = [...(yourRows.has(row) ? ['you'] : []), ...(row === last ? ['last'] : [])];
      const cells = grid.trips.map((trip, column) => {
        const place = { row, column };
        return `<td${classOf(cellClasses(sheet, place))}>${writeTime(sheet, trip, place)}`;
      });
      return `<tr${classOf(classes)}>${writeStopName(sheet, row)}${cells.join('')}`;
    })
    .join('');
}

/**
 * A time: what is to come has its minute in bold, what has passed has nothing. The hour is known from its band, so it
 * steps back.
 */
export function writeTime(sheet: GridSheet, trip: GridTrip, { row, column }: CellPlace): string {
  const time = trip.times[row] ?? undefined;
  if (time === undefined) return '–';
  const [hour, minute] = clockParts(minutesOf(time), sheet.locale);
  const text = sheet.passed[column]?.[row] ? hour + minute : `${hour}<b>${minute}</b>`;
  // A trip that does not run at all says so once, over its column.
  const isSkipped = !trip.isCancelled && trip.skippedRows.includes(row);
  const isStruck = trip.isCancelled || isSkipped;
  const asked = askedAt(trip, row);
  return [
    trip.approximateRows.includes(row) && !isAlways(sheet, 'approximateRows', row) ? '≈' : '',
    isStruck ? `<s>${hour}${minute}</s>` : text,
    isSkipped && !isAlways(sheet, 'skippedRows', row) ? skippedMark(sheet) : '',
    trip.alightingRows.includes(row) && !isAlways(sheet, 'alightingRows', row) ? alightingMark(sheet) : '',
    isStruck || !asked || alwaysAsked(sheet, row) ? '' : requestMark(sheet, asked),
    isNext(sheet, { row, column }) ? `<span class="visually-hidden"> ${sheet.texts.nextAtStop}</span>` : '',
  ].join('');
}

/** The sides of the stair of now, and the next departure. */
export function cellClasses(sheet: GridSheet, place: CellPlace): string[] {
  const { left, top } = stairAt(
    (row, column) => sheet.passed[column]?.[row] === true,
    place.row,
    place.column,
  );
  return [...(left ? ['l'] : []), ...(top ? ['t'] : []), ...(isNext(sheet, place) ? ['next'] : [])];
}

/** The head of a row: the stop, which leads to its page, and what holds there for every trip. */
export function writeStopName(sheet: GridSheet, row: number): string {
  const { grid, stopHref, isForeign, namesLang = defaultLanguages.names, texts } = sheet;
  const stop = grid.stops[row];
  if (!stop) return '<th scope="row">';
  const lang = isForeign(stop.name) ? ` lang="${escapeHtml(namesLang)}"` : '';
  const name = `<a href="${escapeHtml(stopHref(stop.code))}"${lang}>${writeName(stop.name)}</a>`;
  const approximate = `<span aria-hidden="true"> ≈</span><span class="visually-hidden">, ${texts.approximate}</span>`;
  const isSkipped = isAlways(sheet, 'skippedRows', row);
  const isAlightingOnly = !isSkipped && isAlways(sheet, 'alightingRows', row);
  const asked = isSkipped ? undefined : alwaysAsked(sheet, row);
  return [
    `<th scope="row"${classOf([...(isAlightingOnly || isSkipped ? ['off'] : []), ...(asked ? ['asked'] : [])])}>${name}`,
    isAlways(sheet, 'approximateRows', row) ? approximate : '',
    isAlightingOnly ? alightingMark(sheet) : '',
    isSkipped ? skippedMark(sheet) : requestMark(sheet, asked),
  ].join('');
}

/** A name that is too long for its column goes on after a slash, not within a word. */
const writeName = (name: string): string => escapeHtml(name).replaceAll('/', '/<wbr>');

/** One of the icons that the page holds once, as a symbol. */
export function writeIcon(name: GridIcon): string {
  return `<svg class="icon" data-size="s" aria-hidden="true"><use href="#grid-${name}"/></svg>`;
}

export function classOf(names: readonly string[]): string {
  if (names.length === 0) return '';
  return names.length === 1 ? ` class=${names[0]}` : ` class="${names.join(' ')}"`;
}

const alightingMark = ({ texts }: GridSheet) =>
  `${writeIcon('drop-off')}<span class="visually-hidden">, ${texts.alighting}</span>`;

const skippedMark = ({ texts }: GridSheet) =>
  `${writeIcon('pole-barred')}<span class="visually-hidden">, ${texts.skipped}</span>`;

const askedAt = (trip: GridTrip, row: number): Asking | undefined => {
  const request = requestAt(trip, row);
  return request && askedFirst(request);
};

function requestMark({ locale }: GridSheet, asked: Asking | undefined): string {
  if (!asked) return '';
  const icon = writeIcon(asked === 'phone' ? 'phone' : 'hail');
  return `${icon}<span class="visually-hidden">, ${escapeHtml(catalogues[locale].access.short[asked])}</span>`;
}

/** Whom every trip that calls at a row wants to be asked. */
function alwaysAsked({ grid }: GridSheet, row: number): Asking | undefined {
  const [first, ...others] = grid.trips.filter(({ times }) => typeof times[row] === 'number');
  const asked = first && askedAt(first, row);
  return asked && others.every((trip) => askedAt(trip, row) === asked) ? asked : undefined;
}

const isNext = ({ next }: GridSheet, { row, column }: CellPlace) =>
  next?.row === row && next.column === column;

/** Whether something holds at a stop for all the trips that call there: it is then said once, at its name. */
function isAlways(
  { grid }: GridSheet,
  kind: 'alightingRows' | 'approximateRows' | 'skippedRows',
  row: number,
): boolean {
  const calls = grid.trips.filter(({ times }) => typeof times[row] === 'number');
  return calls.length > 0 && calls.every((trip) => trip[kind].includes(row));
}
