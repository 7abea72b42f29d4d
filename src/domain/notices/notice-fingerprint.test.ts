import { describe, expect, it } from 'vitest';
import { hoursOf, inBoth, someEffect } from '#tests/support/telling.ts';
import { fingerprintOf, isSameFor } from './notice-fingerprint.ts';
import type { NoticeDetail } from './notice.ts';

const effect = someEffect(
  { fromMs: 10, untilMs: 20, weekdays: [1, 2], hours: hoursOf(6, 9) },
  {
    lines: [{ number: '7' }, { number: '8' }],
    stops: [{ code: '1001', replacement: '1002' }, { code: '1003' }],
  },
);
const updates = [
  { atMs: 1, text: 'Le détour est prolongé.' },
  { atMs: 2, text: 'La rue rouvre demain.' },
];
const full = {
  title: 'Détour sur la 7',
  summary: 'Prenez la 8.',
  dates: 'Du lundi au mardi',
  effects: [effect, someEffect({}, { kind: 'delay', minutes: 5 })],
  lines: [{ number: '7' }, { number: '8' }],
  updates,
} satisfies Partial<NoticeDetail>;
const print = (more: Partial<NoticeDetail> = {}) => fingerprintOf(inBoth({ ...full, ...more }));
const withEffect = (more: Partial<typeof effect>) => ({
  effects: [{ ...effect, ...more }, ...full.effects.slice(1)],
});
const withPeriod = (more: object) => withEffect({ period: { ...effect.period, ...more } });

describe('the fingerprint of a notice', () => {
  it.each<[string, Partial<NoticeDetail>]>([
    ['its title', { title: 'Détour sur la 8' }],
    ['its severity', { severity: 'eleve' }],
    ['whether it is for everyone', { general: true }],
    ['its lines', { lines: [{ number: '7' }] }],
    ['its summary', { summary: 'Prenez la 9.' }],
    ['its dates in words', { dates: 'Lundi' }],
    ['an update', { updates: [...updates, { atMs: 3, text: 'La rue est rouverte.' }] }],
    ['the words of the last update', { updates: [{ atMs: 2, text: 'La rue rouvre ce soir.' }] }],
    ['an effect less', { effects: [effect] }],
    ['what an effect does', withEffect({ kind: 'stops-closed' })],
    ['when an effect begins', withPeriod({ fromMs: 11 })],
    ['when an effect ends', withPeriod({ untilMs: 21 })],
    ['the days of an effect', withPeriod({ weekdays: [1] })],
    ['the hours of an effect', withPeriod({ hours: hoursOf(6, 10) })],
    ['the lines of an effect', withEffect({ lines: [{ number: '7' }] })],
    ['the direction of a line', withEffect({ lines: [{ number: '7', direction: '0' }, { number: '8' }] })],
    ['a closed stop', withEffect({ stops: [...effect.stops, { code: '1004' }] })],
    ['where to board instead', withEffect({ stops: [{ code: '1001' }, { code: '1003' }] })],
    ['the trips', withEffect({ trips: ['t1'] })],
    ['the minutes', withEffect({ minutes: 4 })],
    ['the end, where effects have none', { postedUntilMs: 99 }],
  ])('changes with %s', (_name, more) => {
    expect(print(more)).not.toBe(print());
  });

  it.each<[string, Partial<NoticeDetail>]>([
    ['when it was saved', { changedMs: 5, createdMs: 4 }],
    ['its address', { path: '/avis/1', number: 12 }],
    ['when it was first posted', { postedFromMs: 3 }],
    ['an update that is not the last', { updates: [{ atMs: 1, text: 'Autre chose.' }, ...updates.slice(1)] }],
    ['the order of updates', { updates: updates.toReversed() }],
    ['the order of effects', { effects: full.effects.toReversed() }],
    [
      'the order of lines and stops',
      { ...withEffect({ lines: effect.lines.toReversed(), stops: effect.stops.toReversed() }) },
    ],
    ['the order of days', withPeriod({ weekdays: [2, 1] })],
    ['the order of its lines', { lines: full.lines.toReversed() }],
    ['spaces', { title: ' Détour  sur\u00a0la 7\n' }],
    ['how accents are encoded', { title: full.title.normalize('NFD') }],
    ['the end of its posting, where effects have theirs', { effects: [effect], postedUntilMs: 99 }],
  ])('does not change with %s', (name, more) => {
    const base = name.startsWith('the end of') ? print({ effects: [effect] }) : print();
    expect(print(more)).toBe(base);
  });

  it('changes for the readers of a language alone where a translation does', () => {
    const before = fingerprintOf(inBoth(full));
    const after = fingerprintOf(inBoth(full, { ...full, title: 'Route 7 detour' }));
    expect(after).not.toBe(before);
    expect([isSameFor('fr', before, after), isSameFor('en', before, after)]).toEqual([true, false]);
  });

  it('is short, whatever is written', () => {
    const long = { title: 'a'.repeat(100_000), summary: '\u0000\ud800-"' };
    expect(print(long)).toMatch(/^[0-9a-f]{16}-[0-9a-f]{16}$/);
  });
});
