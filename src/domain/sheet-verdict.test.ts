import { describe, expect, it } from 'vitest';
import type { DayClass, SheetDays } from './sheet-days.ts';
import { marksOf } from './sheet-marks.ts';
import { judgeSheet } from './sheet-verdict.ts';

/** A sheet whose days are written `12345:a 6:b 0:c`; `-` runs nothing. */
function sheet(text: string, from = '2026-10-19', to = '2026-11-27'): SheetDays {
  const parts = text.split(' ').map((part) => {
    const [days = '', fingerprint = ''] = part.split(':');
    return { fingerprint, classes: Array.from(days, (day) => Number(day) as DayClass), date: from };
  });
  return {
    from,
    to,
    tables: parts.filter(({ fingerprint }) => fingerprint !== '-'),
    idle: parts.filter(({ fingerprint }) => fingerprint === '-').flatMap(({ classes }) => classes),
    exceptions: [],
  };
}

const today = '2026-11-15';
const printed = sheet('12345:a 6:b 0:c');
const code = { from: printed.from, marks: marksOf(printed) };

describe('a printed sheet', () => {
  it('is valid as long as the days of the week run as it says', () => {
    expect(judgeSheet({ code, today, sheetNow: printed, sheetThen: printed })).toEqual({
      kind: 'valid',
      until: '2026-11-27',
    });
  });

  it.each([
    ['on weekdays', '12345:x 6:b 0:c'],
    ['on Fridays alone', '1234:a 5:x 6:b 0:c'],
    ['on Saturdays', '12345:a 6:x 0:c'],
    ['on Sundays, which have no service any more', '12345:a 6:b 0:-'],
  ])('is replaced when another service runs %s', (_, now) => {
    expect(judgeSheet({ code, today, sheetNow: sheet(now), sheetThen: undefined })).toEqual({
      kind: 'replaced',
      since: undefined,
    });
  });

  it('is replaced since the day the next one began', () => {
    const next = sheet('12345:x 6:b 0:c', '2026-11-10');
    expect(judgeSheet({ code, today, sheetNow: next, sheetThen: printed })).toEqual({
      kind: 'replaced',
      since: '2026-11-10',
    });
  });

  it('goes on when the next period runs the same', () => {
    const next = sheet('12345:a 6:b 0:c', '2026-11-10', '2027-03-14');
    expect(judgeSheet({ code, today, sheetNow: next, sheetThen: undefined })).toEqual({
      kind: 'valid',
      until: '2027-03-14',
    });
  });

  it('is still told by a feed that has only the last days of the period', () => {
    expect(judgeSheet({ code, today, sheetNow: sheet('45:a 6:b'), sheetThen: undefined }).kind).toBe('valid');
    expect(judgeSheet({ code, today, sheetNow: sheet('6:x'), sheetThen: undefined }).kind).toBe('replaced');
    // The sheet may have had another Friday: a Friday alone does not tell.
    expect(judgeSheet({ code, today, sheetNow: sheet('5:x'), sheetThen: undefined }).kind).toBe('unknown');
  });

  it('has ended when nothing runs in its direction', () => {
    expect(judgeSheet({ code, today, sheetNow: undefined, sheetThen: undefined }).kind).toBe('ended');
    expect(judgeSheet({ code, today, sheetNow: sheet('1234560:-'), sheetThen: undefined }).kind).toBe(
      'ended',
    );
  });

  it('may hold from a day to come', () => {
    const coming = sheet('12345:a 6:b 0:c', '2026-11-28', '2027-03-14');
    const early = { from: '2026-11-28', marks: marksOf(coming) };
    const both = { code: early, today, sheetNow: sheet('12345:x 6:x 0:x') };
    expect(judgeSheet({ ...both, sheetThen: coming })).toEqual({
      kind: 'ahead',
      from: '2026-11-28',
      until: '2027-03-14',
    });
    expect(judgeSheet({ ...both, sheetThen: sheet('12345:x', '2026-11-28') }).kind).toBe('replaced');
    expect(judgeSheet({ ...both, sheetThen: undefined }).kind).toBe('unknown');
  });
});
