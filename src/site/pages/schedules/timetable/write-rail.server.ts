import { firstTime, hourBands, type HourBand } from '#domain/grid-hours.ts';
import type { Locale } from '#domain/locale.ts';
import type { TimetableGrid } from '#domain/timetable.ts';
import { formatHour } from '#site/i18n/format.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import { minutesOf } from './grid-sheet.server.ts';

interface RailDrawing {
  readonly grid: TimetableGrid;
  readonly locale: Locale;
  readonly texts: FullCatalogue['timetable'];
  /** The running hour, counted as the hours of the table are; undefined on another day. */
  readonly nowHour: number | undefined;
}

/** The rail of hours over the table: each leads to its columns, and shows the rhythm of its departures as ticks. */
export function writeRail({ grid, locale, texts, nowHour }: RailDrawing): string {
  const hours = hourBands(grid.trips).map((band, index, bands) => {
    const isMidnight = band.hour >= 24 && (bands[index - 1]?.hour ?? 24) < 24;
    const current = band.hour === nowHour ? ' aria-current="time"' : '';
    const figure = locale === 'fr' ? String(band.hour % 24) : String(band.hour % 12 || 12);
    const rest = formatHour(band.hour, locale).slice(figure.length) + texts.departuresInHour(band.columns);
    return `<li${isMidnight ? ' class=mid' : ''}><a href="#h${band.hour}"${current}><span>${figure}<span class="visually-hidden">${rest}</span></span>${writeTicks(grid, band)}</a>`;
  });
  return `<nav class="grid-rail" aria-label="${texts.toHour}"><ol>${hours.join('')}</ol></nav>`;
}

function writeTicks({ trips }: TimetableGrid, { hour, firstColumn, columns }: HourBand): string {
  const ticks = trips
    .slice(firstColumn, firstColumn + columns)
    .map((trip) => minutesOf(firstTime(trip)) - hour * 60)
    // A trip that begins farther along may begin later than its hour.
    .filter((minute) => minute < 60)
    .map((minute) => `M${minute}.5 0V10`);
  return `<svg viewBox="0 0 60 10" preserveAspectRatio="none" aria-hidden="true"><path d="${ticks.join('')}"/></svg>`;
}
