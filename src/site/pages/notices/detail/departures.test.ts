import { describe, expect, it } from 'vitest';
import type { DayKind } from '#domain/line-sheet.ts';
import { groupDepartures } from './departures.ts';

const at = { at: 0, local: '2026-11-16T06:00' };
const day = (kind: DayKind, departureCount: number) => ({
  kind,
  departureCount,
  cancelledCount: 0,
  first: at,
  last: at,
});
const direction = (number: string, ...days: ReturnType<typeof day>[]) => ({
  number,
  serviceTypeCode: 1,
  direction: '0',
  towards: 'Gare',
  days,
});

describe('the departures a notice touches', () => {
  it('are told by kind of day, the usual week first, the busiest line first', () => {
    const grouped = groupDepartures([
      direction('1', day('sunday', 5), day('weekday', 10)),
      direction('803', day('weekday', 136)),
    ]);
    const told = grouped.map(({ kind, rows }) => [kind, rows.map(({ number }) => number)]);
    expect(told).toEqual([
      ['weekday', ['803', '1']],
      ['sunday', ['1']],
    ]);
  });

  it('are none where it touches none', () => expect(groupDepartures([])).toEqual([]));
});
