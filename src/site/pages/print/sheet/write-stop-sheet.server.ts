import { modeOfLines } from '#domain/mode.ts';
import { capitalize } from '#lib/capitalize.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { formatClock } from '#site/i18n/format.ts';
import { describeDays } from './day-words.ts';
import type { StopPage } from './lay-out-stop.ts';
import { notesOf } from './measures.ts';
import type { SheetFrame } from './sheet-frame.ts';
import { notesOfFew, type FewRow, type StopPart, type StopSheet } from './stop-sheet.ts';
import {
  writeBadge,
  writeOwner,
  writeQr,
  writeStopHead,
  writeTowards,
  writeValidity,
} from './write-sheet.server.ts';
import { writeHours } from './write-tables.server.ts';
import {
  exceptionsInWords,
  joinWords,
  lateInWords,
  readable,
  alongInWords,
  symbolsInWords,
  writeNotes,
  type NoteInWords,
} from './write-words.ts';

/** The pages of a sheet for several lines of a stop, each with its own head and foot. */
export function writeStopSheet(
  sheet: StopSheet,
  pages: readonly StopPage[],
  { frame, place }: { readonly frame: SheetFrame; readonly place: number },
): string {
  const words = frame.texts.print.sheet;
  const foot = writeFoot(sheet, frame, `sheet-qr-${place}`);
  const validity = writeValidity(sheet, frame);
  const { alone } = sheet;
  const more =
    alone.length > 0 ? [words.alone(joinWords(alone, frame.texts.print.days.and), alone.length)] : [];
  const written = pages.map((page, index) => {
    const isRepeated = index > 0;
    const number = escapeHtml(words.page(index + 1, pages.length));
    return `<div class="sheet-paper"><div class="sheet-page" data-paper="${frame.paper}"><div class="sheet-top"${isRepeated ? ' aria-hidden="true"' : ''}>${writeStopHead(sheet.stop, frame, { isRepeated, more })}${validity}</div>${writeBody(page, sheet, frame)}${foot(number, isRepeated)}</div></div>`;
  });
  return `<article class="sheet" aria-label="${escapeHtml(words.stopTitle(sheet.stop.code, sheet.stop.name))}">${written.join('')}</article>`;
}

function writeBody(page: StopPage, sheet: StopSheet, frame: SheetFrame): string {
  const shelves = page.shelves.map(
    (shelf) => `<div class="sheet-parts">${shelf.map((part) => writePart(part, frame)).join('')}</div>`,
  );
  const few =
    page.few.length > 0
      ? `<ul class="sheet-few">${page.few.map((row) => writeFew(row, frame)).join('')}</ul>`
      : '';
  return `${shelves.join('')}${few}${writeNotes(stopNotes(page, sheet, frame))}`;
}

/** Under a page: its symbols, the hours after midnight, and of each line the days that run otherwise. */
export function stopNotes(
  { shelves, few }: StopPage,
  sheet: StopSheet,
  frame: Pick<SheetFrame, 'texts' | 'locale'>,
): NoteInWords[] {
  const parts = shelves.flat();
  const tables = parts.map(({ table }) => table);
  const notes = [...new Set([...notesOf(tables, sheet.notes), ...notesOfFew(few, sheet.notes)])];
  const lines = new Map([...parts, ...few].map(({ line, exceptions }) => [line.number, exceptions]));
  const odd = [...lines].flatMap(([number, exceptions]) =>
    exceptionsInWords(exceptions, frame).map((words) => ({ symbol: number, words })),
  );
  const along = [...new Map([...parts, ...few].map((part) => [part.line.number, part]))].flatMap(
    ([number, part]) => alongInWords(part, frame).map((words) => ({ symbol: number, words })),
  );
  const late = lateInWords(tables, frame).map((words) => ({ symbol: '', words }));
  return [...symbolsInWords(notes, sheet, frame), ...late, ...odd, ...along];
}

function writePart({ line, towards, code, table, isContinued }: StopPart, frame: SheetFrame): string {
  const words = frame.texts.print.sheet;
  const level = frame.headingLevel + 1;
  const more = isContinued ? ` <small>· ${escapeHtml(words.continued)}</small>` : '';
  const caption = `<caption class="visually-hidden">${escapeHtml(words.title(line.number, towards))}</caption>`;
  return `<section class="sheet-part"><div class="sheet-line">${writeBadge(line, frame)}<div><h${level} class="sheet-towards">${writeTowards(towards, frame)}${more}</h${level}>${writeCode(code, frame)}</div></div>${writeHours(table, caption, frame)}</section>`;
}

function writeCode(code: string | undefined, { texts }: SheetFrame): string {
  return code === undefined
    ? ''
    : `<p class="sheet-code">${escapeHtml(texts.print.sheet.lineCode(code))}</p>`;
}

function writeFew({ line, towards, code, classes, leaving }: FewRow, frame: SheetFrame): string {
  const { days } = frame.texts.print;
  const times = leaving.map(({ at, symbols }) => {
    const clock = escapeHtml(formatClock(Math.floor(at / 60) % 1440, frame.locale));
    return `<span>${clock}${symbols === '' ? '' : `<sup>${escapeHtml(symbols)}</sup>`}</span>`;
  });
  return `<li>${writeBadge(line, frame)}<div><b>${writeTowards(towards, frame)}</b><p>${escapeHtml(capitalize(describeDays(classes, days)))}</p>${writeCode(code, frame)}</div><p class="sheet-times">${times.join(' ')}</p></li>`;
}

/** The bus live at the stop; each line has a code of its own, since lines change at different times. */
function writeFoot(
  { stop, parts, few }: StopSheet,
  frame: SheetFrame,
  id: string,
): (number: string, isRepeated: boolean) => string {
  const { sheet: words } = frame.texts.print;
  const address = frame.stopAddress(stop.code);
  const [qr, again] = writeQr(address, frame, id);
  const mode = modeOfLines([...parts, ...few].map(({ line }) => line));
  const base = readable(frame.checkAddress('')).replace(/\/?$/, '/');
  const check = `<div class="sheet-check"><p class="sheet-question">${escapeHtml(words.liveHere(mode))}</p><p class="sheet-address">${escapeHtml(readable(address))}</p><p>${escapeHtml(words.lineCodeHelp(base))}</p></div>`;
  const owner = writeOwner(frame);
  return (number, isRepeated) =>
    `<div class="sheet-foot">${isRepeated ? again : qr}${check}${owner}<b>${number}</b></p></div>`;
}
