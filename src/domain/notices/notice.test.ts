import { describe, expect, it } from 'vitest';
import type { Effect } from './effect.ts';
import {
  effectivePeriod,
  listPromoted,
  isFollowed,
  isInForce,
  isStorm,
  phaseOf,
  sortByWeight,
  type Notice,
} from './notice.ts';
import type { Severity } from './severity.ts';

const notice = (id: string, severity: Severity = 'moyen', more: Partial<Notice> = {}): Notice => ({
  id,
  source: 'content',
  title: id,
  severity,
  general: false,
  effects: [],
  lines: [],
  lineIds: [],
  ...more,
});

const effect = (period: Effect['period']): Effect => ({
  kind: 'other',
  period,
  lines: [],
  stops: [],
  trips: [],
});

describe('the weight of notices', () => {
  it('is their severity, then what was said last; equals keep their order', () => {
    const notices = [
      notice('a', 'standard', { changedMs: 9 }),
      notice('b', 'moyen', { changedMs: 1 }),
      notice('c', 'eleve'),
      notice('d', 'moyen', { changedMs: 2 }),
      notice('e', 'faible'),
      notice('f', 'faible'),
    ];
    expect(sortByWeight(notices).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'e', 'f', 'a']);
  });
});

describe('the notices that riders should know of', () => {
  it('are those in force now, the gravest first', () => {
    const notices = [
      notice('faible', 'faible'),
      notice('over', 'eleve', { postedUntilMs: 100 }),
      notice('to come', 'eleve', { postedFromMs: 101 }),
      notice('planned', 'eleve', { effects: [effect({ fromMs: 101 })] }),
      notice('moyen', 'moyen', { postedFromMs: 100, postedUntilMs: 101 }),
    ];
    expect(listPromoted(notices, 100).map(({ id }) => id)).toEqual(['moyen', 'faible']);
  });

  it('are none when all is well', () => {
    expect(listPromoted([], 100)).toEqual([]);
    expect(listPromoted([notice('information', 'standard')], 100)).toEqual([]);
  });
});

describe('the phase of a notice', () => {
  const posted = { postedFromMs: 10, postedUntilMs: 100 };
  it.each([
    ['without effects', {}, 50, 'in-force'],
    ['without dates in its effects', { effects: [effect({})] }, 50, 'in-force'],
    ['before its effects', { effects: [effect({ fromMs: 60, untilMs: 70 })] }, 50, 'planned'],
    ['during one of them', { effects: [effect({ fromMs: 60 }), effect({ untilMs: 55 })] }, 50, 'in-force'],
    ['between two of them', { effects: [effect({ untilMs: 40 }), effect({ fromMs: 60 })] }, 50, 'planned'],
    ['at the first instant', { effects: [effect({ fromMs: 50 })] }, 50, 'in-force'],
    ['at the instant of its end', { effects: [effect({ untilMs: 50 })] }, 50, 'ended'],
  ])('%s', (_name, more, at, phase) => {
    expect(phaseOf(notice('a', 'moyen', { ...posted, ...more }), at)).toBe(phase);
  });

  it('counts for riders only while it is posted', () => {
    const open = notice('a', 'moyen', { postedUntilMs: 50, effects: [effect({ untilMs: 90 })] });
    expect([isInForce(open, 49), isInForce(open, 50)]).toEqual([true, false]);
  });

  it('lasts from the first effect to the last, as far as they have dates', () => {
    const effects = [effect({ fromMs: 5, untilMs: 7 }), effect({ fromMs: 3, untilMs: 4 })];
    expect(effectivePeriod(notice('a', 'moyen', { effects }))).toEqual({ fromMs: 3, untilMs: 7 });
    expect(effectivePeriod(notice('a', 'moyen', { effects: [effect({})] }))).toEqual({});
  });
});

describe('a storm', () => {
  it.each([
    ['weather', 'moyen', true],
    ['weather', 'eleve', true],
    ['weather', 'faible', false],
    ['works', 'eleve', false],
    [undefined, 'eleve', false],
  ] as const)('%s, %s: %s', (cause, severity, expected) => {
    expect(isStorm({ cause, severity })).toBe(expected);
  });
});

describe('what a member follows', () => {
  const following = { general: true, lineIds: ['r1'] };
  it.each([
    ['a line chosen', { lineIds: ['r1', 'r2'] }, true],
    ['another line', { lineIds: ['r2'] }, false],
    ['what is for everyone', { general: true }, true],
  ])('%s', (_name, more, expected) => {
    expect(isFollowed(notice('a', 'moyen', more), following)).toBe(expected);
    expect(isFollowed(notice('a', 'moyen', { general: true }), { ...following, general: false })).toBe(false);
  });
});
