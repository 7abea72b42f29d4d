import { describe, expect, it } from 'vitest';
import type { DayKind, LineDay } from '#domain/line-sheet.ts';
import { chipsOf, daysToCompare } from './line-days.server.ts';

const kinds: readonly DayKind[] = [
  'sunday',
  'weekday',
  'weekday',
  'weekday',
  'weekday',
  'weekday',
  'saturday',
];
const autumn = { from: '2026-08-22', to: '2026-11-27', name: 'Automne 2026' };
const winter = { from: '2026-11-28', to: '2027-03-14', name: 'Hiver 2027' };

/** From Monday, November 16 on. */
function days(count: number, change: (day: LineDay) => Partial<LineDay> = () => ({})): LineDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 16 + index)).toISOString().slice(0, 10);
    const kind = kinds[new Date(date).getUTCDay()] ?? 'weekday';
    const day = { date, kind, trips: 10, directions: [], period: date < winter.from ? autumn : winter };
    return { ...day, ...change(day) };
  });
}

describe('the days that can be chosen', () => {
  it('are fourteen, those of a new period marked, those without a bus too', () => {
    const { days: chips, period } = chipsOf(days(35, ({ kind }) => (kind === 'sunday' ? { trips: 0 } : {})));
    expect(chips).toHaveLength(14);
    expect(chips.filter(({ isNewPeriod }) => isNewPeriod).map(({ date }) => date)).toEqual([
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(chips.filter(({ isEmpty }) => isEmpty).map(({ date }) => date)).toEqual([
      '2026-11-22',
      '2026-11-29',
    ]);
    expect(period).toEqual({ name: 'Hiver 2027', from: '2026-11-28' });
  });

  it('have no mark where the period goes on', () => expect(chipsOf(days(5)).period).toBeUndefined());
});

describe('the days that are compared', () => {
  const datesOf = (...question: Parameters<typeof daysToCompare>) => {
    const compared = daysToCompare(...question);
    return compared && [compared.before.date, compared.after.date];
  };

  it('are the last of its kind before the change and the first after it', () => {
    expect(datesOf(days(35), '2026-11-16')).toEqual(['2026-11-27', '2026-11-30']);
    expect(datesOf(days(35), '2026-11-21')).toEqual(['2026-11-21', '2026-11-28']);
  });

  it('are weekdays where the line does not run on such a day, or the day is a holiday', () => {
    const onlyWeek = days(35, ({ kind }) => (kind === 'weekday' ? {} : { trips: 0 }));
    expect(datesOf(onlyWeek, '2026-11-21')).toEqual(['2026-11-27', '2026-11-30']);
    const holiday = days(35, ({ date }) => (date === '2026-11-16' ? { kind: 'holiday' } : {}));
    expect(datesOf(holiday, '2026-11-16')).toEqual(['2026-11-27', '2026-11-30']);
  });

  it('are none once the new period has begun, or where none is near', () => {
    expect(datesOf(days(35), '2026-11-28')).toBeUndefined();
    expect(datesOf(days(5), '2026-11-16')).toBeUndefined();
  });
});
