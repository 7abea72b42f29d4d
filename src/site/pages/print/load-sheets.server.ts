import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { DirectionPrint, LinePrint } from '#domain/line-print.ts';
import { lineRefOf } from '#domain/line.ts';
import { drawQrCode } from '#lib/qr-code.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { notFound, placeOf } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { stopPath } from '#site/routing/schedule-paths.ts';
import type { PrintQuery } from './print-query.ts';
import { mostLines } from './print-query.ts';
import { loadNoticesInForce } from '#site/pages/notices/load-notices.server.ts';
import { loadLinePrint, noticesOf } from './sheet-material.server.ts';
import type { SheetMaterial, WantedStops } from './sheet/make-sheet.ts';
import type { SheetFrame } from './sheet/sheet-frame.ts';
import { mostNotices } from './sheet/sheet-model.ts';
import { sheetWriter, type WrittenSheet } from './write-sheets.server.ts';

/** Sheets as finished HTML. */
export interface WrittenSheets {
  readonly html: string;
  readonly pages: number;
  readonly sheets: readonly WrittenSheet[];
  /** Lines asked for that have none on that day. */
  readonly missing: readonly string[];
  /** Whether one of the lines exists. */
  readonly hasLine: boolean;
  /** When other notices will be printed on them (ms). */
  readonly trueUntilMs: number | undefined;
}

/** What sheets are written from; they may be dated otherwise than by the moment they are asked for. */
type SheetContext = LoaderContext & { readonly printedAt?: number };

/** A code is the same as long as its sheet holds, and is a third of the work of a sheet. */
const qrCodes = new LRUCache<string, string>({ max: 1000, memoMethod: (address) => drawQrCode(address) });

/** One direction of a line, at a stop or from end to end. */
interface Wanted {
  readonly number: string;
  readonly direction: string | undefined;
  readonly stop?: string;
}

/** Everything an address asks for; nothing at all is thrown as `not-found`, in words that say why. */
export async function requireSheets(
  context: SheetContext,
  query: PrintQuery,
  headingLevel: SheetFrame['headingLevel'],
): Promise<WrittenSheets> {
  const written = await loadSheets(context, query, headingLevel);
  if (written.pages === 0) throw notFound(wordsOfNothing(context, query, written.hasLine));
  return written;
}

/** What there is of it: a line may have no sheet on a day. */
export async function loadSheets(
  context: SheetContext,
  query: PrintQuery,
  headingLevel: SheetFrame['headingLevel'],
): Promise<WrittenSheets> {
  const frame = frameOf(context, query, headingLevel);
  const wanted = query.sheet === 'pole' ? await listPoles(context, query) : listLines(query);
  const { notices, trueUntilMs } = await loadNoticesInForce(context);
  const lines = new Map<string, LinePrint | undefined>();
  const loadMaterial = async ({ number, direction: code, stop }: Wanted): Promise<SheetMaterial[]> => {
    if (!lines.has(number)) lines.set(number, await loadLinePrint(context, number, query.date));
    const line = lines.get(number);
    const own = line?.directions.filter(
      ({ direction, grids }) => grids.length > 0 && (code === undefined || direction === code),
    );
    const ref = line ? lineRefOf(line) : { number, serviceTypeCode: -1 };
    return (own ?? []).map((direction) => {
      const stops = stop === undefined ? stopsOf(direction) : [stop];
      const way = { number, direction: direction.direction, stops: new Set(stops) };
      const said = noticesOf(context, notices, way).slice(0, mostNotices);
      return { line: ref, direction, notices: said };
    });
  };
  const sheets: WrittenSheet[] = [];
  const writer = sheetWriter(frame, wantedStops(query));
  const stops = query.sheet === 'pole' ? Map.groupBy(wanted, ({ stop = '' }) => stop) : undefined;
  // One after the other, with a pause: a booklet must not take the process from those who wait for a bus.
  for (const [stop, here] of stops ?? wanted.map((each) => [undefined, [each]] as const)) {
    const materials: SheetMaterial[] = [];
    for (const each of here) materials.push(...(await loadMaterial(each)));
    if (stop !== undefined) sheets.push(...writer.writeStop(materials, stop, sheets.length));
    else
      for (const material of materials) {
        sheets.push(writer.writeLine(material, sheets.length));
        await setImmediate();
      }
    await setImmediate();
  }
  const printed = new Set(sheets.flatMap(({ numbers }) => numbers));
  return {
    html: sheets.map(({ html }) => html).join(''),
    pages: sheets.reduce((sum, { pages }) => sum + pages, 0),
    sheets,
    missing: [...lines].flatMap(([asked, line]) => (printed.has(line?.number ?? asked) ? [] : [asked])),
    hasLine: [...lines.values()].some((line) => line !== undefined),
    trueUntilMs,
  };
}

const stopsOf = ({ grids }: DirectionPrint): string[] =>
  grids.flatMap(({ stops }) => stops.map(({ code }) => code));

function listLines({ lines, direction }: PrintQuery): Wanted[] {
  return lines.slice(0, mostLines).map((number) => ({ number, direction }));
}

/** A stop without a line is printed with all that can be boarded there. */
async function listPoles({ schedule, locale }: LoaderContext, query: PrintQuery): Promise<Wanted[]> {
  const { lines, stops, direction } = query;
  if (lines.length > 0) return stops.flatMap((stop) => lines.map((number) => ({ number, direction, stop })));
  const boards = await schedule.loadBoards({ codes: stops, locale });
  return boards
    .flatMap(({ stop, lines: here }) =>
      here
        .filter(({ isAlightingOnly }) => !isAlightingOnly)
        .map((line) => ({ number: line.number, direction: line.direction, stop: stop.code })),
    )
    .slice(0, 2 * mostLines);
}

function wantedStops({ isWhole, stops }: PrintQuery): WantedStops | undefined {
  if (isWhole) return { kind: 'all' };
  return stops.length > 0 ? { kind: 'named', codes: stops } : undefined;
}

function wordsOfNothing({ locale, operator }: LoaderContext, query: PrintQuery, hasLine: boolean): string {
  const { schedules, scheduleAnswers, print } = catalogues[locale];
  const { lines, stops } = query;
  if (lines.length === 0 && stops.length === 0) return print.proxy.nothing;
  if (lines.length === 0) return schedules.unknownStop(stops[0] ?? '');
  if (lines.length > 1 || !hasLine) return scheduleAnswers.unknownLine(lines.join(', '));
  return query.sheet === 'pole' ? scheduleAnswers.stopNotOnLine : print.schedule.noService(operator.fleet);
}

export function frameOf(
  context: SheetContext,
  { paper }: Pick<PrintQuery, 'paper'>,
  headingLevel: SheetFrame['headingLevel'],
): SheetFrame {
  const { locale, operator, now, printedAt = now, url, table } = context;
  const place = placeOf(context);
  return {
    locale,
    texts: catalogues[locale],
    operator,
    paper,
    now: printedAt,
    headingLevel,
    checkAddress: (code) => `${url.origin}${table.pathOf('sheet-check', locale, { code }) ?? '/'}`,
    stopAddress: (code) => `${url.origin}${stopPath(place, code)}`,
    drawQr: (address) => qrCodes.memo(address),
  };
}
