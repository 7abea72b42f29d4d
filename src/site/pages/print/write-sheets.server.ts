import { layOutStop } from './sheet/lay-out-stop.ts';
import type { LayOutOptions } from './sheet/lay-out.ts';
import type { SheetMaterial, WantedStops } from './sheet/make-sheet.ts';
import { printLine, printPole, type LaidOutSheet } from './sheet/print-sheet.ts';
import type { SheetFrame } from './sheet/sheet-frame.ts';
import { shareSheet, type StopSheet } from './sheet/stop-sheet.ts';
import { writeSheet } from './sheet/write-sheet.server.ts';
import { stopNotes, writeStopSheet } from './sheet/write-stop-sheet.server.ts';
import { notesInWords } from './sheet/write-words.ts';

/** A sheet as finished HTML. */
export interface WrittenSheet {
  readonly title: string;
  readonly pages: number;
  readonly html: string;
  /** The lines on it. */
  readonly numbers: readonly string[];
  /** Of the sheet of a line, not of a stop. */
  readonly line?: { readonly number: string; readonly direction: string };
}

interface SheetWriter {
  /** The places count the sheets of a document: what they refer to by name has another name on each. */
  writeLine(material: SheetMaterial, place: number): WrittenSheet;
  /** All that can be boarded at a stop: frequent lines alone, the others together. */
  writeStop(materials: readonly SheetMaterial[], code: string, place: number): WrittenSheet[];
}

export function sheetWriter(frame: SheetFrame, wanted: WantedStops | undefined): SheetWriter {
  const { paper, locale } = frame;
  const options: LayOutOptions = {
    paper,
    locale,
    wordsUnder: (sheet, page) => notesInWords(sheet, page, frame).map(({ words }) => words),
  };
  const write = (laidOut: LaidOutSheet, place: number): WrittenSheet => {
    const { line, direction, towards, stop } = laidOut.sheet;
    return {
      title: frame.texts.print.sheet.title(line.number, towards),
      pages: laidOut.pages.length,
      html: writeSheet(laidOut, frame, place),
      numbers: [line.number],
      ...(!stop && { line: { number: line.number, direction } }),
    };
  };
  const writeShared = (sheet: StopSheet, place: number): WrittenSheet => {
    const wordsUnder = (page: Parameters<typeof stopNotes>[0]) =>
      stopNotes(page, sheet, frame).map(({ words }) => words);
    const pages = layOutStop(sheet, { paper, locale, wordsUnder });
    return {
      title: frame.texts.print.sheet.stopTitle(sheet.stop.code, sheet.stop.name),
      pages: pages.length,
      html: writeStopSheet(sheet, pages, { frame, place }),
      numbers: [...sheet.parts, ...sheet.few].map(({ line }) => line.number),
    };
  };
  return {
    writeLine: (material, place) => write(printLine(material, wanted, options), place),
    writeStop: (materials, code, place) => {
      const { alone, shared } = shareSheet(materials, code, { paper, locale });
      const own = alone.flatMap((material) => printPole(material, code, options) ?? []);
      const together = shared ? [writeShared(shared, place + own.length)] : [];
      const title = together[0]?.title;
      return [
        ...own.map((sheet, index) => ({
          ...write(sheet, place + index),
          ...(title !== undefined && { title }),
        })),
        ...together,
      ];
    },
  };
}
