import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentIn } from '#lib/time/moment-in.ts';
import { cases } from '#tests/support/cases.ts';
import { opennessAt } from './open-now.ts';
import { parseOpeningHours, type OpeningHours } from './opening-hours.ts';

const hoursOf = (text: string): OpeningHours => {
  const hours = parseOpeningHours(text);
  if (!hours) throw new Error(`no hours: ${text}`);
  return hours;
};
/** On the clock of the operator; the 16th of November 2026 is a Monday. */
const at = (local: string) => ({ at: Date.parse(`${local}:00-05:00`), local });
const noHolidays = () => false;
const open = (text: string, local: string, isHoliday: (day: string) => boolean = noHolidays) =>
  opennessAt(hoursOf(text), at(local), isHoliday);

describe('opening hours', () => {
  it('are read by day, with later rules in place of earlier ones', () => {
    expect(hoursOf('Mo-Su 08:00-21:00; Su 09:00-18:00; PH off')).toEqual({
      week: [[{ from: 540, until: 1080 }], ...Array.from({ length: 6 }, () => [{ from: 480, until: 1260 }])],
      holidays: [],
    });
    expect(hoursOf('Fr-Mo 09:00-12:00,13:00-16:00').week.map((spans) => spans.length)).toEqual([
      2, 2, 0, 0, 0, 2, 2,
    ]);
  });

  it.each([
    '',
    'toujours',
    'Mo',
    'Mo 7-18',
    'Mo 25:00-26:00',
    'Xx 08:00-09:00',
    'Mo-Fr-Su 08:00-09:00',
    'Mo 08:00-09:00;',
  ])('are none where they are not written that way: %j', (text) =>
    expect(parseOpeningHours(text)).toBeUndefined(),
  );

  it('never fail, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const hours = parseOpeningHours(text);
        expect(hours?.week.length ?? 7).toBe(7);
      }),
      cases(500),
    );
  });
});

describe('a place', () => {
  const counter = 'Mo-Fr 07:00-18:00; Sa 09:00-16:00; PH off';

  it('is open from its first minute until the one it closes at', () => {
    expect(open(counter, '2026-11-16T06:59')).toEqual({
      kind: 'closed',
      opens: { day: '2026-11-16', minute: 420 },
    });
    expect(open(counter, '2026-11-16T07:00')).toEqual({
      kind: 'open',
      until: { day: '2026-11-16', minute: 1080 },
    });
    expect(open(counter, '2026-11-16T17:59').kind).toBe('open');
    expect(open(counter, '2026-11-16T18:00')).toEqual({
      kind: 'closed',
      opens: { day: '2026-11-17', minute: 420 },
    });
  });

  it('that closed on Saturday opens on Monday', () => {
    expect(open(counter, '2026-11-21T16:30')).toEqual({
      kind: 'closed',
      opens: { day: '2026-11-23', minute: 420 },
    });
  });

  it('that closes after midnight is still open then', () => {
    const late = 'Th-Sa 18:00-02:00';
    expect(open(late, '2026-11-22T01:59')).toEqual({
      kind: 'open',
      until: { day: '2026-11-22', minute: 120 },
    });
    expect(open(late, '2026-11-21T23:00')).toEqual({
      kind: 'open',
      until: { day: '2026-11-22', minute: 120 },
    });
    expect(open(late, '2026-11-22T02:00').kind).toBe('closed');
    expect(open(late, '2026-11-19T01:00').kind).toBe('closed');
  });

  it('keeps the hours of holidays on a holiday, and says nothing where nobody has told them', () => {
    const isHoliday = (day: string) => day === '2026-11-16';
    expect(open(counter, '2026-11-16T10:00', isHoliday)).toEqual({
      kind: 'closed',
      opens: { day: '2026-11-17', minute: 420 },
    });
    expect(open('Mo-Fr 07:00-18:00', '2026-11-16T10:00', isHoliday)).toEqual({ kind: 'holiday' });
    expect(open('Mo-Fr 07:00-18:00', '2026-11-15T10:00', isHoliday)).toEqual({ kind: 'closed' });
    expect(open('Mo-Su,PH 06:00-23:00', '2026-11-16T10:00', isHoliday).kind).toBe('open');
    // The night before a holiday goes on into it.
    expect(open('Su 18:00-02:00', '2026-11-16T01:00', isHoliday).kind).toBe('open');
  });

  it('that never closes is always open, on holidays too', () => {
    expect(open('24/7', '2026-11-16T03:00', () => true)).toEqual({ kind: 'always' });
    expect(open('Mo-Su 00:00-24:00', '2026-11-16T03:00')).toEqual({ kind: 'always' });
  });

  it('that never opens says no hour', () => {
    expect(open('Mo off', '2026-11-16T03:00')).toEqual({ kind: 'closed' });
  });

  it('goes by the clock of the operator when the clocks change', () => {
    // On the 1st of November 2026 the hour from 1 to 2 comes twice.
    const [first, second] = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((text) =>
      opennessAt(hoursOf('Sa 20:00-02:00'), momentIn('America/New_York', Date.parse(text)), noHolidays),
    );
    expect([first?.kind, second?.kind]).toEqual(['open', 'open']);
  });
});
