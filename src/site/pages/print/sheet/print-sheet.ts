import { layOut, type LayOutOptions, type SheetPage } from './lay-out.ts';
import { makeLineSheet, makePoleSheet, type SheetMaterial, type WantedStops } from './make-sheet.ts';
import type { PrintedSheet } from './sheet-model.ts';

/** A sheet on its pages. */
export interface LaidOutSheet {
  readonly sheet: PrintedSheet;
  readonly pages: readonly SheetPage[];
}

/** Three stops tell more than two; two let two tables stand side by side. */
const plans: readonly WantedStops[] = [
  { kind: 'chosen', first: 3, others: 3 },
  { kind: 'chosen', first: 3, others: 2 },
  { kind: 'chosen', first: 2, others: 2 },
];

/** The sheet of a line with the stops asked for, or else with those that take the fewest pages. */
export function printLine(
  material: SheetMaterial,
  asked: WantedStops | undefined,
  options: LayOutOptions,
): LaidOutSheet {
  const drafts = (asked ? [asked] : plans).map((plan): LaidOutSheet => {
    const sheet = makeLineSheet(material, plan);
    return { sheet, pages: layOut(sheet, options) };
  });
  const fewest = Math.min(...drafts.map(({ pages }) => pages.length));
  const best = drafts.find(({ pages }) => pages.length === fewest);
  if (!best) throw new Error('there is no plan for a sheet');
  return best;
}

/** The departures of a line at a stop. The stops that follow are left out where they alone would need another page. */
export function printPole(
  material: SheetMaterial,
  code: string,
  options: LayOutOptions,
): LaidOutSheet | undefined {
  const sheet = makePoleSheet(material, code);
  if (!sheet) return undefined;
  const whole = { sheet, pages: layOut(sheet, options) };
  const short = { ...sheet, strip: [] };
  const bare = { sheet: short, pages: layOut(short, options) };
  return bare.pages.length < whole.pages.length ? bare : whole;
}
