import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOfDay } from '#lib/time/calendar-day.ts';
import { cases } from '#tests/support/cases.ts';
import { dayClasses, sheetDaysOn, sheetPart, type SheetDay } from './sheet-days.ts';

const monday = '2026-10-19';

/** Weeks from a Monday on, written as one letter a day; `-` is a day without service. */
function daysOf(text: string, kinds: Readonly<Record<string, SheetDay['kind']>> = {}): SheetDay[] {
  return Array.from(text.replaceAll(' ', ''), (letter, place) => {
    const date = addDays(monday, place);
    const weekday = weekdayOfDay(date);
    const usual = weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekday';
    return { date, kind: kinds[date] ?? usual, trips: letter === '-' ? 0 : 10, fingerprint: letter };
  });
}

const tablesOf = (days: readonly SheetDay[], date = monday) =>
  sheetDaysOn(days, date)?.tables.map(({ fingerprint, classes }) => `${fingerprint} ${classes.join('')}`);

describe('the tables of a sheet', () => {
  it('are one for each service, in the order of the week', () => {
    expect(tablesOf(daysOf('aaaaabc aaaaabc'))).toEqual(['a 12345', 'b 6', 'c 0']);
    expect(tablesOf(daysOf('aaaaabb aaaaabb'))).toEqual(['a 12345', 'b 60']);
    expect(tablesOf(daysOf('----ff- ----ff-'))).toEqual(['f 56']);
  });

  it('say which days have no service', () => {
    expect(sheetDaysOn(daysOf('aaaaa-- aaaaa--'), monday)?.idle).toEqual([6, 0]);
  });

  it('put a holiday with the days it runs as', () => {
    const thursday = '2026-10-29';
    const days = daysOf('aaaaabc aaacabc aaaaabc', { [thursday]: 'holiday' });
    expect(tablesOf(days)).toEqual(['a 12345', 'b 6', 'c 0holiday']);
    expect(sheetDaysOn(days, monday)?.exceptions).toEqual([]);
  });

  it('know a day off only where it changes the service', () => {
    const friday = '2026-10-30';
    const off = { [friday]: 'school-day-off' } as const;
    expect(tablesOf(daysOf('aaaaabc aaaaabc aaaaabc', off))).toEqual(['a 12345', 'b 6', 'c 0']);
    expect(tablesOf(daysOf('aaaaabc aaaasbc aaaaabc', off))).toEqual([
      'a 12345',
      'b 6',
      'c 0',
      's school-day-off',
    ]);
  });

  it('leave a single odd day out, and name it', () => {
    const sheet = sheetDaysOn(daysOf('aaaaabc aaxaabc aaaaabc'), monday);
    expect(sheet?.exceptions).toEqual(['2026-10-28']);
    expect([sheet?.from, sheet?.to]).toEqual([monday, '2026-11-08']);
  });
});

describe('the days of a sheet', () => {
  it('end where the line changes inside the period, each weekday in its turn', () => {
    const days = daysOf('aaaaabc aaaaabc aaddddd ddddddd ddddddd'.replaceAll(' ', ''));
    expect(sheetDaysOn(days, monday)).toMatchObject({ from: monday, to: '2026-11-03' });
    expect(sheetDaysOn(days, '2026-11-05')).toMatchObject({ from: '2026-11-04', to: '2026-11-22' });
  });

  it('do not end with one odd last day', () => {
    expect(sheetDaysOn(daysOf('aaaaabc aaaaabc aaaax'), monday)).toMatchObject({
      to: '2026-11-06',
      exceptions: ['2026-11-06'],
    });
  });

  it('are none outside of the calendar', () => {
    expect(sheetDaysOn(daysOf('aaaaabc'), '2026-12-01')).toBeUndefined();
    expect(sheetDaysOn(daysOf('aaaaabc'), '2026-10-01')).toBeUndefined();
    expect(sheetDaysOn([], monday)).toBeUndefined();
  });

  it('hold every day between them: in a table, without service, or named', () => {
    const kinds: readonly SheetDay['kind'][] = ['weekday', 'holiday', 'school-day-off'];
    const someDay = fc.record({ letter: fc.constantFrom(...'aaaab-'), kind: fc.constantFrom(...kinds) });
    fc.assert(
      fc.property(fc.array(someDay, { minLength: 1, maxLength: 80 }), fc.nat(79), (drawn, asked) => {
        const days = drawn.map(({ letter, kind }, place) => ({
          date: addDays(monday, place),
          kind,
          trips: letter === '-' ? 0 : 1,
          fingerprint: letter,
        }));
        const date = addDays(monday, asked % days.length);
        const sheet = sheetDaysOn(days, date);
        if (!sheet) throw new Error('a day of the calendar has a sheet');
        expect(sheet.from <= date && date <= sheet.to).toBe(true);
        const told = new Set(sheet.tables.map(({ fingerprint }) => fingerprint));
        for (const day of days.filter((each) => each.date >= sheet.from && each.date <= sheet.to))
          expect(day.trips === 0 || told.has(day.fingerprint) || sheet.exceptions.includes(day.date)).toBe(
            true,
          );
        const named = [...sheet.tables.flatMap(({ classes }) => classes), ...sheet.idle];
        expect(new Set(named).size).toBe(named.length);
        expect(named.every((each) => dayClasses.includes(each))).toBe(true);
      }),
      cases(300),
    );
  });
});

describe('the part of a period that a sheet is made of', () => {
  it('is the whole period, up to a little more than a year', () => {
    const period = { from: '2025-12-20', to: '2026-12-25' };
    expect(sheetPart(period, '2026-06-01')).toEqual(period);
  });

  it('is the calendar year of the day in a longer one', () => {
    const period = { from: '2024-03-01', to: '2028-10-31' };
    expect(sheetPart(period, '2026-11-15')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(sheetPart(period, '2024-03-01')).toEqual({ from: '2024-03-01', to: '2024-12-31' });
    expect(sheetPart(period, '2028-10-31')).toEqual({ from: '2028-01-01', to: '2028-10-31' });
  });
});
