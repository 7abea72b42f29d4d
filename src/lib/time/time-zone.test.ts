import { describe, expect, it } from 'vitest';
import { isTimeZone, showSameTime } from './time-zone.ts';

describe('a time zone', () => {
  it.each(['America/Halifax', 'america/halifax', 'Asia/Kathmandu', 'UTC', 'Etc/GMT+5', 'EST5EDT'])(
    'may be called %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each(['', 'Halifax', 'America/Halifx', '-04:00', 'GMT-4', '2026-01-01T00:00[America/Halifax]', 'Z'])(
    'is not called “%s”',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  const from = Date.UTC(2026, 7, 20);
  const until = Date.UTC(2026, 11, 18);

  it.each([
    ['America/Montreal', 'America/New_York', true],
    ['America/Halifax', 'America/New_York', false],
    // The same until clocks go back in November, which Regina's never do.
    ['America/Regina', 'America/Denver', false],
    ['America/Regina', 'America/Regina', true],
    ['UTC', 'Africa/Abidjan', true],
  ])('of %s and one of %s: %s', (one, other, isSame) => {
    expect([showSameTime(one, other, { from, until }), showSameTime(other, one, { from, until })]).toEqual([
      isSame,
      isSame,
    ]);
  });

  it('is compared over the stretch alone', () => {
    // In winter both are seven hours behind Greenwich, in summer only one of them.
    const winter = { from: Date.UTC(2026, 10, 15), until: Date.UTC(2027, 1, 15) };
    expect(showSameTime('America/Phoenix', 'America/Denver', winter)).toBe(true);
    expect(showSameTime('America/Phoenix', 'America/Denver', { ...winter, from })).toBe(false);
  });
});
