import type { DayChange } from '#domain/day-change.ts';
import type { LineDirectionRef } from '#domain/line.ts';
import { readSheetCode, type SheetCode } from '#domain/sheet-code.ts';
import { daysOfDirection, sheetDaysOn, sheetPart, type SheetDays } from '#domain/sheet-days.ts';
import { judgeSheet, type SheetVerdict } from '#domain/sheet-verdict.ts';
import { toAppError } from '#lib/errors.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { scheduleInfo } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { printPathsOf } from '../print-paths.ts';
import { loadDays } from '../sheet-material.server.ts';

/** What a printed sheet is worth, or why that cannot be told. */
export interface SheetCheckData {
  /** As it was typed; empty where none was. */
  readonly typed: string;
  readonly action: string;
  readonly answer:
    | { readonly kind: 'none' | 'mistyped' | 'no-code' }
    | {
        readonly kind: 'verdict';
        readonly verdict: SheetVerdict;
        readonly line: LineDirectionRef;
        /** Its sheet as it holds now, or from the day on which the printed one begins. */
        readonly sheet: string | undefined;
        readonly change: DayChange | undefined;
      };
}

/** A code is longer than this in no way of typing it. */
const longestCode = 40;
const lifetime = { serverS: 60, browserS: 0 } as const;

/** Whether a printed sheet still holds: the code says which it is, the timetables say the rest. */
export const loadSheetCheck: PageLoader<SheetCheckData> = async (context) => {
  const { params, url, locale, table } = context;
  const texts = catalogues[locale].print.check;
  const typed = (url.searchParams.get('code') ?? params['code'] ?? '').trim().slice(0, longestCode);
  const paths = printPathsOf(table.pathOf, locale);
  const answer = typed === '' ? ({ kind: 'none' } as const) : await answerTo(context, typed);
  const title =
    answer.kind === 'verdict' ? texts.titleOf(answer.line.number, answer.line.towards) : texts.title;
  return {
    kind: 'page',
    status: answer.kind === 'mistyped' || answer.kind === 'no-code' ? 404 : 200,
    info: scheduleInfo(context, { title, summary: texts.summary }),
    data: { typed, action: paths.checkBase, answer },
    keep: lifetime,
    indexed: typed === '',
  };
};

async function answerTo(context: LoaderContext, typed: string): Promise<SheetCheckData['answer']> {
  const { schedule, locale, table, operator, now } = context;
  const today = dayOf(momentIn(operator.timeZone, now));
  const code = readSheetCode(typed, today);
  if (code.kind !== 'code') return code;
  const line = await schedule.loadLine({ number: code.number, locale }).catch(noneIfUnpublished);
  const direction = line?.directions.find((each) => each.direction === code.direction);
  const named = {
    number: code.number,
    direction: code.direction,
    towards: direction?.towards ?? '',
    serviceTypeCode: line?.serviceTypeCode ?? -1,
  };
  // A number that no line has was not on a sheet, or the line is gone for good.
  if (!line || !direction)
    return { kind: 'verdict', verdict: { kind: 'ended' }, line: named, sheet: undefined, change: undefined };
  const sheetNow = await sheetOn(context, code, line.date);
  const sheetThen =
    sheetNow && code.from >= sheetNow.from && code.from <= sheetNow.to
      ? sheetNow
      : await sheetOn(context, code, code.from);
  const verdict = judgeSheet({ code, today: line.date, sheetNow, sheetThen });
  const paths = printPathsOf(table.pathOf, locale);
  const date = verdict.kind === 'ahead' ? verdict.from : undefined;
  return {
    kind: 'verdict',
    verdict,
    line: named,
    sheet: verdict.kind === 'ended' ? undefined : paths.schedule(code.number, code.direction, { date }),
    change:
      verdict.kind === 'replaced' && sheetThen && sheetNow
        ? await loadChange(context, code, { before: sheetThen, after: sheetNow })
        : undefined,
  };
}

async function sheetOn(
  context: LoaderContext,
  code: SheetCode,
  date: string,
): Promise<SheetDays | undefined> {
  const { schedule, locale } = context;
  const line = await schedule.loadLine({ number: code.number, date, locale }).catch(noneIfUnpublished);
  if (!line?.period) return undefined;
  const days = await loadDays(context, code.number, sheetPart(line.period, line.date));
  return sheetDaysOn(daysOfDirection(days, code.direction), line.date);
}

/** A day that is not published any more says nothing of a sheet. */
function noneIfUnpublished(thrown: unknown): undefined {
  if (toAppError(thrown).code !== 'not-found') throw thrown;
  return undefined;
}

/** What is different on the same days of the week; the page stands without it. */
async function loadChange(
  { schedule, locale, log }: LoaderContext,
  { number, direction }: SheetCode,
  { before, after }: { readonly before: SheetDays; readonly after: SheetDays },
): Promise<DayChange | undefined> {
  const pair = after.tables.flatMap(({ classes, date, fingerprint }) => {
    const then = before.tables.find((table) => table.classes.includes(classes[0] ?? 1));
    return then && then.fingerprint !== fingerprint ? { before: then.date, after: date } : [];
  })[0];
  if (!pair) return undefined;
  try {
    const changes = await schedule.loadChanges({ number, ...pair, locale });
    return changes.find((change) => change.direction === direction);
  } catch (err) {
    log.warn({ err }, 'what changed on a printed sheet could not be read');
    return undefined;
  }
}
