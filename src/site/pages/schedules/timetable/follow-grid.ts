import { passedCells, stairAt } from '#domain/grid-stair.ts';
import type { Locale } from '#domain/locale.ts';
import { formatClock } from '#site/i18n/format.ts';
import { readClock } from './clock-parts.ts';

/** A cell by its row, a stop, and its column, a trip. */
interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridFollower {
  /** Draws the table as it stands at a moment; the next departure may be known from live times. */
  moveTo(now: number, next?: CellPlace): void;
  /** Scrolls to where the buses are. */
  showNow(now: number): void;
}

/** So many columns of what has passed stay in sight, where there is room for as many of what is to come. */
const columnsBefore = 6;

/** Follows the clock in a table that the server wrote. What it needs to know stands in the table: its times, as text. */
export function followGrid(table: HTMLTableElement): GridFollower {
  const locale: Locale = table.dataset['clock'] === 'en' ? 'en' : 'fr';
  const origin = Number(table.dataset['origin']);
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('.grid-starts, tbody > tr')];
  const starts = [...(rows[0]?.cells ?? [])].slice(1).map((head) => Number(head.dataset['m']));
  const cellAt = (row: number, column: number) => rows[row]?.cells[column + 1];
  const known: (readonly (number | null)[] | undefined)[] = [];
  let passed: readonly (readonly boolean[])[] = [];
  let stair: Element[] = [...table.querySelectorAll('.l, .t')];
  let drawn: number | undefined;

  /** The times of a trip in seconds; read once, since ten thousand cells take a phone a while. */
  const timesOf = (column: number) =>
    (known[column] ??= rows.map((_, row) => {
      const minutes = readClock(textOf(cellAt(row, column)), starts[column] ?? 0, locale);
      return minutes === undefined ? null : minutes * 60;
    }));
  const isPassed = (row: number, column: number) => passed[column]?.[row] === true;

  /** Trips that have left, as far as the last of them: what lies ahead of it is all to come. */
  function pass(nowS: number): void {
    const last = starts.findLastIndex((start) => start * 60 < nowS);
    const before = passed;
    passed = passedCells(
      starts.slice(0, last + 1).map((_, column) => timesOf(column)),
      nowS,
    );
    passed.forEach((column, index) => {
      column.forEach((isOver, row) => {
        // What the server drew as passed has no bold minute.
        const cell = isOver && !before[index]?.[row] ? cellAt(row, index) : undefined;
        if (cell?.querySelector('b')) cell.classList.add('p');
      });
    });
  }

  function drawStair(): void {
    for (const cell of stair) cell.classList.remove('l', 't');
    stair = [];
    for (let column = 0; column <= passed.length; column += 1) {
      if (passed[column]?.every(Boolean)) continue;
      rows.forEach((_, row) => {
        const cell = cellAt(row, column);
        const { left, top } = stairAt(isPassed, row, column);
        if (!cell || !(left || top)) return;
        cell.classList.toggle('l', left);
        cell.classList.toggle('t', top);
        stair.push(cell);
      });
    }
  }

  /** The first usable departure of the rider's row, as the timetable has it. */
  function plannedNext(nowS: number): CellPlace | undefined {
    const ahead = rows.flatMap((tr, row) => {
      // The mark at the name of a stop: nobody boards there.
      if (!tr.classList.contains('you') || tr.cells[0]?.querySelector('.icon')) return [];
      return starts.flatMap((_, column) => {
        const cell = cellAt(row, column);
        const isUsable = cell && !cell.querySelector('s, .icon') && !isPassed(row, column);
        const time = isUsable ? timesOf(column)[row] : undefined;
        return time === null || time === undefined || time < nowS - 60 ? [] : { row, column, time };
      });
    });
    return ahead.toSorted((one, two) => one.time - two.time)[0];
  }

  function markNext(next: CellPlace | undefined): void {
    const before = table.querySelector('.next');
    const cell = next && cellAt(next.row, next.column);
    if (cell === before) return;
    const words = before?.querySelector('.visually-hidden:last-child');
    before?.classList.remove('next');
    if (!cell) return words?.remove();
    cell.classList.add('next');
    if (words) (cell.querySelector('a') ?? cell).append(words);
  }

  return {
    moveTo(now, next) {
      const nowS = (now - origin) / 1000;
      const minute = Math.floor(nowS / 60);
      if (minute !== drawn) {
        drawn = minute;
        pass(nowS);
        drawStair();
        const clock = table.querySelector('.grid-now b');
        if (clock) clock.textContent = formatClock(minute, locale);
        markHour(table, Math.floor(minute / 60));
      }
      markNext(next ?? plannedNext(nowS));
    },
    showNow(now) {
      const minute = Math.floor((now - origin) / 60_000);
      const ahead = starts.findIndex((start) => start >= minute);
      const cell = cellAt(0, ahead < 0 ? starts.length - 1 : ahead);
      const names = rows[0]?.cells[0];
      const box = table.parentElement;
      if (!box || !cell || !names) return;
      const half = Math.floor((box.clientWidth - names.offsetWidth) / cell.offsetWidth / 2);
      const before = Math.min(columnsBefore, Math.max(half, 0)) * cell.offsetWidth;
      box.scrollLeft = cell.offsetLeft - names.offsetWidth - before;
    },
  };
}

/** What a cell shows, without the words that are read aloud after it. */
function textOf(cell: HTMLTableCellElement | undefined): string {
  const inside = cell?.querySelector('a') ?? cell;
  return [...(inside?.childNodes ?? [])]
    .filter((node) => !(node instanceof HTMLSpanElement))
    .map((node) => node.textContent)
    .join('');
}

function markHour(table: HTMLTableElement, hour: number): void {
  const rail = table.parentElement?.previousElementSibling;
  for (const link of rail?.querySelectorAll('a') ?? []) {
    if (link.hash === `#h${hour}`) link.setAttribute('aria-current', 'time');
    else link.removeAttribute('aria-current');
  }
}
