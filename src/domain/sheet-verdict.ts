import type { SheetCode } from './sheet-code.ts';
import type { SheetDays } from './sheet-days.ts';
import { compareMarks } from './sheet-marks.ts';

/** What a printed sheet is still worth. */
export type SheetVerdict =
  | { readonly kind: 'valid'; readonly until: string }
  /** It holds from a day to come. */
  | { readonly kind: 'ahead'; readonly from: string; readonly until: string }
  /** Another one holds: since a day, or since the times were corrected. */
  | { readonly kind: 'replaced'; readonly since: string | undefined }
  /** The line does not run in this direction any more. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

interface Judged {
  readonly code: Pick<SheetCode, 'from' | 'marks'>;
  readonly today: string;
  /** The sheet of today, and that of the first day of the printed one; undefined where nothing is published. */
  readonly sheetNow: SheetDays | undefined;
  readonly sheetThen: SheetDays | undefined;
}

export function judgeSheet({ code, today, sheetNow, sheetThen }: Judged): SheetVerdict {
  const isAhead = code.from > today;
  const holding = isAhead ? sheetThen : sheetNow;
  if (!holding) return { kind: isAhead ? 'unknown' : 'ended' };
  if (holding.tables.length === 0) return { kind: 'ended' };
  const compared = compareMarks(code.marks, holding);
  if (compared === 'unknown') return { kind: 'unknown' };
  if (compared === 'other')
    return { kind: 'replaced', since: holding.from > code.from ? holding.from : undefined };
  return isAhead
    ? { kind: 'ahead', from: code.from, until: holding.to }
    : { kind: 'valid', until: holding.to };
}
